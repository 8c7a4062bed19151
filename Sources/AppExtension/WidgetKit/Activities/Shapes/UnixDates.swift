import Archive
import Foundation

/// Finds dates that were sent as seconds since 1970: they decode, 31 years too late.
enum UnixDates {
  /// 2032 in seconds since 2001; 2001-09 in seconds since 1970. Ours: activities live for hours.
  private static let earliest = 1_000_000_000.0

  static func findings(in json: Data, shape: JSONShape) -> [Diagnostic] {
    let dates = Set(shape.keys.filter { $0.type.contains("Date") }.map(\.path))
    guard !dates.isEmpty, let document = try? JSONSerialization.jsonObject(with: json) else { return [] }
    var findings: [Diagnostic] = []
    walk(document, "") { path, seconds in
      guard seconds > earliest, seconds < 4 * earliest, findings.count < 10,
        dates.contains(where: { path == $0 || path.hasPrefix("\($0)[") })
      else { return }
      let date = Date(timeIntervalSinceReferenceDate: seconds)
      let meant = Date(timeIntervalSince1970: seconds)
      findings.append(
        Diagnostic(
          code: "date-since-1970", severity: .warning,
          message:
            "\"\(path)\" is \(day(date)): a Date is read as seconds since 2001-01-01. If \(day(meant)) is meant, send \(Int(seconds - Date.timeIntervalBetween1970AndReferenceDate))"
        ))
    }
    return findings
  }

  private static func day(_ date: Date) -> String {
    date.formatted(.iso8601.year().month().day().dateSeparator(.dash))
  }

  private static func walk(_ value: Any, _ path: String, _ number: (String, Double) -> Void) {
    switch value {
    case let object as [String: Any]:
      for (key, inner) in object.sorted(by: { $0.key < $1.key }) {
        walk(inner, path.isEmpty ? key : "\(path).\(key)", number)
      }
    case let array as [Any]: for inner in array { walk(inner, path + "[]", number) }
    case let seconds as Double: number(path, seconds)
    default: break
    }
  }
}
