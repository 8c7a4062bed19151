#ifndef VITRINE_DEFAULTS_FILE_H
#define VITRINE_DEFAULTS_FILE_H

#include <limits.h>
#include <sys/stat.h>

/// The file of a suite while it is read and written anew.
struct defaults_file {
  /// Holds the lock; below zero where there is none.
  int lock;
  /// Empty where it is not known.
  char path[PATH_MAX];
  struct stat before;
};

/// Waits until no other process reads or writes user defaults, and makes Foundation read the file if another has written one.
struct defaults_file vitrine_defaults_begin(const void *suite);

/// Lets others go on, and lets them know if the file is another: `has_set` where this process had set something.
void vitrine_defaults_end(struct defaults_file *file, int has_set);

#endif
