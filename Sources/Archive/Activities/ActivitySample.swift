import Foundation

/// Made-up values of a Live Activity, for one whose source has no `#Preview`: each key by its type, and dates around now, so that timers
/// and progress show something.
package struct ActivitySample {
  package var attributes: Data
  package var state: Data

  /// From now to the end of ranges, and to dates: an hour's quarter, a delivery's usual time.
  private static let length: TimeInterval = 15 * 60

  package init(_ description: ActivityDescription, now: Date) {
    attributes = Self.dated(description.attributesTemplate, description.attributesKeys, now: now)
    state = Self.dated(description.stateTemplate, description.stateKeys, now: now)
  }

  /// The template with dates, which it has as 0, around now. Keys are those of an `ActivityDescription`: `driver.eta: Date?`.
  private static func dated(_ template: String, _ keys: [String], now: Date) -> Data {
    var json = JSONValue(text: template)
    let seconds = now.timeIntervalSinceReferenceDate.rounded()
    for key in keys {
      let parts = key.components(separatedBy: ": ")
      guard parts.count == 2 else { continue }
      let path = parts[0].split(separator: ".").map(String.init)
      switch parts[1] {
      case "Date", "Date?": json.set(.number(seconds + length), at: path[...])
      case "ClosedRange<Date>", "Range<Date>", "ClosedRange<Date>?", "Range<Date>?":
        json.set(.array([.number(seconds), .number(seconds + length)]), at: path[...])
      default: break
      }
    }
    return (try? JSONEncoder().encode(json)) ?? Data(template.utf8)
  }
}

extension JSONValue {
  /// Replaces what stands at a path of keys; nothing where there is no such place. `items[]` is every element of `items`.
  fileprivate mutating func set(_ value: JSONValue, at path: ArraySlice<String>) {
    guard let first = path.first else { return self = value }
    guard case .object(var members) = self else { return }
    let rest = path.dropFirst()
    if first.hasSuffix("[]"), case .array(let elements)? = members[String(first.dropLast(2))] {
      members[String(first.dropLast(2))] = .array(
        elements.map {
          var element = $0
          element.set(value, at: rest)
          return element
        })
    } else if var member = members[first] {
      member.set(value, at: rest)
      members[first] = member
    }
    self = .object(members)
  }
}
