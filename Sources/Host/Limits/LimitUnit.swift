import Foundation

/// What a limit is counted in, and how people write it.
package enum LimitUnit: String, CaseIterable, Sendable {
  case bytes, seconds, pixels, count, factor

  /// The words for multiples of the measure, the largest last. Bytes go by 1024, as memory limits do on iOS.
  package var multiples: [(word: String, size: Double)] {
    switch self {
    case .bytes: [("B", 1), ("KB", 1024), ("MB", 1_048_576), ("GB", 1_073_741_824)]
    case .seconds: [("ms", 0.001), ("s", 1), ("min", 60), ("h", 3600), ("d", 86400)]
    case .pixels: [("px", 1)]
    case .count, .factor: []
    }
  }

  /// Values it takes unless a limit says otherwise.
  var range: ClosedRange<Double> {
    switch self {
    case .bytes: 1...0x1p46
    case .seconds: 0...3_650 * 86400
    case .pixels: 1...1e9
    case .count: 0...1e9
    case .factor: 0...1_000
    }
  }

  /// `30 MB`, `8 h`, `0.5`: the largest unit in which the number is whole.
  package func text(_ value: Double) -> String {
    let unit = multiples.last { value != 0 && isWhole(value / $0.size) } ?? multiples.first { $0.size == 1 }
    guard let unit else { return Self.number(value) }
    return Self.number(value / unit.size) + " " + unit.word
  }

  /// Reads what people write: `30 MB`, `30MB`, `1.5 h`, `20`. Throws `LimitMistake`.
  package func read(_ text: String, for name: String) throws(LimitMistake) -> Double {
    let digits = text.prefix { "0123456789._-+".contains($0) }
    let word = text.dropFirst(digits.count).trimmingCharacters(in: .whitespaces)
    // `Double` alone would take words like `inf`, and what is too large for it becomes infinite.
    guard let number = Double(digits.replacing("_", with: "")) else {
      throw .notANumber(name: name, text: text, unit: self)
    }
    guard number.isFinite else { throw .tooLarge(name: name, text: text) }
    guard !multiples.isEmpty else {
      guard word.isEmpty else { throw .unknownUnit(name: name, word: word, unit: self) }
      return number
    }
    guard !word.isEmpty else { throw .noUnit(name: name, text: text, unit: self) }
    // KiB and KB are the same here.
    let plain = word.lowercased().replacing("ib", with: "b")
    guard let unit = multiples.first(where: { $0.word.lowercased() == plain }) else {
      throw .unknownUnit(name: name, word: word, unit: self)
    }
    let value = number * unit.size
    guard value.isFinite else { throw .tooLarge(name: name, text: text) }
    return value
  }

  private func isWhole(_ value: Double) -> Bool {
    abs(value) >= 1 && (value - value.rounded()).magnitude < 1e-9 * value.magnitude
  }

  private static func number(_ value: Double) -> String {
    let rounded = value.rounded()
    if abs(value - rounded) < 1e-9 * max(1, abs(value)), abs(rounded) < 1e15 { return String(Int(rounded)) }
    return "\(value)"
  }
}
