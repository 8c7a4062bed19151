import Foundation

/// Attributed strings as pieces of text, and back.
enum AttributedPieces {
  static func pieces(of text: AttributedString) -> [Text.Piece] {
    text.runs.map { run in
      var traits = TextTraits()
      traits.font = run.font
      traits.style = run.foregroundColor.map { StyleBox(style: $0) }
      traits.background = run.backgroundColor
      traits.underline = run.underlineStyle.map { .some($0) }
      traits.strikethrough = run.strikethroughStyle.map { .some($0) }
      traits.kerning = run.kern
      traits.tracking = run.tracking
      traits.baselineOffset = run.baselineOffset
      if let intent = run.inlinePresentationIntent { traits.apply(intent) }
      if let link = run.link { traits.link(to: link) }
      return Text.Piece(content: .string(String(text[run.range].characters)), traits: traits)
    }
  }

  static func attributed(_ pieces: [Text.Piece], locale: Locale) -> AttributedString {
    var result = AttributedString()
    for piece in pieces {
      var part = AttributedString(Text.plain([piece], locale: locale))
      var intent: InlinePresentationIntent = []
      if piece.traits.isBold == true { intent.insert(.stronglyEmphasized) }
      if piece.traits.isItalic == true { intent.insert(.emphasized) }
      if piece.traits.monospaced == true { intent.insert(.code) }
      if case .some(.some) = piece.traits.strikethrough { intent.insert(.strikethrough) }
      if !intent.isEmpty { part.inlinePresentationIntent = intent }
      if let link = piece.traits.link { part.link = link }
      result.append(part)
    }
    return result
  }
}
