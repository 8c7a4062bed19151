import Archive
import Foundation

/// Characters, dates, symbols and pictures in one paragraph.
nonisolated public struct Text: View, Equatable, Sendable {
  public typealias Body = Never

  private var list: PieceList
  private var count: Int
  /// A name other than the characters, for assistive technologies.
  var spoken: [Piece]?

  init(pieces: [Piece]) {
    list = PieceList(pieces)
    count = pieces.count
  }
  private init(list: PieceList, count: Int) {
    self.list = list
    self.count = count
  }

  var pieces: ArraySlice<Piece> { list.first(count) }

  /// Characters as they are, in no string table and without Markdown.
  public init(verbatim content: String) { self.init(pieces: [Piece(content: .string(content))]) }

  @_disfavoredOverload public init<S: StringProtocol>(_ content: S) {
    self.init(pieces: [Piece(content: .string(String(content)))])
  }

  /// The text of a string table for a key, in the language of the view's locale, with its Markdown drawn.
  ///
  /// Tables are `.strings`, `.stringsdict`, `.loctable` and string catalogs (`.xcstrings`) of the bundle.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    let text = LocalizedText(key, table: tableName, bundle: bundle)
    self.init(pieces: [Piece(content: .localized(text))])
  }

  /// A symbol or picture in text, the size of the text's font.
  public init(_ image: Image) { self.init(pieces: [Piece(content: .image(image))]) }

  /// Attributed characters: font, colours, spacing, lines, links and the emphasis of Markdown are drawn.
  @_disfavoredOverload public init(_ attributedContent: AttributedString) {
    self.init(pieces: AttributedPieces.pieces(of: attributedContent))
  }

  /// One text after another, each in its own looks. Ten thousand in a row cost no more than their sum.
  public static func + (lhs: Text, rhs: Text) -> Text {
    let added = rhs.pieces
    var text: Text
    if lhs.list.append(added, after: lhs.count) {
      text = Text(list: lhs.list, count: lhs.count + added.count)
    } else {
      text = Text(pieces: Array(lhs.pieces) + added)
    }
    if lhs.spoken != nil || rhs.spoken != nil {
      text.spoken = (lhs.spoken ?? Array(lhs.pieces)) + (rhs.spoken ?? Array(rhs.pieces))
    }
    return text
  }

  public static func == (a: Text, b: Text) -> Bool { a.pieces == b.pieces && a.spoken == b.spoken }

  /// Sets a trait where the pieces have not set it themselves: the innermost wins.
  func with(_ change: (inout TextTraits) -> Void) -> Text {
    var outer = TextTraits()
    change(&outer)
    var text = Text(
      pieces: pieces.map { piece in
        Piece(content: piece.content, traits: piece.traits.over(outer))
      })
    text.spoken = spoken
    return text
  }

  @MainActor public func _makeNodes(in context: _ViewContext) -> [_LayoutNode] {
    [TextNode(text: self, context: context)]
  }

  /// How much of the text's size it is drawn in.
  public struct Scale: Hashable, Sendable {
    let factor: Double
    public static let `default` = Scale(factor: 1)
    /// Smaller, as a unit beside its number. 0.8 of the size: ours.
    public static let secondary = Scale(factor: 0.8)
  }

  public enum TruncationMode: Hashable, Sendable { case head, tail, middle }
  public enum Case: Hashable, Sendable { case uppercase, lowercase }
}

extension Text {
  /// The characters in the process's own locale, without their looks: for names and titles.
  var plain: String { Self.plain(pieces) }

  static func plain(_ pieces: some Sequence<Piece>, locale: Locale = .current) -> String {
    pieces.map { piece in
      switch piece.content {
      case .string(let string): string
      case .localized(let text): plain(text.pieces(locale: locale), locale: locale)
      case .formatted(let date): date.string(locale: locale, timeZone: .current)
      case .value(let value): String(value.string(locale).characters)
      case .date, .source, .image: ""
      }
    }.joined()
  }

  /// The characters as titles and descriptions show them.
  package var plainText: String { plain }

  public func _resolveText(in environment: EnvironmentValues) -> String {
    Self.plain(pieces, locale: environment.locale)
  }
}
