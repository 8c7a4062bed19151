#include <stdio.h>
#include <stdlib.h>

// Runs before `main` of every widget extension, and of every app that `vitrine app` starts: each printed line is handed on at once, as
// Xcode's console shows it. Into a pipe, the C library would keep what is printed until 4 KiB are together.
__attribute__((constructor)) static void flush_every_line(void) {
  if (getenv("VITRINE_SOCKET") || getenv("VITRINE_HOST")) setvbuf(stdout, NULL, _IOLBF, 0);
}
