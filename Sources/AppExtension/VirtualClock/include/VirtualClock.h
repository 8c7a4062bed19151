#ifndef VITRINE_VIRTUAL_CLOCK_H
#define VITRINE_VIRTUAL_CLOCK_H

/* Puts the process's calendar clock at `seconds` since 1970 and stops it there. Every `Date()` of the extension reads it. */
void vitrine_clock_fix(double seconds);

/* Lets the calendar clock run as the machine's again. */
void vitrine_clock_release(void);

#endif
