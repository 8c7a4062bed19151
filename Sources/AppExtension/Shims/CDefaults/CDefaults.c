#define _GNU_SOURCE
#include "CDefaults.h"
#include "DefaultsFile.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stddef.h>
#include <stdlib.h>
#include <time.h>

// Stands before Foundation's functions of the same names, which `UserDefaults` calls, and notes whose defaults are used and have changed.

typedef const void *CFTypeRef;
typedef CFTypeRef (*Retain)(CFTypeRef);
typedef void (*Release)(CFTypeRef);
typedef unsigned char (*Equal)(CFTypeRef, CFTypeRef);
typedef void (*Set)(CFTypeRef, CFTypeRef, CFTypeRef);
typedef CFTypeRef (*Copy)(CFTypeRef, CFTypeRef);
typedef unsigned char (*Synchronize)(CFTypeRef);

/// VitrineFoundation's, where it is linked: after each default that this process sets, on the thread that sets it; and after a look at the
/// files, which may have shown what another process has set.
__attribute__((weak)) void vitrine_defaults_were_set(void);
__attribute__((weak)) void vitrine_defaults_were_read(void);

enum { most_suites = 64 };
/// Some suites, each once.
struct suites {
  CFTypeRef list[most_suites];
  size_t count;
};
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct suites changed, used;

static void *next(const char *name) { return dlsym(RTLD_NEXT, name); }

/// Whether the suite is noted now; there is no room for more than 64 at once.
static int note(struct suites *suites, CFTypeRef suite) {
  Equal equal = (Equal)next("CFEqual");
  Retain retain = (Retain)next("CFRetain");
  if (!equal || !retain) return 0;
  int noted = 1;
  pthread_mutex_lock(&lock);
  for (size_t i = 0; i < suites->count; i++) {
    if (equal(suites->list[i], suite)) goto done;
  }
  if (suites->count < most_suites) {
    suites->list[suites->count++] = retain(suite);
  } else {
    noted = 0;
  }
done:
  pthread_mutex_unlock(&lock);
  return noted;
}

static void synchronize(CFTypeRef suite, int has_set) {
  Synchronize synchronize = (Synchronize)next("CFPreferencesAppSynchronize");
  if (!synchronize) return;
  struct defaults_file file = vitrine_defaults_begin(suite);
  synchronize(suite);
  vitrine_defaults_end(&file, has_set);
}

/// Whether this process is an app: nobody tells it when to look at what its extensions have set, and when to write what it set.
static int is_app(void) { return getenv("VITRINE_HOST") && !getenv("VITRINE_SOCKET"); }

/// Whether the last look at the files is 50 ms ago, which then is now.
static int is_time_to_look(void) {
  static long long last;
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  long long milliseconds = now.tv_sec * 1000LL + now.tv_nsec / 1000000;
  pthread_mutex_lock(&lock);
  int is_time = milliseconds - last >= 50;
  if (is_time) last = milliseconds;
  pthread_mutex_unlock(&lock);
  return is_time;
}

CFTypeRef CFPreferencesCopyAppValue(CFTypeRef key, CFTypeRef suite) {
  Copy copy = (Copy)next("CFPreferencesCopyAppValue");
  if (!copy) return NULL;
  if (suite) {
    note(&used, suite);
    // The clock is one for all suites, so all are looked at.
    if (is_app() && is_time_to_look()) vitrine_defaults_refresh();
  }
  return copy(key, suite);
}

void CFPreferencesSetAppValue(CFTypeRef key, CFTypeRef value, CFTypeRef suite) {
  Set set = (Set)next("CFPreferencesSetAppValue");
  if (!set) return;
  set(key, value, suite);
  if (suite) {
    note(&used, suite);
    if (is_app() || !note(&changed, suite)) synchronize(suite, 1);
  }
  if (vitrine_defaults_were_set) vitrine_defaults_were_set();
}

/// `UserDefaults.synchronize()`.
unsigned char CFPreferencesAppSynchronize(CFTypeRef suite) {
  Synchronize original = (Synchronize)next("CFPreferencesAppSynchronize");
  if (!original) return 0;
  struct defaults_file file = vitrine_defaults_begin(suite);
  unsigned char done = original(suite);
  vitrine_defaults_end(&file, 1);
  return done;
}

void vitrine_defaults_flush(void) {
  Release release = (Release)next("CFRelease");
  if (!release) return;
  struct suites now;
  pthread_mutex_lock(&lock);
  now = changed;
  changed.count = 0;
  pthread_mutex_unlock(&lock);
  for (size_t i = 0; i < now.count; i++) {
    synchronize(now.list[i], 1);
    release(now.list[i]);
  }
}

void vitrine_defaults_refresh(void) {
  struct suites now;
  pthread_mutex_lock(&lock);
  now = used;
  pthread_mutex_unlock(&lock);
  for (size_t i = 0; i < now.count; i++) synchronize(now.list[i], 0);
  if (now.count > 0 && vitrine_defaults_were_read) vitrine_defaults_were_read();
}
