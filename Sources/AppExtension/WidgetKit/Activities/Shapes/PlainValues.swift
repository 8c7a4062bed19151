import Foundation

/// Values of types that `JSONDecoder` reads from one JSON value, with that JSON.
enum PlainValues {
  static func value<T>(_ type: T.Type, name: String, _ guess: Guess) -> (T, String)? {
    guard let (value, json) = plain(type, name: name, guess), let value = value as? T else { return nil }
    return (value, json)
  }

  private static func plain(_ type: Any.Type, name: String, _ guess: Guess) -> (Any, String)? {
    if type == String.self {
      // The key's own name reads well on a card.
      let text = guess.text ?? name
      return (text, JSONSketch.quoted(text))
    }
    if type == Bool.self { return (false, "false") }
    if let integer = type as? any FixedWidthInteger.Type { return integerValue(integer, guess) }
    if type == Double.self { return (Double(guess.number), "\(guess.number)") }
    if type == Float.self { return (Float(guess.number), "\(guess.number)") }
    if type == CGFloat.self { return (CGFloat(guess.number), "\(guess.number)") }
    if type == Decimal.self { return (Decimal(guess.number), "\(guess.number)") }
    // Seconds since 1 January 2001, as JSONDecoder's defaults read them.
    if type == Date.self { return (Date(timeIntervalSinceReferenceDate: 0), "0") }
    if type == Data.self { return (Data(), "\"\"") }
    if type == URL.self, let url = URL(string: "https://example.com") { return (url, "\"\(url)\"") }
    if type == UUID.self {
      let zero = "00000000-0000-0000-0000-000000000000"
      return UUID(uuidString: zero).map { ($0, "\"\(zero)\"") }
    }
    return nil
  }

  private static func integerValue<I: FixedWidthInteger>(_ type: I.Type, _ guess: Guess) -> (Any, String) {
    (I(clamping: guess.number), "\(guess.number)")
  }
}
