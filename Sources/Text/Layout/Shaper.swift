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
    /// Em taken from the space after each glyph.
    var tightening = 0.0
    /// For tests: Pango splits even where that is not needed.
    var alwaysItemize = false
  }

  /// Shapes the bytes of one paragraph.
  func shape(_ paragraph: Range<Int>, of input: Input) -> ShapedText {
    let shaped = ShapedText()
    input.resolved.bytes.withUnsafeBufferPointer { all in
      let bytes = UnsafeBufferPointer(rebasing: all[paragraph])
      let spans = input.resolved.spans(in: paragraph)
      var work = Paragraph(bytes: bytes, input: input)
      let choices = spans.map { choice(input.text.segments[$0.segment].style, scale: input.scale, $0) }
      work.isSimple =
        !input.alwaysItemize && !input.text.rightToLeft
        && zip(spans, choices).allSatisfy { span, choice in
          span.attachment != nil || Self.isSimple(all[span.range.clamped(to: paragraph)], choice.font)
        }
      if !work.isSimple, !bytes.isEmpty { setDirection(of: shaped, bytes, input.text.rightToLeft) }
      if bytes.isEmpty { shaped.baseLevel = input.text.rightToLeft ? 1 : 0 }
      shaped.glyphs.reserveCapacity(bytes.count)
      shaped.clusters.reserveCapacity(bytes.count)
      for (span, choice) in zip(spans, choices) {
        let clipped = span.range.clamped(to: paragraph)
        let range = clipped.lowerBound - paragraph.lowerBound..<clipped.upperBound - paragraph.lowerBound
        shape(span, choice, range, &work, into: shaped)
      }
    }
    shaped.hasRightToLeft = shaped.baseLevel == 1 || shaped.clusters.contains { $0.level != 0 }
    return shaped
  }

  /// One paragraph while it is shaped.
  private struct Paragraph {
    let bytes: UnsafeBufferPointer<UInt8>
    let input: Input
    var isSimple = false
    /// Pango's items, for each weight and slant that occurs.
    var items: [ItemKey: [Itemizer.Item]] = [:]
    struct ItemKey: Hashable {
      var weight: Int
      var italic: Bool
    }
  }

  private func shape(
    _ span: ResolvedText.Span, _ choice: FontChoice, _ range: Range<Int>, _ work: inout Paragraph,
    into shaped: ShapedText
  ) {
    let input = work.input
    let style = input.text.segments[span.segment].style
    var run = self.run(choice, style, segment: span.segment, scale: input.scale, isSmallCap: span.isSmallCap)
    run.tracking -= input.tightening * run.size
    if let attachment = span.attachment {
      run.font = nil
      run.attachment = attachment
      add(attachment, run, style, scale: input.scale, at: range.lowerBound, to: shaped)
      return
    }
    let own = language(input.text.locale)
    if work.isSimple {
      let piece = Piece(range: range, level: 0, script: HB_SCRIPT_LATIN, language: own)
      shape(work.bytes, piece, run, style, into: shaped)
      return
    }
    let items = self.items(style, shaped.baseLevel == 1, &work)
    var index = Self.firstItem(items, endingAfter: range.lowerBound)
    while index < items.count, items[index].range.lowerBound < range.upperBound {
      let item = items[index]
      let clipped = item.range.clamped(to: range)
      var piece = Piece(
        range: clipped, level: item.level, script: hb_script_t(rawValue: item.script), language: own)
      if let file = item.fallback, let font = Self.fallback(file, style), Self.has(work.bytes, clipped, font)
      {
        var other = run
        (other.font, other.face) = (font, font.face)
        other.face.synthesizedItalic = style.italic && !file.isItalic && !font.hasColorGlyphs
        other.tracking = Self.ownTracking(style, scale: input.scale)
        piece.language = language(item.language ?? input.text.locale)
        shape(work.bytes, piece, other, style, into: shaped)
      } else {
        shapeCovered(piece, run, style, work, into: shaped)
      }
      index += 1
    }
  }

  /// Shapes with the run's font what that has, and with Inter what only Inter has: designs and named families
  /// have fewer characters.
  private func shapeCovered(
    _ piece: Piece, _ run: ShapedText.Run, _ style: TextStyle, _ work: Paragraph, into shaped: ShapedText
  ) {
    guard let font = run.font, font.face.name != PinnedFont.inter.rawValue,
      !Self.hasAll(Slice(base: work.bytes, bounds: piece.range), font, anyScript: true)
    else { return shape(work.bytes, piece, run, style, into: shaped) }
    var standard = style
    standard.family = nil
    standard.design = .standard
    let other = self.run(
      FontChoice(standard, size: run.size), standard, segment: run.segment, scale: work.input.scale,
      isSmallCap: false, size: run.size)
    let parts = Self.coverage(Slice(base: work.bytes, bounds: piece.range), font)
    for part in piece.level & 1 == 1 ? parts.reversed() : parts {
      var cut = piece
      cut.range = part.range
      shape(work.bytes, cut, part.isCovered ? run : other, style, into: shaped)
    }
  }

  private static func firstItem(_ items: [Itemizer.Item], endingAfter offset: Int) -> Int {
    var low = 0
    var high = items.count
    while low < high {
      let middle = (low + high) / 2
      if items[middle].range.upperBound > offset { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Adds an ellipsis that looks like the run at `index`, and returns the index of its cluster.
  func addEllipsis(like run: Int?, of input: Input, to shaped: ShapedText) -> Int {
    let segment = run.map { shaped.runs[$0].segment } ?? 0
    let style =
      input.text.segments.indices.contains(segment) ? input.text.segments[segment].style : TextStyle(size: 17)
    let choice = FontChoice(style, size: Self.size(style, scale: input.scale))
    let first = shaped.clusters.count
    let ellipsis: [UInt8] = [0xE2, 0x80, 0xA6]
    ellipsis.withUnsafeBufferPointer {
      shape(
        $0,
        Piece(
          range: 0..<3, level: shaped.baseLevel, script: HB_SCRIPT_LATIN,
          language: language(input.text.locale)),
        self.run(choice, style, segment: segment, scale: input.scale, isSmallCap: false), style, into: shaped)
    }
    return first
  }

  // MARK: One run

  /// What one call of HarfBuzz shapes.
  private struct Piece {
    var range: Range<Int>
    var level: UInt8
    var script: hb_script_t
    var language: OpaquePointer?
  }

  private func shape(
    _ bytes: UnsafeBufferPointer<UInt8>, _ piece: Piece, _ run: ShapedText.Run, _ style: TextStyle,
    into shaped: ShapedText
  ) {
    guard let font = run.font, let base = bytes.baseAddress, !piece.range.isEmpty else { return }
    let range = piece.range
    hb_buffer_clear_contents(buffer)
    base.withMemoryRebound(to: CChar.self, capacity: bytes.count) {
      hb_buffer_add_utf8(buffer, $0, Int32(bytes.count), UInt32(range.lowerBound), Int32(range.count))
    }
    let leftward = piece.level & 1 == 1
    hb_buffer_set_direction(buffer, leftward ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, piece.script)
    hb_buffer_set_language(buffer, piece.language)
    // Inter's contextual alternates turn `->` into arrows and `3x4` into a product, as SF Pro does not; both
    // raise a colon between digits.
    let contextual = Self.hasClock(bytes, range)
    withUnsafeTemporaryAllocation(of: hb_feature_t.self, capacity: 2) { features in
      var count = 1
      features[0] = Self.feature("calt", contextual ? 1 : 0)
      if style.monospacedDigits {
        features[1] = Self.feature("tnum", 1)
        count = 2
      }
      hb_shape(font.shaper, buffer, features.baseAddress, UInt32(count))
    }
    append(run, level: piece.level, leftward: leftward, bytes, to: shaped)
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
    let vertical = run.size * FontInstance.unit
    let unit = vertical * run.face.stretch
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
            dy: Double(position.y_offset) * vertical,
            advance: step))
        if infos[end].codepoint == 0, shaped.missing == nil {
          shaped.missing = Self.scalar(bytes, Int(offset))
        }
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

  private func add(
    _ attachment: TextAttachment, _ run: ShapedText.Run, _ style: TextStyle, scale: Double, at offset: Int,
    to shaped: ShapedText
  ) {
    let width: Double
    switch attachment {
    case .symbol(let name):
      width = SymbolCatalog.shared.size(name: name, pointSize: run.size, weight: style.weight).width
    case .image(_, let size, _): width = size.width * scale
    }
    shaped.runs.append(run)
    shaped.clusters.append(
      ShapedText.Cluster(
        glyphs: 0..<0, offset: Int32(offset), run: Int32(shaped.runs.count - 1), advance: width,
        level: shaped.baseLevel, isSpace: false))
  }

  // MARK: Fonts and features

  /// Points of a style at a scale; 1…2000 whatever the archive says.
  static func size(_ style: TextStyle, scale: Double) -> Double { (style.size * scale).clamped(1, 2000) }

  private static func ownTracking(_ style: TextStyle, scale: Double) -> Double {
    style.tracking.isFinite ? style.tracking.clamped(-1000, 1000) * scale : 0
  }

  /// What a line of a style takes at a scale, its leading included.
  func lineMetrics(_ style: TextStyle, scale: Double) -> (ascent: Double, descent: Double, gap: Double) {
    let size = Self.size(style, scale: scale)
    let choice =
      style.family == nil
      ? (size * LineMetrics.ascent, size * LineMetrics.descent, 0)
      : { ($0.ascent, $0.descent, $0.gap) }(FontChoice(style, size: size))
    return (choice.0, choice.1, choice.2 + size * LineMetrics.leading(style.leading))
  }

  private func choice(_ style: TextStyle, scale: Double, _ span: ResolvedText.Span) -> FontChoice {
    guard span.isSmallCap else { return FontChoice(style, size: Self.size(style, scale: scale)) }
    var small = style
    small.weight += SmallCaps.addedWeight
    return FontChoice(small, size: Self.size(style, scale: scale) * SmallCaps.scale)
  }

  private func run(
    _ choice: FontChoice, _ style: TextStyle, segment: Int, scale: Double, isSmallCap: Bool,
    size: Double? = nil
  ) -> ShapedText.Run {
    var size = size ?? Self.size(style, scale: scale)
    if isSmallCap { size *= SmallCaps.scale }
    return ShapedText.Run(
      font: choice.font, face: choice.face, attachment: nil, size: size * choice.sizeFactor,
      tracking: choice.tracking + Self.ownTracking(style, scale: scale), segment: segment)
  }

  private static func fallback(_ file: InstalledFonts.File, _ style: TextStyle) -> FontInstance? {
    guard !file.postScript.isEmpty else { return nil }
    return FontLibrary.shared.instance(
      FontFace(name: InstalledFonts.prefix + file.postScript, weight: style.weight))
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

  private func items(_ style: TextStyle, _ rightToLeft: Bool, _ work: inout Paragraph) -> [Itemizer.Item] {
    let key = Paragraph.ItemKey(weight: Int(style.weight.clamped(100, 900)), italic: style.italic)
    if let known = work.items[key] { return known }
    let items = InstalledFonts.shared.itemizer.items(
      work.bytes, rightToLeft: rightToLeft, locale: work.input.text.locale, family: "Inter",
      weight: Double(key.weight), italic: style.italic)
    work.items[key] = items
    return items
  }

  /// A paragraph runs the way of its first letter; the layout direction decides where it has none.
  private func setDirection(of shaped: ShapedText, _ bytes: UnsafeBufferPointer<UInt8>, _ rightToLeft: Bool) {
    guard let base = bytes.baseAddress else { return }
    let direction = base.withMemoryRebound(to: CChar.self, capacity: bytes.count) {
      vt_base_direction($0, Int32(bytes.count))
    }
    shaped.baseLevel = direction == 1 || (direction == -1 && rightToLeft) ? 1 : 0
  }
}
