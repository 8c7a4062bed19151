/// Characters as HTML wants them.
enum HTML {
  /// Text within an element or a quoted attribute. Control characters are left out.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default: if scalar.value >= 0x20 && scalar.value != 0x7F { result.unicodeScalars.append(scalar) }
      }
    }
    return result
  }

  /// A number with at most two digits behind the point.
  static func decimal(_ value: Double) -> String {
    let text = percent(value / 100)
    return String(text.dropLast())
  }

  /// A length as a share of a hundred, with two digits.
  static func percent(_ share: Double) -> String {
    let hundredths = Int((max(0, min(1, share.isFinite ? share : 0)) * 10_000).rounded())
    let (whole, rest) = hundredths.quotientAndRemainder(dividingBy: 100)
    return rest == 0 ? "\(whole)%" : "\(whole).\(rest < 10 ? "0" : "")\(rest)%"
  }
}
