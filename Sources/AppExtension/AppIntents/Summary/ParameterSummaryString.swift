import Archive
import Foundation
import SwiftUI

/// A sentence with parameters in it: `"Show \(\.$city)"`.
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation {
  enum Part {
    case text(String)
    case parameter(PartialKeyPath<Intent>)
  }
  let parts: [Part]

  /// A sentence in which `${name}` stands for a parameter, as in string tables.
  public init(_ value: String) { parts = [.text(value)] }
  public init(stringLiteral value: String) { self.init(value) }
  public init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

  public struct StringInterpolation: StringInterpolationProtocol {
    var parts: [Part] = []
    public init(literalCapacity: Int, interpolationCount: Int) {
      parts.reserveCapacity(2 * interpolationCount + 1)
    }
    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { parts.append(.text(literal)) }
    }
    public mutating func appendInterpolation<
      ValueType: _IntentValue & Sendable, Subject: KeyPath<Intent, IntentParameter<ValueType>>
    >(_ subject: Subject) {
      parts.append(.parameter(subject))
    }
  }
}

extension ParameterSummaryString {
  /// The sentence in the language of the process, cut at its parameters.
  func pieces(_ context: SummaryContext, table: String?) -> [ConfigurationSheet.Piece] {
    let key = parts.map { part in
      switch part {
      case .text(let text): text
      case .parameter(let keyPath): context.name(keyPath).map { "${\($0)}" } ?? ""
      }
    }.joined()
    let text = String(localized: String.LocalizationValue(key), table: table)
    return SummarySentence.pieces(text, names: Set(context.parameters.map(\.name)))
  }
}

/// A sentence in the spelling of string tables: `Show ${city}`.
enum SummarySentence {
  /// Cuts at `${name}` where `name` is one of `names`; anything else in braces stays text.
  static func pieces(_ text: String, names: Set<String>) -> [ConfigurationSheet.Piece] {
    var pieces: [ConfigurationSheet.Piece] = []
    var words = ""
    var rest = Substring(text)
    while let open = rest.range(of: "${") {
      words += rest[..<open.lowerBound]
      let tail = rest[open.upperBound...]
      guard let close = tail.firstIndex(of: "}"), names.contains(String(tail[..<close])) else {
        words += rest[open]
        rest = tail
        continue
      }
      if !words.isEmpty { pieces.append(.text(words)) }
      words = ""
      pieces.append(.parameter(String(tail[..<close])))
      rest = tail[tail.index(after: close)...]
    }
    words += rest
    if !words.isEmpty { pieces.append(.text(words)) }
    return pieces
  }
}
