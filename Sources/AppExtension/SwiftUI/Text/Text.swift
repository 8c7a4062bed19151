import Archive
import Foundation
import Typography

/// Characters, dates and symbols in one paragraph.
nonisolated public struct Text: View, Equatable, Sendable {
  public typealias Body = Never

  /// One run before its font is known.
  struct Piece: Equatable, Sendable {
    enum Content: Equatable, Sendable {
      case string(String)
      case date(LiveDate)
      /// Formatted by locale and time zone when the text is laid out.
      case formatted(FormattedDate)
      case image(String)
    }
    var content: Content
    var traits = TextTraits()
  }
  var pieces: [Piece]
  /// A name other than the characters, for assistive technologies.
  var spoken: String?

  init(pieces: [Piece]) { self.pieces = pieces }

  public init(verbatim content: String) { pieces = [Piece(content: .string(content))] }
  @_disfavoredOverload public init<S: StringProtocol>(_ content: S) {
    pieces = [Piece(content: .string(String(content)))]
  }
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) { pieces = key.pieces(table: tableName, bundle: bundle) }

  /// A symbol or picture in text.
  public init(_ image: Image) { pieces = [Piece(content: .image(image.symbolName ?? "questionmark"))] }

  public init(_ date: Date, style: DateStyle) { pieces = [Piece(content: style.content(date))] }
  public init(_ dates: ClosedRange<Date>) {
    pieces = [Piece(content: .formatted(.interval(dates.lowerBound, dates.upperBound)))]
  }
  public init(_ interval: DateInterval) {
    pieces = [Piece(content: .formatted(.interval(interval.start, interval.end)))]
  }
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    pieces = [
      Piece(
        content: .date(
          .timerInterval(
            start: timerInterval.lowerBound, end: timerInterval.upperBound, pause: pauseTime,
            countsDown: countsDown, showsHours: showsHours)))
    ]
  }
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    pieces = [Piece(content: .string(format.format(input)))]
  }
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    pieces = [Piece(content: .string(formatter.string(for: subject) ?? ""))]
  }
  public init<Subject>(_ subject: Subject, formatter: Formatter) {
    pieces = [Piece(content: .string(formatter.string(for: subject) ?? ""))]
  }
  public init(_ attributedContent: AttributedString) {
    pieces = AttributedPieces.pieces(of: attributedContent)
  }

  /// How a date is written.
  public struct DateStyle: Equatable, Hashable, Codable, Sendable {
    enum Kind: String, Codable, Sendable { case time, date, relative, offset, timer }
    let kind: Kind
    public static let time = DateStyle(kind: .time)
    public static let date = DateStyle(kind: .date)
    public static let relative = DateStyle(kind: .relative)
    public static let offset = DateStyle(kind: .offset)
    public static let timer = DateStyle(kind: .timer)
    func content(_ date: Date) -> Piece.Content {
      switch kind {
      case .time: .formatted(.time(date))
      case .date: .formatted(.date(date))
      case .relative: .date(.relative(date))
      case .offset: .date(.offset(date))
      case .timer: .date(.timer(date))
      }
    }
  }

  public enum TruncationMode: Sendable { case head, tail, middle }
  public enum Case: Sendable { case uppercase, lowercase }
  public struct LineStyle: Hashable, Sendable {
    public struct Pattern: Sendable {
      public static let solid = Pattern()
      public static let dot = Pattern()
      public static let dash = Pattern()
    }
    public static let single = LineStyle()
    public init(pattern: Pattern = .solid, color: Color? = nil) {}
  }

  public static func + (lhs: Text, rhs: Text) -> Text {
    var text = Text(pieces: lhs.pieces + rhs.pieces)
    if lhs.spoken != nil || rhs.spoken != nil {
      text.spoken = (lhs.spoken ?? lhs.plain) + (rhs.spoken ?? rhs.plain)
    }
    return text
  }

  /// The characters without their looks; dates are left out.
  var plain: String {
    pieces.map { if case .string(let string) = $0.content { string } else { "" } }.joined()
  }

  /// Sets a trait where the pieces have not set it themselves: the innermost wins.
  func with(_ change: (inout TextTraits) -> Void) -> Text {
    var copy = self
    var outer = TextTraits()
    change(&outer)
    for index in copy.pieces.indices { copy.pieces[index].traits = copy.pieces[index].traits.over(outer) }
    return copy
  }

  @MainActor public func _makeNodes(in context: _ViewContext) -> [_LayoutNode] {
    [TextNode(text: self, context: context)]
  }
}

/// What is set on text, each where it was set.
struct TextTraits: Equatable, Sendable {
  var font: Font?
  var weight: Font.Weight?
  var design: Font.Design?
  var isBold: Bool?
  var isItalic: Bool?
  var monospacedDigits: Bool?
  var monospaced: Bool?
  var underline: Bool?
  var strikethrough: Bool?
  var tracking: CGFloat?
  var kerning: CGFloat?
  var baselineOffset: CGFloat?
  var style: StyleBox?
  /// Part of another text's look: drawn in this many points if no font says otherwise.
  var link: URL?

  /// These traits, and `outer`'s where these say nothing.
  func over(_ outer: TextTraits) -> TextTraits {
    TextTraits(
      font: font ?? outer.font, weight: weight ?? outer.weight, design: design ?? outer.design,
      isBold: isBold ?? outer.isBold, isItalic: isItalic ?? outer.isItalic,
      monospacedDigits: monospacedDigits ?? outer.monospacedDigits,
      monospaced: monospaced ?? outer.monospaced, underline: underline ?? outer.underline,
      strikethrough: strikethrough ?? outer.strikethrough, tracking: tracking ?? outer.tracking,
      kerning: kerning ?? outer.kerning, baselineOffset: baselineOffset ?? outer.baselineOffset,
      style: style ?? outer.style, link: link ?? outer.link)
  }
}

/// A style that compares by identity of its description, so that traits can be compared.
struct StyleBox: Equatable, Sendable {
  let style: any ShapeStyle
  static func == (a: StyleBox, b: StyleBox) -> Bool { "\(a.style)" == "\(b.style)" }
}

/// A date written once, by locale and time zone.
enum FormattedDate: Equatable, Sendable {
  case time(Date)
  case date(Date)
  case interval(Date, Date)

  func string(locale: Locale, timeZone: TimeZone) -> String {
    switch self {
    case .time(let date): return DateTexts.time(date, locale: locale, timeZone: timeZone)
    case .date(let date): return DateTexts.date(date, locale: locale, timeZone: timeZone)
    case .interval(let start, let end):
      return DateTexts.time(start, locale: locale, timeZone: timeZone) + "\u{2009}–\u{2009}"
        + DateTexts.time(end, locale: locale, timeZone: timeZone)
    }
  }
}

/// Date formatters, kept for each locale and zone: making one costs more than drawing a widget.
enum DateTexts {
  private struct Key: Hashable {
    let locale: String
    let zone: String
    let time: Bool
  }
  nonisolated(unsafe) private static var formatters: [Key: DateFormatter] = [:]
  private static let lock = NSLock()

  private static func string(_ date: Date, locale: Locale, timeZone: TimeZone, time: Bool) -> String {
    lock.lock()
    defer { lock.unlock() }
    let key = Key(locale: locale.identifier, zone: timeZone.identifier, time: time)
    let formatter: DateFormatter
    if let known = formatters[key] {
      formatter = known
    } else {
      formatter = DateFormatter()
      formatter.locale = locale
      formatter.timeZone = timeZone
      formatter.dateStyle = time ? .none : .long
      formatter.timeStyle = time ? .short : .none
      if formatters.count > 64 { formatters.removeAll() }
      formatters[key] = formatter
    }
    return formatter.string(from: date)
  }
  static func time(_ date: Date, locale: Locale, timeZone: TimeZone) -> String {
    string(date, locale: locale, timeZone: timeZone, time: true)
  }
  static func date(_ date: Date, locale: Locale, timeZone: TimeZone) -> String {
    string(date, locale: locale, timeZone: timeZone, time: false)
  }
}

/// Pieces of attributed strings.
enum AttributedPieces {
  static func pieces(of text: AttributedString) -> [Text.Piece] {
    text.runs.map { run in
      var piece = Text.Piece(content: .string(String(text[run.range].characters)))
      if let link = run.link {
        piece.traits.link = link
        piece.traits.style = StyleBox(style: TintShapeStyle())
      }
      return piece
    }
  }
}

extension Text {
  /// The characters as titles and descriptions show them.
  package var plainText: String { plain }
}
