import Archive
import CPango
import Foundation
import Typography

/// Fonts as Cairo draws them: one FreeType face for each place on a font's axes, so that no axis is moved
/// between glyphs.
final class CairoFonts: @unchecked Sendable {
  static let shared = CairoFonts()
  /// Tangent of the angle of a synthesised italic (14°).
  static let slant = 0.25

  struct Font: @unchecked Sendable {
    let face: OpaquePointer
    let options: OpaquePointer
    let glyphCount: UInt32
  }

  private let lock = NSLock()
  private let freeType: FT_Library?
  private var fonts: [FontFace: Font] = [:]

  private init() {
    var library: FT_Library?
    freeType = FT_Init_FreeType(&library) == 0 ? library : nil
  }

  /// The font of a face; `nil` for a name that is not known. Faces are kept: Cairo may refer to them as long
  /// as it lives.
  func font(_ face: FontFace) -> Font? {
    let key = FontLibrary.normalized(face)
    lock.lock()
    defer { lock.unlock() }
    if let known = fonts[key] { return known }
    guard let instance = FontLibrary.shared.instance(key), let opened = open(instance) else { return nil }
    fonts[key] = opened
    return opened
  }

  private func open(_ instance: FontInstance) -> Font? {
    var ftFace: FT_Face?
    guard let freeType, FT_New_Face(freeType, instance.path, FT_Long(instance.index & 0xFFFF), &ftFace) == 0,
      let ftFace,
      let face = cairo_ft_font_face_create_for_ft_face(ftFace, Int32(FT_LOAD_NO_HINTING)),
      let options = cairo_font_options_create()
    else { return nil }
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    let variations = instance.variations.map { "\($0.tag)=\($0.value)" }.joined(separator: ",")
    if !variations.isEmpty { cairo_font_options_set_variations(options, variations) }
    return Font(face: face, options: options, glyphCount: UInt32(clamping: ftFace.pointee.num_glyphs))
  }
}
