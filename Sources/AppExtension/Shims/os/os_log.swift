import Foundation

/// Writes a message with `printf` forms; `%{public}@`, `%{private}s` and the like say who may read a value.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
  _ args: Any...
) { LogLine.write(type, log, LogFormat.text("\(message)", args)) }

public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
  _ args: Any...
) { LogLine.write(type, log, LogFormat.text("\(message)", args)) }

public func os_log(_ message: OSLogMessage) {
  LogLine.write(.default, .default, message.interpolation.text())
}
public func os_log(_ type: OSLogType, _ message: OSLogMessage) {
  LogLine.write(type, .default, message.interpolation.text())
}
public func os_log(_ type: OSLogType, log: OSLog, _ message: OSLogMessage) {
  LogLine.write(type, log, message.interpolation.text())
}

/// The forms of `os_log`: Swift values in place of C's arguments, so that a wrong form shows a value and reads no foreign memory.
package enum LogFormat {
  package static func text(_ format: String, _ arguments: [Any]) -> String {
    var text = "", rest = format[...], next = 0
    while let percent = rest.firstIndex(of: "%") {
      text += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      guard let specifier = Specifier(&rest) else { continue }
      if specifier.conversion == "%" {
        text += "%"
      } else if next < arguments.count {
        text += specifier.text(arguments[next])
        next += 1
      } else {
        text += "<missing>"
      }
    }
    return text + rest
  }

  /// `%{public,uuid_t}-08.3ld` and the like.
  private struct Specifier {
    var isPrivate = false
    var flags = ""
    var conversion: Character

    init?(_ rest: inout Substring) {
      if rest.first == "{", let end = rest.firstIndex(of: "}") {
        let words = rest[rest.index(after: rest.startIndex)..<end].split { ", ".contains($0) }
        isPrivate = words.contains { $0 == "private" || $0 == "sensitive" }
        rest = rest[rest.index(after: end)...]
      }
      while let first = rest.first, "-+ #0123456789.'".contains(first) {
        // A field wider than 511 columns is not meant.
        if flags.count < 8 { flags.append(first) }
        rest.removeFirst()
      }
      while let first = rest.first, "hlqLztj".contains(first) { rest.removeFirst() }
      guard let last = rest.popFirst() else { return nil }
      conversion = last
    }

    func text(_ argument: Any) -> String {
      if isPrivate { return "<private>" }
      switch conversion {
      case "d", "i", "D", "u", "U", "x", "X", "o", "O", "c", "C":
        guard let number = integer(argument) else { break }
        if conversion == "c" || conversion == "C" {
          return UInt32(exactly: number).flatMap(UnicodeScalar.init).map { String(Character($0)) } ?? "?"
        }
        let letter = "diD".contains(conversion) ? "d" : conversion.lowercased() == "u" ? "u" : "\(conversion)"
        return String(format: "%\(bounded)ll\(letter)", number)
      case "f", "F", "e", "E", "g", "G", "a", "A":
        guard let number = real(argument) else { break }
        return String(format: "%\(bounded)\(conversion)", number)
      case "p":
        if let pointer = argument as? UnsafeRawPointer {
          return "0x" + String(UInt(bitPattern: pointer), radix: 16)
        }
      case "s":
        if let text = argument as? UnsafePointer<CChar> { return String(cString: text) }
      default: break
      }
      return String(describing: argument)
    }

    /// The flags, with widths of three digits at most.
    private var bounded: String {
      let numbers = flags.split(whereSeparator: { !$0.isNumber })
      return numbers.contains { $0.count > 3 } ? "" : flags
    }
    private func integer(_ argument: Any) -> Int64? {
      (argument as? any BinaryInteger).map { Int64(truncatingIfNeeded: $0) }
        ?? (argument as? Bool).map { $0 ? 1 : 0 } ?? (argument as? NSNumber)?.int64Value
    }
    private func real(_ argument: Any) -> Double? {
      (argument as? any BinaryFloatingPoint).map { Double($0) }
        ?? (argument as? any BinaryInteger).map { Double($0) } ?? (argument as? NSNumber)?.doubleValue
    }
  }
}
