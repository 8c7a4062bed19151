/// Characters and numbers as SVG wants them.
package enum SVGText {
  /// Text within an element or a quoted attribute. Characters that XML 1.0 does not allow are left out.
  package static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\n", "\t", "\r": result += "&#\(scalar.value);"
      default:
        let allowed =
          scalar.value >= 0x20 && scalar.value != 0x7F && scalar.value != 0xFFFE && scalar.value != 0xFFFF
        if allowed { result.unicodeScalars.append(scalar) }
      }
    }
    return result
  }

  /// At most three digits behind the point, none that say nothing; 0 for what is not a number.
  static func number(_ value: Double, digits: Int = 3) -> String {
    guard value.isFinite else { return "0" }
    let factor = [1.0, 10, 100, 1000, 10_000, 100_000][min(max(digits, 0), 5)]
    let scaled = (value.clampedToDraw * factor).rounded()
    guard scaled != 0 else { return "0" }
    let whole = Int(abs(scaled)) / Int(factor)
    var fraction = Int(abs(scaled)) % Int(factor)
    var result = scaled < 0 ? "-" : ""
    if whole > 0 || fraction == 0 { result += String(whole) }
    guard fraction > 0 else { return result }
    var places = digits
    while fraction % 10 == 0 {
      fraction /= 10
      places -= 1
    }
    let text = String(fraction)
    return result + "." + String(repeating: "0", count: places - text.count) + text
  }

  /// A number in JSON, which wants a digit before the point.
  static func json(_ value: Double) -> String {
    let text = number(value)
    return text.hasPrefix(".") ? "0" + text : text.hasPrefix("-.") ? "-0" + text.dropFirst() : text
  }

  /// A string in JSON, quotes included.
  static func json(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      default:
        if scalar.value < 0x20 || scalar.value == 0x2028 || scalar.value == 0x2029 {
          let hex = String(scalar.value, radix: 16)
          result += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
  }
}

extension Double {
  /// Within a million points.
  fileprivate var clampedToDraw: Double { min(max(self, -1e6), 1e6) }
}
