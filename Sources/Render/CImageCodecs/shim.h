#ifndef VITRINE_CIMAGECODECS_SHIM_H
#define VITRINE_CIMAGECODECS_SHIM_H
#include <turbojpeg.h>
#include <webp/decode.h>
#include <webp/demux.h>
#endif
