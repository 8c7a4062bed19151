#ifndef VITRINE_CDEFLATE_SHIM_H
#define VITRINE_CDEFLATE_SHIM_H
#include <libdeflate.h>
#endif
