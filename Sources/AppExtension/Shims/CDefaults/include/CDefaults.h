#ifndef VITRINE_C_DEFAULTS_H
#define VITRINE_C_DEFAULTS_H

/// Writes every user default that was set since the last call to its file. On Apple's systems a daemon keeps them as they are set;
/// Foundation on Linux keeps them in memory until `synchronize()`, which nobody has called since 2013.
void vitrine_defaults_flush(void);

#endif
