#define _GNU_SOURCE
#include "CDefaults.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stddef.h>

// Stands before Foundation's function of the same name, which `UserDefaults.set` calls, and notes whose defaults have changed.

typedef const void *CFTypeRef;
typedef CFTypeRef (*Retain)(CFTypeRef);
typedef void (*Release)(CFTypeRef);
typedef unsigned char (*Equal)(CFTypeRef, CFTypeRef);
typedef void (*Set)(CFTypeRef, CFTypeRef, CFTypeRef);
typedef unsigned char (*Synchronize)(CFTypeRef);

enum { most_suites = 64 };
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static CFTypeRef changed[most_suites];
static size_t changed_count;

static void *next(const char *name) { return dlsym(RTLD_NEXT, name); }

/// Whether the suite is noted now; there is no room for more than 64 at once.
static int note(CFTypeRef suite) {
  Equal equal = (Equal)next("CFEqual");
  Retain retain = (Retain)next("CFRetain");
  if (!equal || !retain) return 0;
  int noted = 1;
  pthread_mutex_lock(&lock);
  for (size_t i = 0; i < changed_count; i++) {
    if (equal(changed[i], suite)) goto done;
  }
  if (changed_count < most_suites) {
    changed[changed_count++] = retain(suite);
  } else {
    noted = 0;
  }
done:
  pthread_mutex_unlock(&lock);
  return noted;
}

void CFPreferencesSetAppValue(CFTypeRef key, CFTypeRef value, CFTypeRef suite) {
  Set set = (Set)next("CFPreferencesSetAppValue");
  if (!set) return;
  set(key, value, suite);
  if (suite && !note(suite)) {
    Synchronize synchronize = (Synchronize)next("CFPreferencesAppSynchronize");
    if (synchronize) synchronize(suite);
  }
}

void vitrine_defaults_flush(void) {
  Synchronize synchronize = (Synchronize)next("CFPreferencesAppSynchronize");
  Release release = (Release)next("CFRelease");
  if (!synchronize || !release) return;
  CFTypeRef suites[most_suites];
  pthread_mutex_lock(&lock);
  size_t count = changed_count;
  for (size_t i = 0; i < count; i++) suites[i] = changed[i];
  changed_count = 0;
  pthread_mutex_unlock(&lock);
  for (size_t i = 0; i < count; i++) {
    synchronize(suites[i]);
    release(suites[i]);
  }
}
