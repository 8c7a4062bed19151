/// `&amp;` and its like.
enum HTMLEntities {
  private static let named: [String: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "hellip": "…",
    "mdash": "—", "ndash": "–", "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”", "laquo": "«",
    "raquo": "»", "bull": "•", "middot": "·", "copy": "©", "reg": "®", "trade": "™", "deg": "°",
    "euro": "€", "pound": "£", "yen": "¥", "cent": "¢", "times": "×", "divide": "÷", "plusmn": "±",
    "frac12": "½", "auml": "ä", "ouml": "ö", "uuml": "ü", "Auml": "Ä", "Ouml": "Ö", "Uuml": "Ü",
    "szlig": "ß", "eacute": "é", "egrave": "è", "agrave": "à", "ccedil": "ç", "ntilde": "ñ",
  ]
  /// Longer names than any there is are text.
  private static let longest = 10

  static func replaced(in text: some StringProtocol) -> String {
    var result = ""
    var rest = Substring(text)
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      rest = rest[rest.index(after: start)...]
      let name = rest.prefix(longest).prefix { $0 != ";" }
      guard name.endIndex < rest.endIndex, rest[name.endIndex] == ";", let character = character(name) else {
        result += "&"
        continue
      }
      result += character
      rest = rest[rest.index(after: name.endIndex)...]
    }
    return result + rest
  }

  private static func character(_ name: Substring) -> String? {
    guard name.first == "#" else { return named[String(name)] }
    let digits = name.dropFirst()
    let isHex = digits.first == "x" || digits.first == "X"
    guard let code = UInt32(isHex ? digits.dropFirst() : digits, radix: isHex ? 16 : 10) else { return nil }
    return Unicode.Scalar(code).map { String(Character($0)) }
  }
}
