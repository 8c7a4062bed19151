#define _GNU_SOURCE
#include "DefaultsFile.h"

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <time.h>
#include <unistd.h>

// Foundation reads a suite's file, puts in what this process has set, and writes it, without a lock: of two processes that do so at once, one
// loses what it has set. And it reads a file only if its time of change is not before the last look, although a file's time is some
// milliseconds behind the clock, and the clock of a process may be a virtual one.
//
// So there is a lock on a file beside them, `.defaults.lock`, which holds how often anything was written (8 bytes). A process that finds another
// number than it left gives the file a time that its own clock has not reached, and Foundation reads it.

typedef unsigned char (*GetCString)(const void *, char *, long, unsigned);
enum { utf8 = 0x08000100, most_files = 64 };

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
/// The number of writes at which a suite's file was last looked at.
static struct {
  char path[PATH_MAX];
  uint64_t writes;
} *known[most_files];

/// What is known of a file; `NULL` where no more can be kept. The mutex is held.
static uint64_t *known_writes(const char *path) {
  for (size_t i = 0; i < most_files; i++) {
    if (!known[i]) {
      known[i] = calloc(1, sizeof *known[i]);
      if (!known[i]) return NULL;
      snprintf(known[i]->path, sizeof known[i]->path, "%s", path);
      known[i]->writes = UINT64_MAX;
    }
    if (strcmp(known[i]->path, path) == 0) return &known[i]->writes;
  }
  return NULL;
}

static uint64_t count_of_writes(int lock) {
  uint64_t count = 0;
  return pread(lock, &count, sizeof count, 0) == sizeof count ? count : 0;
}

/// Where Foundation keeps them on Linux; 0 where the environment says nothing.
static int folder(char *path, size_t size) {
  const char *config = getenv("XDG_CONFIG_HOME"), *fixed = getenv("CFFIXED_USER_HOME"), *home = getenv("HOME");
  int length = 0;
  if (config && config[0] == '/') {
    length = snprintf(path, size, "%s", config);
  } else if (fixed && fixed[0] == '/') {
    length = snprintf(path, size, "%s/.config", fixed);
  } else if (home && home[0] == '/') {
    length = snprintf(path, size, "%s/.config", home);
  }
  return length > 0 && (size_t)length < size;
}

struct defaults_file vitrine_defaults_begin(const void *suite) {
  struct defaults_file file = {.lock = -1};
  char place[PATH_MAX], lock[PATH_MAX], name[NAME_MAX + 1];
  if (!folder(place, sizeof place)) return file;
  int length = snprintf(lock, sizeof lock, "%s/.defaults.lock", place);
  if (length <= 0 || (size_t)length >= sizeof lock) return file;
  const int flags = O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW;
  file.lock = open(lock, flags, 0600);
  if (file.lock < 0 && errno == ENOENT && mkdir(place, 0700) == 0) file.lock = open(lock, flags, 0600);
  if (file.lock < 0) return file;
  while (flock(file.lock, LOCK_EX) != 0 && errno == EINTR) continue;
  GetCString text = (GetCString)dlsym(RTLD_DEFAULT, "CFStringGetCString");
  if (!text || !text(suite, name, sizeof name, utf8) || strchr(name, '/')) return file;
  length = snprintf(file.path, sizeof file.path, "%s/%s.plist", place, name);
  if (length <= 0 || (size_t)length >= sizeof file.path) file.path[0] = 0;
  if (!file.path[0]) return file;

  uint64_t writes = count_of_writes(file.lock);
  pthread_mutex_lock(&mutex);
  uint64_t *known = known_writes(file.path);
  int is_new = !known || *known != writes;
  if (known) *known = writes;
  pthread_mutex_unlock(&mutex);
  if (is_new) {
    struct timespec times[2] = {{.tv_nsec = UTIME_OMIT}};
    clock_gettime(CLOCK_REALTIME, &times[1]);
    times[1].tv_sec += 1;
    utimensat(AT_FDCWD, file.path, times, AT_SYMLINK_NOFOLLOW);
  }
  if (stat(file.path, &file.before) != 0) memset(&file.before, 0, sizeof file.before);
  return file;
}

void vitrine_defaults_end(struct defaults_file *file, int has_set) {
  if (file->lock < 0) return;
  struct stat after;
  memset(&after, 0, sizeof after);
  if (file->path[0] && stat(file->path, &after) != 0) memset(&after, 0, sizeof after);
  if (has_set || after.st_mtim.tv_sec != file->before.st_mtim.tv_sec ||
      after.st_mtim.tv_nsec != file->before.st_mtim.tv_nsec || after.st_size != file->before.st_size) {
    uint64_t writes = count_of_writes(file->lock) + 1;
    ssize_t written = pwrite(file->lock, &writes, sizeof writes, 0);
    (void)written;
    // What this process has written it need not read again.
    pthread_mutex_lock(&mutex);
    uint64_t *known = file->path[0] ? known_writes(file->path) : NULL;
    if (known && *known == writes - 1) *known = writes;
    pthread_mutex_unlock(&mutex);
  }
  close(file->lock);
}
