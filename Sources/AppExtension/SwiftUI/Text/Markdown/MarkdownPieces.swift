import Foundation

/// The Markdown of a localised string, as `Text` draws it.
enum MarkdownPieces {
  static func pieces(_ string: String) -> [Text.Piece] {
    InlineMarkdown.runs(string).map { run in
      var traits = TextTraits()
      traits.apply(run.intent)
      if let address = run.link, let url = URL(string: address) ?? address.escapedURL { traits.link(to: url) }
      return Text.Piece(content: .string(run.text), traits: traits)
    }
  }
}

extension TextTraits {
  mutating func apply(_ intent: InlinePresentationIntent) {
    if intent.contains(.stronglyEmphasized) { isBold = true }
    if intent.contains(.emphasized) { isItalic = true }
    if intent.contains(.code) { monospaced = true }
    if intent.contains(.strikethrough) { strikethrough = .some(.single) }
  }

  /// Characters that lead somewhere take the tint.
  mutating func link(to url: URL) {
    link = url
    if style == nil { style = StyleBox(style: TintShapeStyle()) }
  }
}

extension String {
  /// An address with characters that addresses must escape.
  fileprivate var escapedURL: URL? {
    addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed.union(.init(charactersIn: "#%")))
      .flatMap { URL(string: $0) }
  }
}
