#define _GNU_SOURCE
#include "ClockFile.h"

#include <errno.h>
#include <fcntl.h>
#include <math.h>
#include <stdatomic.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* A number that programs do not meet when they close what they have opened. */
enum { least_descriptor = 400, tries = 64 };

static const char magic[8] = "VTRCLK1";
static const double most_rate = 1e6;
/* 146 years on either side of 1970: no sum of two such numbers overflows. */
static const int64_t most_nanoseconds = INT64_MAX / 2;

static _Atomic int descriptor = -1;

/* What was last read whole. Readers of a write halfway, or of a damaged file, fall back to it. */
static struct vitrine_clock_file last_good;
static _Atomic int has_last_good;
static atomic_flag is_keeping = ATOMIC_FLAG_INIT;

void vitrine_clock_file_open(const char *path) {
  int opened = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK);
  if (opened < 0) return;
  struct stat status;
  if (fstat(opened, &status) == 0 && S_ISREG(status.st_mode)) {
    int kept = fcntl(opened, F_DUPFD_CLOEXEC, least_descriptor);
    /* Under a low limit of descriptors there is no such number. */
    if (kept < 0) kept = fcntl(opened, F_DUPFD_CLOEXEC, 0);
    atomic_store(&descriptor, kept);
  }
  close(opened);
}

int vitrine_clock_file_is_open(void) { return atomic_load(&descriptor) >= 0; }

static int is_sound(const struct vitrine_clock_file *file) {
  return memcmp(file->magic, magic, sizeof magic) == 0 && file->first == file->last && isfinite(file->rate) &&
         file->rate >= 0 && file->rate <= most_rate && file->base > -most_nanoseconds &&
         file->base < most_nanoseconds && file->anchor >= 0 && file->anchor < most_nanoseconds;
}

/* `read` and not a mapping: a file that was cut short would end a program that reads its mapping. */
static int read_sound(struct vitrine_clock_file *file) {
  int file_descriptor = atomic_load(&descriptor);
  for (int attempt = 0; attempt < tries; attempt++) {
    if (pread(file_descriptor, file, sizeof *file, 0) != sizeof *file) return 0;
    if (is_sound(file)) return 1;
    /* Only a write halfway is worth another look. */
    if (file->first == file->last) return 0;
  }
  return 0;
}

static void keep(const struct vitrine_clock_file *file) {
  if (atomic_flag_test_and_set_explicit(&is_keeping, memory_order_acquire)) return;
  last_good = *file;
  atomic_store(&has_last_good, 1);
  atomic_flag_clear_explicit(&is_keeping, memory_order_release);
}

static int take_kept(struct vitrine_clock_file *file) {
  if (!atomic_load(&has_last_good)) return 0;
  if (atomic_flag_test_and_set_explicit(&is_keeping, memory_order_acquire)) return 0;
  *file = last_good;
  atomic_flag_clear_explicit(&is_keeping, memory_order_release);
  return 1;
}

/* What counts now. */
static int current(struct vitrine_clock_file *file) {
  int saved = errno;
  int found = read_sound(file);
  if (found) {
    keep(file);
  } else {
    found = take_kept(file);
  }
  errno = saved;
  return found;
}

int vitrine_clock_file_is_offline(void) {
  struct vitrine_clock_file file;
  return vitrine_clock_file_is_open() && current(&file) && file.flags & vitrine_clock_is_offline;
}

int vitrine_clock_file_read(long long monotonic, long long *now) {
  struct vitrine_clock_file file;
  if (!current(&file) || !(file.flags & vitrine_clock_is_set)) return 0;
  double passed = (double)(monotonic - file.anchor) * file.rate;
  double most = (double)most_nanoseconds;
  *now = file.base + (long long)fmax(-most, fmin(most, passed));
  return 1;
}
