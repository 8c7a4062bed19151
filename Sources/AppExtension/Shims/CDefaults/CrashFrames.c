#define _GNU_SOURCE
#include <dlfcn.h>
#include <execinfo.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

// When an extension crashes, tells where it was: a line for each frame, with the file of the code, the offset in it and the
// nearest name. The host makes functions and lines of source of them, so that it takes no time here.
//
//   vitrine-frame <file>+0x<offset> <name or ->

enum { most_frames = 64, stack_bytes = 64 * 1024 };

static void tell(const char *text) {
  ssize_t ignored = write(STDERR_FILENO, text, strlen(text));
  (void)ignored;
}

static void handle(int number, siginfo_t *information, void *context) {
  static volatile sig_atomic_t is_running = 0;
  if (!is_running) {
    is_running = 1;
    void *frames[most_frames];
    int count = backtrace(frames, most_frames);
    for (int index = 0; index < count; index++) {
      Dl_info where;
      if (!dladdr(frames[index], &where) || !where.dli_fname) continue;
      char line[1024];
      snprintf(line, sizeof line, "vitrine-frame %.400s+0x%lx %.500s\n", where.dli_fname,
               (unsigned long)((uintptr_t)frames[index] - (uintptr_t)where.dli_fbase),
               where.dli_sname ? where.dli_sname : "-");
      tell(line);
    }
  }
  // As it would have ended without us.
  signal(number, SIG_DFL);
  raise(number);
}

void vitrine_crash_frames(void) {
  // The first call loads the unwinder, which a crashed process may not be able to.
  void *warm[2];
  backtrace(warm, 2);
  // A view that contains itself leaves no room on the stack.
  stack_t stack = {0};
  stack.ss_sp = mmap(NULL, stack_bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (stack.ss_sp != MAP_FAILED) {
    stack.ss_size = stack_bytes;
    sigaltstack(&stack, NULL);
  }
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_sigaction = handle;
  action.sa_flags = SA_SIGINFO | SA_ONSTACK | SA_NODEFER;
  sigemptyset(&action.sa_mask);
  const int signals[] = {SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV};
  for (size_t index = 0; index < sizeof signals / sizeof *signals; index++) {
    sigaction(signals[index], &action, NULL);
  }
}
