#ifndef VITRINE_CLOCK_FILE_H
#define VITRINE_CLOCK_FILE_H

#include <stdint.h>

/* The file by which the host moves the calendar clock of running extensions, and takes their network away. `ExtensionClock` of the host writes it, whole and with
 * one call; numbers are in the machine's byte order.
 *
 * Both sequences are raised by every write; where they differ, a reader has met a write halfway. */
struct vitrine_clock_file {
  char magic[8];         /* "VTRCLK1" and a zero */
  uint64_t first;        /* sequence */
  int64_t base;          /* nanoseconds since 1970 that the clock showed at `anchor` */
  int64_t anchor;        /* nanoseconds of CLOCK_MONOTONIC */
  double rate;           /* seconds that pass in a real second: 0 stands still, 1 goes on; at most 1e6 */
  uint64_t flags;        /* of the two below */
  uint64_t last;         /* sequence */
};

enum {
  vitrine_clock_is_set = 1,   /* without it: the machine's clock */
  vitrine_clock_is_offline = 2, /* the device has no network */
};

/* Whether the device has no network. */
int vitrine_clock_file_is_offline(void);

/* Opens the file; one that cannot be opened leaves the machine's clock. */
void vitrine_clock_file_open(const char *path);

int vitrine_clock_file_is_open(void);

/* Reads what the clock shows at an instant of CLOCK_MONOTONIC. 0 for the machine's clock: nothing was ever read. A file that has become
 * unreadable counts as it was last: time does not jump in the middle of a program. Safe in signal handlers. */
int vitrine_clock_file_read(long long monotonic, long long *now);

#endif
