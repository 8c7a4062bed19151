import Archive
import CPango
import Foundation

/// Turns a paragraph into glyphs.
///
/// Latin text that the asked font has goes straight to HarfBuzz; anything else is first split by Pango into
/// scripts, directions and fallback fonts. Both end in the same `shape`. Used under the lock of `TextEngine`.
final class Shaper {
  private let buffer: OpaquePointer
  private var languages: [String: OpaquePointer] = [:]

  init() {
    guard let buffer = hb_buffer_create() else { fatalError("HarfBuzz has no memory for a buffer") }
    self.buffer = buffer
  }

  deinit { hb_buffer_destroy(buffer) }

  /// What a paragraph is shaped with: constant over one layout.
  struct Input {
    var text: RichText
    var resolved: ResolvedText
    var scale: Double
    /// For tests: Pango splits even where that is not needed.
    var alwaysItemize = false
  }

  /// Shapes the bytes of one paragraph.
  func shape(_ paragraph: Range<Int>, of input: Input) -> ShapedText {
    let shaped = ShapedText()
    input.resolved.bytes.withUnsafeBufferPointer { all in
      let bytes = UnsafeBufferPointer(rebasing: all[paragraph])
      let spans = input.resolved.spans.filter { $0.range.overlaps(paragraph) }
      let fonts = spans.map { span in
        span.symbol == nil ? Self.font(input.text.segments[span.segment].style, scale: input.scale) : nil
      }
      let simple =
        !input.alwaysItemize && !input.text.rightToLeft
        && zip(spans, fonts).allSatisfy { span, font in
          font.map { Self.isSimple(all[span.range.clamped(to: paragraph)], $0) } ?? true
        }
      if !simple, !bytes.isEmpty { setDirection(of: shaped, bytes, input.text.rightToLeft) }
      if bytes.isEmpty { shaped.baseLevel = input.text.rightToLeft ? 1 : 0 }
      shaped.glyphs.reserveCapacity(bytes.count)
      shaped.clusters.reserveCapacity(bytes.count)
      for (span, font) in zip(spans, fonts) {
        let clipped = span.range.clamped(to: paragraph)
        let range = clipped.lowerBound - paragraph.lowerBound..<clipped.upperBound - paragraph.lowerBound
        let style = input.text.segments[span.segment].style
        let size = Self.size(style, scale: input.scale)
        var run = ShapedText.Run(
          font: font, symbol: span.symbol, size: size,
          tracking: Self.tracking(style, font, size: size, scale: input.scale),
          segment: span.segment)
        if let symbol = span.symbol {
          addSymbol(symbol, run, style, at: range.lowerBound, to: shaped)
        } else if simple {
          shape(
            bytes, range, run, level: 0, script: HB_SCRIPT_LATIN, language: language(input.text.locale),
            style,
            into: shaped)
        } else if let font {
          for item in items(bytes, input, style, shaped.baseLevel == 1) where item.range.overlaps(range) {
            run.font = item.fallback.flatMap { Self.fallback($0, style, font) } ?? font
            shape(
              bytes, item.range.clamped(to: range), run, level: item.level,
              script: hb_script_t(rawValue: item.script),
              language: language(
                item.fallback == nil ? input.text.locale : item.language ?? input.text.locale), style,
              into: shaped)
          }
        }
      }
    }
    shaped.hasRightToLeft = shaped.baseLevel == 1 || shaped.clusters.contains { $0.level != 0 }
    return shaped
  }

  /// Adds an ellipsis that looks like the run at `index`, and returns the index of its cluster.
  func addEllipsis(like run: Int?, of input: Input, to shaped: ShapedText) -> Int {
    let segment = run.map { shaped.runs[$0].segment } ?? 0
    let style =
      input.text.segments.indices.contains(segment) ? input.text.segments[segment].style : TextStyle(size: 17)
    let size = Self.size(style, scale: input.scale)
    let font = Self.font(style, scale: input.scale)
    let newRun = ShapedText.Run(
      font: font, symbol: nil, size: size,
      tracking: Self.tracking(style, font, size: size, scale: input.scale), segment: segment)
    let first = shaped.clusters.count
    let ellipsis: [UInt8] = [0xE2, 0x80, 0xA6]
    ellipsis.withUnsafeBufferPointer {
      shape(
        $0, 0..<3, newRun, level: shaped.baseLevel, script: HB_SCRIPT_LATIN,
        language: language(input.text.locale), style,
        into: shaped)
    }
    return first
  }

  // MARK: One run

  private func shape(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ run: ShapedText.Run, level: UInt8,
    script: hb_script_t,
    language: OpaquePointer?, _ style: TextStyle, into shaped: ShapedText
  ) {
    guard let font = run.font, let base = bytes.baseAddress else { return }
    hb_buffer_clear_contents(buffer)
    base.withMemoryRebound(to: CChar.self, capacity: bytes.count) {
      hb_buffer_add_utf8(buffer, $0, Int32(bytes.count), UInt32(range.lowerBound), Int32(range.count))
    }
    let leftward = level & 1 == 1
    hb_buffer_set_direction(buffer, leftward ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, script)
    hb_buffer_set_language(buffer, language)
    // Inter's contextual alternates turn `->` into arrows and `3x4` into a product, as SF Pro does not; both
    // raise a colon between digits.
    let contextual = Self.hasClock(bytes, range)
    withUnsafeTemporaryAllocation(of: hb_feature_t.self, capacity: 2) { features in
      var count = 1
      features[0] = Self.feature("calt", contextual ? 1 : 0)
      if style.monospacedDigits || style.design == .monospaced {
        features[1] = Self.feature("tnum", 1)
        count = 2
      }
      hb_shape(font.shaper, buffer, features.baseAddress, UInt32(count))
    }
    append(run, level: level, leftward: leftward, bytes, to: shaped)
  }

  private func append(
    _ run: ShapedText.Run, level: UInt8, leftward: Bool, _ bytes: UnsafeBufferPointer<UInt8>,
    to shaped: ShapedText
  ) {
    var length: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &length),
      let positions = hb_buffer_get_glyph_positions(buffer, &length), length > 0
    else { return }
    let runIndex = Int32(shaped.runs.count)
    shaped.runs.append(run)
    let unit = run.size * FontInstance.unit
    let firstGlyph = shaped.glyphs.count
    let firstCluster = shaped.clusters.count
    var start = 0
    while start < Int(length) {
      let offset = infos[start].cluster
      var end = start
      var advance = 0.0
      while end < Int(length), infos[end].cluster == offset {
        let position = positions[end]
        let step = Double(position.x_advance) * unit
        shaped.glyphs.append(
          ShapedText.Glyph(
            id: infos[end].codepoint, dx: Double(position.x_offset) * unit,
            dy: Double(position.y_offset) * unit,
            advance: step))
        advance += step
        end += 1
      }
      shaped.clusters.append(
        ShapedText.Cluster(
          glyphs: Int32(firstGlyph + start)..<Int32(firstGlyph + end), offset: Int32(offset), run: runIndex,
          advance: advance, level: level, isSpace: Self.isSpace(bytes, Int(offset))))
      start = end
    }
    if leftward { shaped.clusters[firstCluster...].reverse() }
  }

  private func addSymbol(
    _ name: String, _ run: ShapedText.Run, _ style: TextStyle, at offset: Int, to shaped: ShapedText
  ) {
    let size = SymbolCatalog.shared.size(name: name, pointSize: run.size, weight: style.weight)
    shaped.runs.append(run)
    shaped.clusters.append(
      ShapedText.Cluster(
        glyphs: 0..<0, offset: Int32(offset), run: Int32(shaped.runs.count - 1), advance: size.width,
        level: shaped.baseLevel, isSpace: false))
  }

  // MARK: Fonts and features

  /// Points of a style at a scale; 1…2000 whatever the archive says.
  static func size(_ style: TextStyle, scale: Double) -> Double { (style.size * scale).clamped(1, 2000) }

  /// Apple's tracking table is of the system font; a family that the widget names has none.
  private static func tracking(_ style: TextStyle, _ font: FontInstance?, size: Double, scale: Double)
    -> Double
  {
    let own = font.map { !$0.face.name.hasPrefix(InstalledFonts.prefix) } ?? true
    return (own ? Tracking.points(size: size) : 0)
      + (style.tracking.isFinite ? style.tracking.clamped(-1000, 1000) * scale : 0)
  }

  /// The font of a style. Rounded, serif and monospaced designs are Inter as well; monospaced has digits of
  /// one width.
  static func font(_ style: TextStyle, scale: Double) -> FontInstance {
    if let family = style.family,
      let file = InstalledFonts.shared.file(
        family: family, weight: style.weight.clamped(100, 900), italic: style.italic),
      let custom = FontLibrary.shared.instance(
        FontFace(name: InstalledFonts.prefix + file.postScript, weight: style.weight))
    {
      return custom
    }
    return FontLibrary.shared.pinned(
      style.italic ? .interItalic : .inter, weight: style.weight, opticalSize: size(style, scale: scale))
  }

  private static func fallback(_ file: InstalledFonts.File, _ style: TextStyle, _ asked: FontInstance)
    -> FontInstance?
  {
    guard !file.postScript.isEmpty else { return nil }
    return FontLibrary.shared.instance(
      FontFace(
        name: InstalledFonts.prefix + file.postScript, weight: style.weight, synthesizedItalic: style.italic))
  }

  private static func feature(_ tag: StaticString, _ value: UInt32) -> hb_feature_t {
    let tag = tag.withUTF8Buffer {
      UInt32($0[0]) << 24 | UInt32($0[1]) << 16 | UInt32($0[2]) << 8 | UInt32($0[3])
    }
    return hb_feature_t(tag: tag, value: value, start: 0, end: UInt32.max)
  }

  private func language(_ locale: String) -> OpaquePointer? {
    if let known = languages[locale] { return known }
    let tag = String(locale.prefix(64).map { $0 == "_" ? "-" : $0 })
    let language = hb_language_from_string(tag, -1)
    if languages.count > 64 { languages.removeAll() }
    languages[locale] = language
    return language
  }

  private func items(
    _ bytes: UnsafeBufferPointer<UInt8>, _ input: Input, _ style: TextStyle, _ rightToLeft: Bool
  ) -> [Itemizer.Item] {
    InstalledFonts.shared.itemizer.items(
      bytes, rightToLeft: rightToLeft, locale: input.text.locale, family: "Inter",
      weight: style.weight.clamped(100, 900), italic: style.italic)
  }

  /// A paragraph runs the way of its first letter; the layout direction decides where it has none.
  private func setDirection(of shaped: ShapedText, _ bytes: UnsafeBufferPointer<UInt8>, _ rightToLeft: Bool) {
    guard let base = bytes.baseAddress else { return }
    let direction = base.withMemoryRebound(to: CChar.self, capacity: bytes.count) {
      vt_base_direction($0, Int32(bytes.count))
    }
    shaped.baseLevel = direction == 1 || (direction == -1 && rightToLeft) ? 1 : 0
  }

  // MARK: Characters

  /// Whether one call of HarfBuzz can shape the bytes: Latin letters and common signs that the font has.
  private static func isSimple(_ bytes: Slice<UnsafeBufferPointer<UInt8>>, _ font: FontInstance) -> Bool {
    if bytes.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) {
      return font.face.name.hasPrefix("Inter") || hasAll(bytes, font)
    }
    return hasAll(bytes, font)
  }

  private static func hasAll(_ bytes: Slice<UnsafeBufferPointer<UInt8>>, _ font: FontInstance) -> Bool {
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      switch scalar.value {
      case 0x0A, 0x0D, 0x85, 0x2028, 0x2029: continue
      case 0x20..<0x250, 0x1E00..<0x1F00, 0x2010..<0x2028, 0x202F..<0x2060, 0x20A0..<0x20D0, 0x2100..<0x2150:
        if font.glyph(for: scalar.value) == nil { return false }
      default: return false
      }
    }
    return true
  }

  private static func hasClock(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Bool {
    guard range.count > 2 else { return false }
    for index in range.lowerBound + 1..<range.upperBound - 1 where bytes[index] == 0x3A {
      if isDigit(bytes[index - 1]), isDigit(bytes[index + 1]) { return true }
    }
    return false
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  /// Space, or one of the spaces U+2000…U+200A and U+3000, which may hang over the end of a line.
  private static func isSpace(_ bytes: UnsafeBufferPointer<UInt8>, _ offset: Int) -> Bool {
    if bytes[offset] == 0x20 { return true }
    guard offset + 2 < bytes.count else { return false }
    let (a, b, c) = (bytes[offset], bytes[offset + 1], bytes[offset + 2])
    return (a == 0xE2 && b == 0x80 && c <= 0x8A && c != 0x87) || (a == 0xE3 && b == 0x80 && c == 0x80)
  }
}
