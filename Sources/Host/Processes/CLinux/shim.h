// Calls of the GNU C library that Swift's Glibc module leaves out, declared as in its manual.
#ifndef VITRINE_CLINUX_H
#define VITRINE_CLINUX_H

#include <fts.h>
#include <spawn.h>
#include <sys/socket.h>
#include <unistd.h>

// Closes every descriptor from `from` up in the child (glibc 2.34).
int posix_spawn_file_actions_addclosefrom_np(posix_spawn_file_actions_t *actions, int from);

// A pipe that a program started at the same time on another thread does not inherit.
int pipe2(int ends[2], int flags);

// Accepts a connection with such a descriptor.
int accept4(int socket, struct sockaddr *address, socklen_t *length, int flags);

#endif
