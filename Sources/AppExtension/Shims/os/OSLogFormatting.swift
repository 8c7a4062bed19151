import Foundation

/// How a whole number is written.
public struct OSLogIntegerFormatting {
  private var radix = 10
  private var sign = false
  private var prefix = false
  private var uppercase = false
  private var minDigits: () -> Int = { 0 }

  public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting() }
  public static func decimal(explicitPositiveSign: Bool = false) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(sign: explicitPositiveSign)
  }
  public static func decimal(
    explicitPositiveSign: Bool = false, minDigits: @autoclosure @escaping () -> Int
  ) -> OSLogIntegerFormatting { OSLogIntegerFormatting(sign: explicitPositiveSign, minDigits: minDigits) }
  public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 16) }
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 16, sign: explicitPositiveSign, prefix: includePrefix, uppercase: uppercase)
  }
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: @autoclosure @escaping () -> Int
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 16, sign: explicitPositiveSign, prefix: includePrefix, uppercase: uppercase,
      minDigits: minDigits)
  }
  public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 8) }
  public static func octal(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(radix: 8, sign: explicitPositiveSign, prefix: includePrefix, uppercase: uppercase)
  }

  func text<T: FixedWidthInteger>(_ number: T) -> String {
    let digits = String(number.magnitude, radix: radix, uppercase: uppercase)
    let zeros = String(repeating: "0", count: max(0, min(minDigits(), 128) - digits.count))
    let start = prefix ? (radix == 16 ? "0x" : radix == 8 ? "0" : "") : ""
    return (number < 0 ? "-" : sign ? "+" : "") + start + zeros + digits
  }
}

/// How a number with a fraction is written.
public struct OSLogFloatFormatting {
  private var conversion = "f"
  private var sign = false
  private var precision: () -> Int = { 6 }

  public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting() }
  public static func fixed(
    explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting { OSLogFloatFormatting(sign: explicitPositiveSign) }
  public static func fixed(
    precision: @autoclosure @escaping () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting { OSLogFloatFormatting(sign: explicitPositiveSign, precision: precision) }
  public static var exponential: OSLogFloatFormatting { OSLogFloatFormatting(conversion: "e") }
  public static func exponential(
    precision: @autoclosure @escaping () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(conversion: uppercase ? "E" : "e", sign: explicitPositiveSign, precision: precision)
  }
  public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting(conversion: "g") }
  public static func hybrid(
    precision: @autoclosure @escaping () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(conversion: uppercase ? "G" : "g", sign: explicitPositiveSign, precision: precision)
  }
  public static var hex: OSLogFloatFormatting { OSLogFloatFormatting(conversion: "a") }

  func text(_ number: Double) -> String {
    let digits = max(0, min(precision(), 64))
    let format = "%" + (sign ? "+" : "") + (conversion == "a" ? "a" : ".\(digits)\(conversion)")
    return String(format: format, number)
  }
}

/// How a number of the system is written.
public enum OSLogInt32ExtendedFormat: Sendable {
  case ipv4Address, secondsSince1970, darwinErrno, darwinMode, darwinSignal, none

  func text(_ number: Int32) -> String {
    switch self {
    case .ipv4Address:
      let bits = UInt32(bitPattern: number)
      // Network order: the first number lies in the lowest byte.
      return (0..<4).map { String(bits >> ($0 * 8) & 255) }.joined(separator: ".")
    case .secondsSince1970:
      return ISO8601DateFormatter().string(from: Date(timeIntervalSince1970: Double(number)))
    case .darwinErrno: return "[\(number): \(String(cString: strerror(number)))]"
    case .darwinMode: return String(number, radix: 8)
    case .darwinSignal: return "[signal \(number)]"
    case .none: return String(number)
    }
  }
}

/// How a truth value is written.
public enum OSLogBoolFormat: Sendable {
  /// `true` and `false`.
  case truth
  /// `YES` and `NO`.
  case answer
  func text(_ value: Bool) -> String { self == .truth ? (value ? "true" : "false") : (value ? "YES" : "NO") }
}

/// What is read behind a pointer. Only the address is written.
public enum OSLogPointerFormat: Sendable {
  case ipv6Address, timeval, timespec, uuid, sockaddr, none
}
