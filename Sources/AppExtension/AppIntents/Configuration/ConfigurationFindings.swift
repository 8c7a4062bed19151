import Archive
import Foundation
import SwiftUI

extension Diagnostic {
  /// A finding about configured values or options.
  static func configuration(_ code: String, _ severity: Severity, _ message: String) -> Diagnostic {
    Diagnostic(code: code, severity: severity, message: message)
  }
}

/// What an error of the user's says, in words and not at any length.
enum ErrorText {
  static func of(_ error: any Error) -> String {
    let text = IntentErrorText.text(error)
    return text.count <= 500 ? text : String(text.prefix(500)) + "…"
  }
}

extension IntentValue {
  /// The value as it stands in a finding.
  var plain: String {
    switch self {
    case .nothing: "nothing"
    case .bool(let value): "\(value)"
    case .integer(let value): "\(value)"
    case .number(let value): PlainNumber.text(value)
    case .string(let text), .url(let text), .choice(let text), .entity(let text), .coded(let text):
      text.count <= 80 ? text : String(text.prefix(80)) + "…"
    case .date(let date): date.formatted(.iso8601)
    case .dateComponents(let parts):
      parts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
    case .measurement(let value, let unit): "\(PlainNumber.text(value)) \(unit)"
    case .file(let name, _, _): name
    case .list(let values): values.prefix(5).map(\.plain).joined(separator: ", ")
    }
  }
}

/// A number as it stands in a finding: `5`, `2.5`.
enum PlainNumber {
  static func text(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? String(Int64(value)) : "\(value)"
  }
}
