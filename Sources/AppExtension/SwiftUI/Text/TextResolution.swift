import Archive
import Foundation
import Typography

extension Text {
  /// The paragraph with fonts and colours settled, and the leading its font keeps.
  @MainActor func rich(in context: _ViewContext) -> (RichText, CGFloat) {
    let environment = context.environment
    let outer = environment.textTraits
    let locale = environment.untrackedLocale
    var result = RichTextBuilder(context: context, locale: locale)
    for piece in pieces {
      result.add(Piece(content: piece.content, traits: piece.traits.over(outer)))
    }
    let rich = RichText(
      segments: result.segments,
      alignment: environment.multilineTextAlignment == .center
        ? .center : environment.multilineTextAlignment == .trailing ? .trailing : .leading,
      lineLimit: environment.lineLimit.map { max($0, 1) },
      truncation: environment.truncationMode == .head
        ? .head : environment.truncationMode == .middle ? .middle : .tail,
      allowsTightening: environment.allowsTightening,
      minimumScaleFactor: Double(min(max(environment.minimumScaleFactor.finite, 0.01), 1)),
      lineSpacing: Double(max(environment.lineSpacing.finite, 0)), rightToLeft: environment.isRightToLeft,
      locale: locale.identifier, timeZone: environment.timeZone.identifier)
    return (rich, result.leading)
  }
}

/// Gathers the segments of a text.
@MainActor private struct RichTextBuilder {
  let context: _ViewContext
  let locale: Locale
  var segments: [TextSegment] = []
  var leading: CGFloat = 0
  /// The style of the piece before, which most pieces of a long text share.
  private var last: (traits: TextTraits, style: Archive.TextStyle)?
  /// Characters beyond these are not shown: more than any widget can hold.
  private var room = 60_000

  init(context: _ViewContext, locale: Locale) {
    self.context = context
    self.locale = locale
  }

  mutating func add(_ piece: Text.Piece) {
    guard room > 0 else { return }
    switch piece.content {
    case .string(let string): add(string, piece.traits)
    case .localized(let text): addAll(text.pieces(locale: locale), within: piece.traits)
    case .value(let value):
      addAll(AttributedPieces.pieces(of: value.string(locale)), within: piece.traits)
    case .formatted(let date):
      add(date.string(locale: locale, timeZone: context.environment.timeZone), piece.traits)
    case .date(let date): segments.append(TextSegment(.date(date), style: style(piece.traits)))
    case .source(let source):
      let live = source.live(at: context.session.now, locale: locale)
      segments.append(TextSegment(.date(live), style: style(piece.traits)))
    case .image(let image):
      segments.append(TextSegment(image.inText(context), style: style(piece.traits)))
    }
  }

  private mutating func addAll(_ pieces: [Text.Piece], within traits: TextTraits) {
    for piece in pieces { add(Text.Piece(content: piece.content, traits: piece.traits.over(traits))) }
  }

  private mutating func add(_ string: String, _ traits: TextTraits) {
    var string = string
    if string.utf8.count > room { string = String(string.unicodeScalars.prefix(room)) }
    room -= string.utf8.count
    switch context.environment.textCase {
    case .uppercase: string = string.uppercased(with: locale)
    case .lowercase: string = string.lowercased(with: locale)
    case nil: break
    }
    let style = style(traits)
    // Neighbours that look the same are one: ten thousand words added up are shaped as one text.
    if let before = segments.last, case .string(let start) = before.content, before.style == style {
      segments[segments.count - 1].content = .string(start + string)
    } else {
      segments.append(TextSegment(.string(string), style: style))
    }
  }

  private mutating func style(_ traits: TextTraits) -> Archive.TextStyle {
    if let last, last.traits == traits { return last.style }
    let environment = context.environment
    let font = traits.font ?? environment.font ?? .body
    var (style, extra) = font.resolved(in: environment, isOwn: traits.font != nil)
    leading = max(leading, extra)
    if let weight = traits.weight { style.weight = weight.value }
    switch traits.isBold {
    case true?: style.weight = max(style.weight, font.boldWeight)
    case false? where font.isBold: style.weight = traits.weight?.value ?? 400
    default: break
    }
    if environment.hasBoldText { style.weight = min(style.weight + 200, 900) }
    if let italic = traits.isItalic { style.italic = italic }
    if traits.monospacedDigits == true { style.monospacedDigits = true }
    if traits.monospaced == true { style.design = .monospaced }
    if let design = traits.design { style.design = design.archived }
    if let width = traits.width { style.stretch = width.stretch }
    if let scale = traits.scale { style.size = max(style.size * scale.factor, 1) }
    style.tracking = Double((traits.tracking ?? traits.kerning ?? 0).finite)
    style.baselineOffset = Double((traits.baselineOffset ?? 0).finite)
    style.paint = (traits.style?.style ?? ForegroundStyle()).scenePaint(in: .zero, environment)
    style.underline = line(traits.underline)
    style.strikethrough = line(traits.strikethrough)
    style.background = traits.background?.scenePaint(in: .zero, environment)
    style.link = traits.link?.absoluteString
    if let family = style.family, !FontNames.isKnown(family, style) {
      context.session.report(
        "unknown-font", .warning,
        "no font named \"\(family.prefix(80))\" is installed; Inter is drawn in its place")
      style.family = nil
    }
    last = (traits, style)
    return style
  }

  private func line(_ line: Text.LineStyle??) -> TextLineStyle? {
    guard case .some(.some(let line)) = line else { return nil }
    return TextLineStyle(
      pattern: line.pattern.archived, paint: line.color?.scenePaint(in: .zero, context.environment))
  }
}

extension EnvironmentValues {
  /// "Bold Text" of the accessibility settings.
  fileprivate var hasBoldText: Bool {
    var copy = self
    copy.tracker = nil
    return copy.legibilityWeight == .bold
  }

  /// The locale for our own formatting, which the host draws anew when the locale changes.
  var untrackedLocale: Locale {
    var copy = self
    copy.tracker = nil
    return copy.locale
  }
}

enum FontNames {
  static func isKnown(_ family: String, _ style: Archive.TextStyle) -> Bool {
    _ = AppFonts.registered
    return PinnedFont(rawValue: family)?.isText == true
      || InstalledFonts.shared.file(
        family: family, weight: min(max(style.weight, 100), 900), italic: style.italic) != nil
  }
}

extension Image {
  /// What stands for the image in a line of text: a symbol of the text's size, or a picture on the baseline.
  @MainActor func inText(_ context: _ViewContext) -> TextSegment.Content {
    let image = settled(in: context.environment)
    switch image.source {
    case .symbol(let name, _):
      let shown = context.environment.symbolVariants.applied(to: name)
      if SymbolCatalog.shared.resolve(shown) == nil {
        context.session.report(
          "unknown-symbol", .warning,
          "no symbol stands for \"\(shown)\" yet; a marked box is drawn in its place")
      }
      return .symbol(shown)
    case .data(let data, let size): return .image(data, size: size, isTemplate: rendering == .template)
    case .outline(let symbol):
      context.session.report(
        "symbol-in-text", .warning,
        "the symbol \"\(symbol.symbol.name)\" of the asset catalog cannot stand within a text here; a box is drawn in its place"
      )
      return .symbol("square.dashed")
    case .asset(let name):
      context.session.report("missing-asset", .error, MissingPicture.message(name))
      return .symbol("questionmark.square.dashed")
    }
  }
}

extension RichText {
  var plain: String {
    segments.map { if case .string(let string) = $0.content { string } else { "" } }.joined()
  }
  /// The characters at an instant, dates included.
  package func plain(at now: Date) -> String {
    segments.map { segment in
      switch segment.content {
      case .string(let string): string
      case .date(let date): LiveDateFormat.string(date, at: now, locale: locale, timeZone: timeZone)
      case .symbol, .image: ""
      }
    }.joined()
  }
  var isLive: Bool { segments.contains { if case .date = $0.content { true } else { false } } }
}
