import Archive
import Foundation

extension Text {
  /// One run before its font, its language and its date are known.
  struct Piece: Equatable, Sendable {
    enum Content: Equatable, Sendable {
      /// Shown as it is.
      case string(String)
      /// Looked up and formatted for the locale when the text is laid out.
      case localized(LocalizedText)
      case date(LiveDate)
      /// A date in a format of the widget's own.
      case source(LiveSource)
      /// Formatted by locale and time zone when the text is laid out.
      case formatted(FormattedDate)
      case value(FormattedValue)
      case image(Image)
    }
    var content: Content
    var traits = TextTraits()
  }
}

/// What is set on text, each where it was set; `nil` is not set.
struct TextTraits: Equatable, Sendable {
  var font: Font?
  var weight: Font.Weight?
  var design: Font.Design?
  var width: Font.Width?
  var isBold: Bool?
  var isItalic: Bool?
  var monospacedDigits: Bool?
  var monospaced: Bool?
  /// `.some(nil)` switches a line off that was handed down.
  var underline: Text.LineStyle??
  var strikethrough: Text.LineStyle??
  var tracking: CGFloat?
  var kerning: CGFloat?
  var baselineOffset: CGFloat?
  var style: StyleBox?
  var background: Color?
  var scale: Text.Scale?
  var link: URL?

  /// These traits, and `outer`'s where these say nothing.
  func over(_ outer: TextTraits) -> TextTraits {
    TextTraits(
      font: font ?? outer.font, weight: weight ?? outer.weight, design: design ?? outer.design,
      width: width ?? outer.width, isBold: isBold ?? outer.isBold, isItalic: isItalic ?? outer.isItalic,
      monospacedDigits: monospacedDigits ?? outer.monospacedDigits,
      monospaced: monospaced ?? outer.monospaced, underline: underline ?? outer.underline,
      strikethrough: strikethrough ?? outer.strikethrough, tracking: tracking ?? outer.tracking,
      kerning: kerning ?? outer.kerning, baselineOffset: baselineOffset ?? outer.baselineOffset,
      style: style ?? outer.style, background: background ?? outer.background, scale: scale ?? outer.scale,
      link: link ?? outer.link)
  }
}

/// A style that compares by identity of its description, so that traits can be compared.
struct StyleBox: Equatable, Sendable {
  let style: any ShapeStyle
  static func == (a: StyleBox, b: StyleBox) -> Bool { "\(a.style)" == "\(b.style)" }
}

/// A value that is formatted when the locale is known.
struct FormattedValue: Equatable, Sendable {
  private let write: @Sendable (Locale) -> AttributedString
  /// As it reads in the process's own locale; compares for the value.
  let text: AttributedString

  init<F: FormatStyle>(
    _ input: F.FormatInput, _ format: F, _ attributed: @escaping (F.FormatOutput) -> AttributedString
  ) {
    let box = UncheckedBox((input, format, attributed))
    let text = attributed(format.format(input))
    self.text = text
    write = { locale in
      let (input, format, attributed) = box.value
      return attributed(format.locale(locale).format(input))
    }
  }

  /// A style that follows the process's locale is given the view's; one with a locale of its own keeps it.
  func string(_ locale: Locale) -> AttributedString {
    write(.autoupdatingCurrent) == text ? write(locale) : text
  }

  static func == (a: FormattedValue, b: FormattedValue) -> Bool { a.text == b.text }
}

/// Pieces that texts made of each other share: `a + b + c + …` adds to one list, whose first pieces each text counts.
final class PieceList: @unchecked Sendable {
  private let lock = NSLock()
  private var pieces: [Text.Piece]

  init(_ pieces: [Text.Piece]) { self.pieces = pieces }

  func first(_ count: Int) -> ArraySlice<Text.Piece> {
    lock.lock()
    defer { lock.unlock() }
    return pieces.prefix(count)
  }

  /// Adds pieces after the first `count`; `false` where others stand there already.
  func append(_ more: ArraySlice<Text.Piece>, after count: Int) -> Bool {
    lock.lock()
    defer { lock.unlock() }
    guard pieces.count == count else { return false }
    pieces.append(contentsOf: more)
    return true
  }
}
