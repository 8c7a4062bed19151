/* An extension's calendar clock can be set, so that the provider's own `Date()` says what the host's clock says.
 *
 * The dynamic linker looks a name up in the libraries in the order they were asked for, and the SDK's stands before libc; so these
 * definitions are found first, by Foundation too. The monotonic clocks are untouched: timers and timeouts keep real time. */
#define _GNU_SOURCE
#include "VirtualClock.h"

#include "ClockFile.h"

#include <dlfcn.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/time.h>
#include <time.h>

static _Atomic int is_fixed;
static _Atomic long long fixed_nanoseconds;

void vitrine_clock_fix(double seconds) {
  atomic_store(&fixed_nanoseconds, (long long)(seconds * 1e9));
  atomic_store(&is_fixed, 1);
}

void vitrine_clock_release(void) { atomic_store(&is_fixed, 0); }

/* Sets the clock before anything of the program has run: `VITRINE_CLOCK=fixed:SECONDS` stops it, `VITRINE_CLOCK=file:PATH` leaves it
 * to the host, which writes that file. */
__attribute__((constructor)) static void read_environment(void) {
  const char *value = getenv("VITRINE_CLOCK");
  if (!value) return;
  if (strncmp(value, "fixed:", 6) == 0) vitrine_clock_fix(strtod(value + 6, NULL));
  if (strncmp(value, "file:", 5) == 0) vitrine_clock_file_open(value + 5);
}

static int real_clock_gettime(clockid_t clock, struct timespec *time) {
  static int (*_Atomic real)(clockid_t, struct timespec *);
  if (!real) real = (int (*)(clockid_t, struct timespec *))dlsym(RTLD_NEXT, "clock_gettime");
  return real(clock, time);
}

/* Nanoseconds since 1970 that the clock was set to; 0 where it goes as the machine's. */
static int set_nanoseconds(long long *now) {
  if (atomic_load(&is_fixed)) {
    *now = atomic_load(&fixed_nanoseconds);
    return 1;
  }
  if (!vitrine_clock_file_is_open()) return 0;
  struct timespec monotonic;
  if (real_clock_gettime(CLOCK_MONOTONIC, &monotonic) != 0) return 0;
  return vitrine_clock_file_read(monotonic.tv_sec * 1000000000LL + monotonic.tv_nsec, now);
}

int clock_gettime(clockid_t clock, struct timespec *time) {
  long long now;
  if ((clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE) && set_nanoseconds(&now)) {
    time->tv_sec = now / 1000000000;
    time->tv_nsec = now % 1000000000;
    if (time->tv_nsec < 0) {
      time->tv_nsec += 1000000000;
      time->tv_sec -= 1;
    }
    return 0;
  }
  return real_clock_gettime(clock, time);
}

int gettimeofday(struct timeval *restrict time, void *restrict zone) {
  struct timespec now;
  (void)zone;
  int result = clock_gettime(CLOCK_REALTIME, &now);
  if (result == 0 && time) {
    time->tv_sec = now.tv_sec;
    time->tv_usec = now.tv_nsec / 1000;
  }
  return result;
}

time_t time(time_t *result) {
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  if (result) *result = now.tv_sec;
  return now.tv_sec;
}
