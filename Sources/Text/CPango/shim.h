/* Pango, HarfBuzz, FreeType, fontconfig and Cairo for Swift, with inline helpers for what Swift cannot import: GObject
   casts, function-like macros, and functions whose name depends on the library's version. */
#ifndef VITRINE_CPANGO_SHIM_H
#define VITRINE_CPANGO_SHIM_H

#include <cairo/cairo.h>
#include <cairo/cairo-ft.h>
#include <fontconfig/fontconfig.h>
#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_MULTIPLE_MASTERS_H
#include <hb.h>
#include <hb-ot.h>
#include <pango/pango.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-font.h>
#include <pango/pangofc-fontmap.h>
#include <string.h>

/* ---- HarfBuzz ---- */

enum { vt_outline_move, vt_outline_line, vt_outline_quad, vt_outline_cubic, vt_outline_close };

/* Called for each segment of an outline, in font units with y upwards. */
typedef void (*vt_outline_sink)(
    void *context, int operation, float x1, float y1, float x2, float y2, float x3, float y3);

typedef struct { vt_outline_sink sink; void *context; } vt_outline_target;

static void vt_draw_move(hb_draw_funcs_t *f, void *data, hb_draw_state_t *s, float x, float y, void *u) {
  vt_outline_target *t = (vt_outline_target *)data;
  (void)f; (void)s; (void)u;
  t->sink(t->context, vt_outline_move, x, y, 0, 0, 0, 0);
}
static void vt_draw_line(hb_draw_funcs_t *f, void *data, hb_draw_state_t *s, float x, float y, void *u) {
  vt_outline_target *t = (vt_outline_target *)data;
  (void)f; (void)s; (void)u;
  t->sink(t->context, vt_outline_line, x, y, 0, 0, 0, 0);
}
static void vt_draw_quad(hb_draw_funcs_t *f, void *data, hb_draw_state_t *s, float cx, float cy, float x,
                         float y, void *u) {
  vt_outline_target *t = (vt_outline_target *)data;
  (void)f; (void)s; (void)u;
  t->sink(t->context, vt_outline_quad, cx, cy, x, y, 0, 0);
}
static void vt_draw_cubic(hb_draw_funcs_t *f, void *data, hb_draw_state_t *s, float ax, float ay, float bx,
                          float by, float x, float y, void *u) {
  vt_outline_target *t = (vt_outline_target *)data;
  (void)f; (void)s; (void)u;
  t->sink(t->context, vt_outline_cubic, ax, ay, bx, by, x, y);
}
static void vt_draw_close(hb_draw_funcs_t *f, void *data, hb_draw_state_t *s, void *u) {
  vt_outline_target *t = (vt_outline_target *)data;
  (void)f; (void)s; (void)u;
  t->sink(t->context, vt_outline_close, 0, 0, 0, 0, 0, 0);
}

/* Sends the outline of a glyph, with the font's variations applied, to `sink`. */
static inline void vt_glyph_outline(hb_font_t *font, hb_codepoint_t glyph, vt_outline_sink sink, void *context) {
  vt_outline_target target = {sink, context};
  hb_draw_funcs_t *funcs = hb_draw_funcs_create();
  hb_draw_funcs_set_move_to_func(funcs, vt_draw_move, NULL, NULL);
  hb_draw_funcs_set_line_to_func(funcs, vt_draw_line, NULL, NULL);
  hb_draw_funcs_set_quadratic_to_func(funcs, vt_draw_quad, NULL, NULL);
  hb_draw_funcs_set_cubic_to_func(funcs, vt_draw_cubic, NULL, NULL);
  hb_draw_funcs_set_close_path_func(funcs, vt_draw_close, NULL, NULL);
#if HB_VERSION_ATLEAST(7, 0, 0)
  hb_font_draw_glyph(font, glyph, funcs, &target);
#else
  hb_font_get_glyph_shape(font, glyph, funcs, &target);
#endif
  hb_draw_funcs_destroy(funcs);
}

/* ---- Pango: characters that the pinned fonts do not have, or that need scripts and directions told apart ---- */

/* A context that finds fonts with the given configuration. */
static inline PangoContext *vt_pango_context(FcConfig *config) {
  PangoFontMap *map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT);
  if (map == NULL) return NULL;
  pango_fc_font_map_set_config(PANGO_FC_FONT_MAP(map), config);
  PangoContext *context = pango_font_map_create_context(map);
  g_object_unref(map);
  return context;
}

/* A stretch of text in one script, direction and font. The strings live as long as the font map. */
typedef struct {
  int offset, length;
  int level;
  uint32_t script; /* ISO 15924 tag */
  const char *file;
  int index;
  const char *postscript;
  const char *language;
} vt_item;

/* Splits UTF-8 `text` into items; returns how many were written into `items`, at most `capacity`. */
static inline int vt_itemize(PangoContext *context, const char *text, int length, int right_to_left,
                             const char *family, int weight, int italic, double size, vt_item *items, int capacity) {
  PangoAttrList *attributes = pango_attr_list_new();
  PangoFontDescription *font = pango_font_description_new();
  pango_font_description_set_family(font, family);
  pango_font_description_set_weight(font, (PangoWeight)weight);
  if (italic) pango_font_description_set_style(font, PANGO_STYLE_ITALIC);
  pango_font_description_set_absolute_size(font, size * PANGO_SCALE);
  pango_attr_list_insert(attributes, pango_attr_font_desc_new(font));
  GList *list = pango_itemize_with_base_dir(
      context, right_to_left ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR, text, 0, length, attributes, NULL);
  int count = 0;
  for (GList *l = list; l != NULL; l = l->next) {
    PangoItem *item = (PangoItem *)l->data;
    if (count < capacity) {
      vt_item *out = &items[count++];
      memset(out, 0, sizeof *out);
      out->offset = item->offset;
      out->length = item->length;
      out->level = item->analysis.level;
      out->script = g_unicode_script_to_iso15924((GUnicodeScript)item->analysis.script);
      if (item->analysis.language) out->language = pango_language_to_string(item->analysis.language);
      if (item->analysis.font && PANGO_IS_FC_FONT(item->analysis.font)) {
        FcPattern *pattern = pango_fc_font_get_pattern(PANGO_FC_FONT(item->analysis.font));
        FcChar8 *string = NULL;
        if (FcPatternGetString(pattern, FC_FILE, 0, &string) == FcResultMatch) out->file = (const char *)string;
        FcPatternGetInteger(pattern, FC_INDEX, 0, &out->index);
        if (FcPatternGetString(pattern, FC_POSTSCRIPT_NAME, 0, &string) == FcResultMatch)
          out->postscript = (const char *)string;
      }
    }
    pango_item_free(item);
  }
  g_list_free(list);
  pango_font_description_free(font);
  pango_attr_list_unref(attributes);
  return count;
}

/* Writes 1 into `flags[i]` where a line may break before the character that starts at byte `i`; bit 1 (value 2): the break
   is mandatory. `flags` holds `length + 1` bytes. */
static inline void vt_line_breaks(const char *text, int length, const char *language, unsigned char *flags) {
  long characters = g_utf8_strlen(text, length);
  PangoLogAttr *attributes = (PangoLogAttr *)g_malloc0(sizeof(PangoLogAttr) * (size_t)(characters + 1));
  pango_get_log_attrs(text, length, -1, pango_language_from_string(language), attributes, (int)characters + 1);
  memset(flags, 0, (size_t)length + 1);
  const char *p = text;
  for (long i = 0; i <= characters; i++) {
    flags[p - text] = (unsigned char)((attributes[i].is_line_break ? 1 : 0) |
                                      (attributes[i].is_mandatory_break ? 2 : 0));
    if (i < characters) p = g_utf8_next_char(p);
  }
  g_free(attributes);
}

/* 1: right to left, 0: left to right, -1: no letter decides. */
static inline int vt_base_direction(const char *text, int length) {
  switch (pango_find_base_dir(text, length)) {
  case PANGO_DIRECTION_RTL: return 1;
  case PANGO_DIRECTION_LTR: return 0;
  default: return -1;
  }
}

/* ---- fontconfig ---- */

/* File, face index and PostScript name of the installed font that answers the property; 0 where none does so exactly. */
static inline int vt_find_font(FcConfig *config, const char *property, const char *value, int weight, int italic,
                               char *file, int capacity, int *index, char *postscript, int postscript_capacity,
                               int *slant) {
  FcPattern *pattern = FcPatternCreate();
  FcPatternAddString(pattern, property, (const FcChar8 *)value);
  FcPatternAddInteger(pattern, FC_WEIGHT, FcWeightFromOpenType(weight));
  FcPatternAddInteger(pattern, FC_SLANT, italic ? FC_SLANT_ITALIC : FC_SLANT_ROMAN);
  FcConfigSubstitute(config, pattern, FcMatchPattern);
  FcDefaultSubstitute(pattern);
  FcResult result;
  FcPattern *match = FcFontMatch(config, pattern, &result);
  int found = 0;
  if (match != NULL) {
    FcChar8 *string = NULL;
    int exact = 0;
    for (int i = 0; FcPatternGetString(match, property, i, &string) == FcResultMatch; i++)
      if (FcStrCmpIgnoreCase(string, (const FcChar8 *)value) == 0) exact = 1;
    if (exact && FcPatternGetString(match, FC_FILE, 0, &string) == FcResultMatch &&
        (int)strlen((const char *)string) < capacity) {
      strcpy(file, (const char *)string);
      *index = 0;
      FcPatternGetInteger(match, FC_INDEX, 0, index);
      *slant = FC_SLANT_ROMAN;
      FcPatternGetInteger(match, FC_SLANT, 0, slant);
      postscript[0] = 0;
      if (FcPatternGetString(match, FC_POSTSCRIPT_NAME, 0, &string) == FcResultMatch &&
          (int)strlen((const char *)string) < postscript_capacity)
        strcpy(postscript, (const char *)string);
      found = 1;
    }
    FcPatternDestroy(match);
  }
  FcPatternDestroy(pattern);
  return found;
}

#endif
