/* A device without network: while the host says so, no new connection is made and no name is found, as in a tunnel. What this machine
 * is to itself (loopback, Unix sockets) stays, and so does the way to the host. */
#define _GNU_SOURCE
#include "ClockFile.h"

#include <arpa/inet.h>
#include <dlfcn.h>
#include <errno.h>
#include <netdb.h>
#include <netinet/in.h>
#include <stdatomic.h>
#include <string.h>
#include <sys/socket.h>

static int leaves_the_machine(const struct sockaddr *address, socklen_t length) {
  if (!address || length < sizeof(sa_family_t)) return 0;
  if (address->sa_family == AF_INET && length >= sizeof(struct sockaddr_in)) {
    uint32_t number = ntohl(((const struct sockaddr_in *)address)->sin_addr.s_addr);
    return number >> 24 != 127;
  }
  if (address->sa_family == AF_INET6 && length >= sizeof(struct sockaddr_in6)) {
    return !IN6_IS_ADDR_LOOPBACK(&((const struct sockaddr_in6 *)address)->sin6_addr);
  }
  return 0;
}

int connect(int descriptor, const struct sockaddr *address, socklen_t length) {
  static int (*_Atomic real)(int, const struct sockaddr *, socklen_t);
  if (leaves_the_machine(address, length) && vitrine_clock_file_is_offline()) {
    errno = ENETUNREACH;
    return -1;
  }
  if (!real) real = (int (*)(int, const struct sockaddr *, socklen_t))dlsym(RTLD_NEXT, "connect");
  return real(descriptor, address, length);
}

/* A name of this machine, or an address, which needs nobody to be asked. */
static int is_known(const char *name, const struct addrinfo *hints) {
  struct in6_addr address;
  return !name || strcmp(name, "localhost") == 0 || (hints && hints->ai_flags & AI_NUMERICHOST) ||
         inet_pton(AF_INET, name, &address) == 1 || inet_pton(AF_INET6, name, &address) == 1;
}

int getaddrinfo(const char *restrict name, const char *restrict service, const struct addrinfo *restrict hints,
                struct addrinfo **restrict result) {
  static int (*_Atomic real)(const char *, const char *, const struct addrinfo *, struct addrinfo **);
  if (!is_known(name, hints) && vitrine_clock_file_is_offline()) return EAI_AGAIN;
  if (!real) {
    real = (int (*)(const char *, const char *, const struct addrinfo *, struct addrinfo **))dlsym(RTLD_NEXT,
                                                                                                 "getaddrinfo");
  }
  return real(name, service, hints, result);
}
