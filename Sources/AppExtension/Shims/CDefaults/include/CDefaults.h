#ifndef VITRINE_C_DEFAULTS_H
#define VITRINE_C_DEFAULTS_H

/// Writes every user default that was set since the last call to its file. On Apple's systems a daemon keeps them as they are set;
/// Foundation on Linux keeps them in memory until `synchronize()`, which nobody has called since 2013.
void vitrine_defaults_flush(void);

/// Lets go what is known of the user defaults that were read, so that what another process of the App Group has set since is read from the
/// files. An app's process does so by itself, and writes at once.
void vitrine_defaults_refresh(void);

/// Tells on standard error where the program was, when it crashes: for the host, which makes functions and lines of it.
void vitrine_crash_frames(void);

#endif
