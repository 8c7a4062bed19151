import Foundation

/// Telephone numbers as they are written: with a country's code, or in groups.
enum PhoneDetection {
  private static let pattern = DetectionPattern(
    #"(?<![\w.,/:-])(?:\+|\(|[0-9])[0-9()\- .\u00A0/]{5,24}[0-9](?![\w]|[.,:/-][0-9])"#)
  /// E.164 has at most 15 digits; without an area a number has seven.
  private static let digits = 7...15

  static func numbers(in text: NSString, _ range: NSRange) -> [DetectedResult] {
    pattern.matches(in: text, range).compactMap { match in
      let number = text.substring(with: match.range)
      let count = number.filter(\.isASCIIDigit).count
      guard digits.contains(count), isGrouped(number), !isDate(number) else { return nil }
      return DetectedResult(.phoneNumber(number), at: match.range)
    }
  }

  /// Digits alone are a number of a telephone only with a plus, or ten of them and more.
  private static func isGrouped(_ text: String) -> Bool {
    let groups = text.split { !$0.isASCIIDigit }
    if text.hasPrefix("+") { return true }
    if groups.count == 1 { return groups[0].count >= 10 && groups[0].count <= 11 }
    // An address of a machine has three full stops, a number with a fraction one.
    return ![1, 3].contains(text.count { $0 == "." }) && groups.allSatisfy { $0.count <= 8 }
      && (text.contains("(") || groups.last?.count ?? 0 >= 2)
  }

  private static let date = DetectionPattern(
    #"^(?:[0-9]{4}[-/.][0-9]{1,2}[-/.][0-9]{1,2}|[0-9]{1,2}[-/.][0-9]{1,2}[-/.][0-9]{2,4})\b"#)
  private static func isDate(_ text: String) -> Bool {
    let text = text as NSString
    return !date.matches(in: text, NSRange(location: 0, length: text.length)).isEmpty
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}
