import Foundation

/// Addresses with a scheme, host names with a known ending, and e-mail addresses.
enum LinkDetection {
  private static let schemed = DetectionPattern(
    #"(?<![a-z0-9])(?:https?|ftp|mailto|tel|sms|webcal|feed)(?::)(?://)?[^\s<>"]+"#)
  private static let mail = DetectionPattern(
    #"(?<![a-z0-9._%+-])[a-z0-9][a-z0-9._%+-]{0,63}@[a-z0-9][a-z0-9.-]{0,250}\.[a-z]{2,24}(?![a-z0-9])"#)
  private static let host = DetectionPattern(
    #"(?<![a-z0-9@._/-])[a-z0-9][a-z0-9.-]{0,250}\.([a-z]{2,24})(?::[0-9]{1,5})?(?![a-z0-9@])(?:[/?#][^\s<>"]*)?"#
  )

  /// Endings that words with a full stop between them do not have by chance; `www.` goes with any.
  private static let endings: Set<String> = [
    "com", "org", "net", "edu", "gov", "mil", "int", "info", "biz", "io", "dev", "app", "ai", "co", "me",
    "tv", "xyz",
    "online", "shop", "store", "blog", "cloud", "page", "link", "news", "eu", "uk", "de", "fr", "it", "es",
    "nl", "be",
    "ch", "at", "pl", "se", "no", "dk", "fi", "ie", "pt", "cz", "gr", "hu", "ro", "ru", "ua", "tr", "us",
    "ca", "mx",
    "br", "ar", "cl", "au", "nz", "jp", "cn", "kr", "hk", "tw", "sg", "in", "id", "th", "vn", "il", "za",
  ]

  static func links(in text: NSString, _ range: NSRange) -> [DetectedResult] {
    schemed.matches(in: text, range).compactMap { result($0.range, in: text, before: "") }
      + mail.matches(in: text, range).compactMap { result($0.range, in: text, before: "mailto:") }
      + host.matches(in: text, range).compactMap { match in
        let isKnown = match.group(1, in: text).map { endings.contains($0.lowercased()) } ?? false
        let isWeb = text.substring(with: match.range).lowercased().hasPrefix("www.")
        return isKnown || isWeb ? result(match.range, in: text, before: "http://") : nil
      }
  }

  private static func result(_ range: NSRange, in text: NSString, before: String) -> DetectedResult? {
    let shown = trimmed(text.substring(with: range))
    guard !shown.isEmpty else { return nil }
    let address = before + shown
    guard
      let url = URL(string: address)
        ?? address.addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed).flatMap({ URL(string: $0) }),
      url.host?.isEmpty == false || ["mailto", "tel", "sms"].contains(url.scheme?.lowercased() ?? "")
    else { return nil }
    return DetectedResult(.link(url), at: NSRange(location: range.location, length: shown.utf16.count))
  }

  /// Without the marks that end the sentence around it, and a bracket that was opened before it.
  private static func trimmed(_ text: String) -> String {
    var text = text[...]
    while let last = text.last {
      let opening: Character? = [")": "(", "]": "[", "}": "{"][last]
      let isUnopened = opening.map { mark in
        text.count { $0 == mark } < text.count { $0 == last }
      }
      guard ".,;:!?'\"»”’…".contains(last) || isUnopened == true else { break }
      text = text.dropLast()
    }
    return String(text)
  }
}
