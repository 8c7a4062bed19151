/* What a picture costs without Vitrine: a medium weather card drawn by plain Cairo and Pango, 1080 × 510 pixels, and encoded
 * once by the method of Render/Output/PNG (filter "up", libdeflate level 3) and once by Cairo's own writer (libpng).
 *
 * build: cc -O2 floor.c -o floor $(pkg-config --cflags --libs pangocairo fontconfig libdeflate) -lm
 * usage: floor FONTS-FOLDER     (the folder with Inter.ttf and Symbols.ttf)
 */
#include <fontconfig/fontconfig.h>
#include <libdeflate.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { WIDTH = 1080, HEIGHT = 510, RUNS = 200, WARM_UP = 20 };

static double now_ms(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec * 1e3 + t.tv_nsec / 1e6;
}

static int by_value(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return x < y ? -1 : x > y;
}

static double median(double *values, int count) {
  qsort(values, (size_t)count, sizeof *values, by_value);
  return values[count / 2];
}

/* ---- drawing ---- */

static PangoContext *context;

/* Draws a string with its top at y; centred on x where `centred`. Shaped anew each time, as for a scene that is new. */
static void text(cairo_t *cr, const char *family, const char *string, double x, double y, double size, int weight,
                 int centred, double alpha) {
  PangoLayout *layout = pango_layout_new(context);
  PangoFontDescription *font = pango_font_description_new();
  char axes[64];
  pango_font_description_set_family(font, family);
  pango_font_description_set_weight(font, (PangoWeight)weight);
  pango_font_description_set_absolute_size(font, size * PANGO_SCALE);
  snprintf(axes, sizeof axes, "wght=%d,opsz=%g", weight, size < 14 ? 14 : size > 32 ? 32 : size);
  pango_font_description_set_variations(font, axes);
  pango_layout_set_font_description(layout, font);
  pango_layout_set_text(layout, string, -1);
  int width, height;
  pango_layout_get_size(layout, &width, &height);
  cairo_move_to(cr, centred ? x - width / 2.0 / PANGO_SCALE : x, y);
  cairo_set_source_rgba(cr, 1, 1, 1, alpha);
  pango_cairo_show_layout(cr, layout);
  pango_font_description_free(font);
  g_object_unref(layout);
}

static void card(cairo_surface_t *surface) {
  static const char *hours[6][3] = {
      {"Now", "\xef\x85\xb2", "21°"},  {"10AM", "\xee\x94\x98", "22°"}, {"11AM", "\xee\x94\x98", "23°"},
      {"12PM", "\xee\x94\x98", "24°"}, {"1PM", "\xef\x85\xb2", "23°"},  {"2PM", "\xef\x85\xb6", "20°"},
  };
  cairo_t *cr = cairo_create(surface);
  cairo_scale(cr, 3, 3);
  cairo_pattern_t *sky = cairo_pattern_create_linear(0, 0, 0, 170);
  cairo_pattern_add_color_stop_rgb(sky, 0, 0.16, 0.40, 0.78);
  cairo_pattern_add_color_stop_rgb(sky, 1, 0.42, 0.66, 0.90);
  cairo_set_source(cr, sky);
  cairo_paint(cr);
  cairo_pattern_destroy(sky);
  text(cr, "Inter", "Cupertino", 16, 14, 15, 600, 0, 1);
  text(cr, "Inter", "21°", 16, 32, 44, 300, 0, 1);
  text(cr, "Material Symbols Rounded", "\xef\x85\xb2", 335, 14, 24, 400, 1, 1);
  text(cr, "Inter", "Partly Cloudy", 254, 40, 12, 600, 0, 1);
  text(cr, "Inter", "H:24° L:13°", 263, 57, 12, 600, 0, 1);
  for (int i = 0; i < 6; i++) {
    double x = 38 + i * 56.8;
    text(cr, "Inter", hours[i][0], x, 94, 12, 600, 1, 0.6);
    text(cr, "Material Symbols Rounded", hours[i][1], x, 111, 21, 400, 1, 1);
    text(cr, "Inter", hours[i][2], x, 138, 15, 600, 1, 1);
  }
  cairo_destroy(cr);
  cairo_surface_flush(surface);
}

/* ---- encoding ---- */

static void put32(unsigned char *out, uint32_t value) {
  out[0] = (unsigned char)(value >> 24);
  out[1] = (unsigned char)(value >> 16);
  out[2] = (unsigned char)(value >> 8);
  out[3] = (unsigned char)value;
}

static size_t finish_chunk(unsigned char *start, const char *type, size_t length) {
  put32(start, (uint32_t)length);
  memcpy(start + 4, type, 4);
  put32(start + 8 + length, libdeflate_crc32(0, start + 4, length + 4));
  return length + 12;
}

/* Writes an opaque picture as RGB; returns the file's length. */
static size_t encode(cairo_surface_t *surface, unsigned char *raw, unsigned char *file, size_t capacity) {
  int stride = cairo_image_surface_get_stride(surface);
  const unsigned char *pixels = cairo_image_surface_get_data(surface);
  uint32_t zero[WIDTH] = {0};
  const uint32_t *above = zero;
  unsigned char *out = raw;
  for (int y = 0; y < HEIGHT; y++) {
    const uint32_t *row = (const uint32_t *)(const void *)(pixels + (size_t)y * (size_t)stride);
    *out++ = 2;
    for (int x = 0; x < WIDTH; x++) {
      *out++ = (unsigned char)((row[x] >> 16) - (above[x] >> 16));
      *out++ = (unsigned char)((row[x] >> 8) - (above[x] >> 8));
      *out++ = (unsigned char)(row[x] - above[x]);
    }
    above = row;
  }
  memcpy(file, "\x89PNG\r\n\x1a\n", 8);
  size_t at = 8;
  unsigned char *header = file + at + 8;
  put32(header, WIDTH);
  put32(header + 4, HEIGHT);
  memcpy(header + 8, "\x08\x02\0\0\0", 5);
  at += finish_chunk(file + at, "IHDR", 13);
  struct libdeflate_compressor *compressor = libdeflate_alloc_compressor(3);
  size_t length = libdeflate_zlib_compress(compressor, raw, (size_t)(out - raw), file + at + 8, capacity - at - 64);
  libdeflate_free_compressor(compressor);
  at += finish_chunk(file + at, "IDAT", length);
  at += finish_chunk(file + at, "IEND", 0);
  return at;
}

static cairo_status_t count_bytes(void *closure, const unsigned char *data, unsigned int length) {
  (void)data;
  *(size_t *)closure += length;
  return CAIRO_STATUS_SUCCESS;
}

int main(int argc, char **argv) {
  if (argc < 2) {
    fprintf(stderr, "usage: %s FONTS-FOLDER [PICTURE.png]\n", argv[0]);
    return 2;
  }
  double started = now_ms();
  FcConfig *config = FcConfigCreate();
  char path[4096];
  const char *files[] = {"Inter.ttf", "Symbols.ttf"};
  for (int i = 0; i < 2; i++) {
    snprintf(path, sizeof path, "%s/%s", argv[1], files[i]);
    if (!FcConfigAppFontAddFile(config, (const FcChar8 *)path)) {
      fprintf(stderr, "cannot read %s\n", path);
      return 1;
    }
  }
  PangoFontMap *map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT);
  pango_fc_font_map_set_config(PANGO_FC_FONT_MAP(map), config);
  context = pango_font_map_create_context(map);
  pango_context_set_round_glyph_positions(context, FALSE);
  cairo_font_options_t *options = cairo_font_options_create();
  cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
  cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
  pango_cairo_context_set_font_options(context, options);

  static double draw[RUNS], deflate[RUNS], png[RUNS];
  size_t raw_size = (size_t)HEIGHT * (1 + 3 * WIDTH), capacity = raw_size + 65536, length = 0, png_length = 0;
  unsigned char *raw = malloc(raw_size), *file = malloc(capacity);
  double first = 0;
  for (int run = -WARM_UP; run < RUNS; run++) {
    double t0 = now_ms();
    cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, WIDTH, HEIGHT);
    card(surface);
    double t1 = now_ms();
    length = encode(surface, raw, file, capacity);
    double t2 = now_ms();
    if (run == -WARM_UP) first = t2 - started;
    png_length = 0;
    if (run >= 0 && run % 10 == 0) {
      cairo_surface_write_to_png_stream(surface, count_bytes, &png_length);
      png[run / 10] = now_ms() - t2;
    }
    if (run >= 0) {
      draw[run] = t1 - t0;
      deflate[run] = t2 - t1;
    }
    cairo_surface_destroy(surface);
  }
  cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, WIDTH, HEIGHT);
  card(surface);
  png_length = 0;
  cairo_surface_write_to_png_stream(surface, count_bytes, &png_length);
  length = encode(surface, raw, file, capacity);
  if (argc > 2) {
    FILE *out = fopen(argv[2], "wb");
    if (out == NULL || fwrite(file, 1, length, out) != length || fclose(out) != 0) {
      perror(argv[2]);
      return 1;
    }
  }
  printf("draw %.2f ms  encode %.2f ms (%zu bytes)  cairo png %.2f ms (%zu bytes)  first picture %.1f ms\n",
         median(draw, RUNS), median(deflate, RUNS), length, median(png, RUNS / 10), png_length, first);
  return 0;
}
