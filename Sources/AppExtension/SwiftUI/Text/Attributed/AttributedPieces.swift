import Foundation
import UIKit

/// Attributed strings as pieces of text, and back.
enum AttributedPieces {
  private typealias Keys = AttributeScopes.SwiftUIAttributes
  private typealias UIKitKeys = AttributeScopes.UIKitAttributes

  /// UIKit's style of a line: 0 is none.
  private static func line(_ style: NSUnderlineStyle?) -> Text.LineStyle? {
    guard let style, !style.isEmpty else { return nil }
    return Text.LineStyle(
      pattern: style.contains(.patternDot) ? .dot : style.contains(.patternDash) ? .dash : .solid)
  }

  static func pieces(of text: AttributedString) -> [Text.Piece] {
    text.runs.map { run in
      var traits = TextTraits()
      traits.font = run[Keys.FontAttribute.self] ?? run[UIKitKeys.FontAttribute.self].map { Font($0) }
      traits.style =
        (run[Keys.ForegroundColorAttribute.self]
        ?? run[UIKitKeys.ForegroundColorAttribute.self].map { Color(uiColor: $0) })
        .map { StyleBox(style: $0) }
      traits.background =
        run[Keys.BackgroundColorAttribute.self]
        ?? run[UIKitKeys.BackgroundColorAttribute.self].map { Color(uiColor: $0) }
      traits.underline =
        (run[Keys.UnderlineStyleAttribute.self] ?? line(run[UIKitKeys.UnderlineStyleAttribute.self]))
        .map { .some($0) }
      traits.strikethrough =
        (run[Keys.StrikethroughStyleAttribute.self] ?? line(run[UIKitKeys.StrikethroughStyleAttribute.self]))
        .map { .some($0) }
      traits.kerning = run[Keys.KerningAttribute.self] ?? run[UIKitKeys.KernAttribute.self]
      traits.tracking = run[Keys.TrackingAttribute.self] ?? run[UIKitKeys.TrackingAttribute.self]
      traits.baselineOffset =
        run[Keys.BaselineOffsetAttribute.self] ?? run[UIKitKeys.BaselineOffsetAttribute.self]
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
