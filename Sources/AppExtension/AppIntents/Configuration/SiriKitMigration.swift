import Archive
import Foundation

/// Takes over what was chosen while a SiriKit intent configured the widget, for the app intent that replaces it: parameters of one name
/// keep their values where the types correspond.
///
/// - Parity: approximated: any intent that names an `intentClassName` takes values over; iOS compares the name with the old class.
enum SiriKitMigration {
  static func values(
    _ values: IntentValues, for parameters: [(name: String, parameter: any AnyIntentParameter)]
  ) -> IntentValues {
    var values = values
    for (name, parameter) in parameters {
      values[name] = values[name].map { migrated($0, parameter.metadata.kind) }
    }
    return values
  }

  private static func migrated(_ value: IntentValue, _ kind: ParameterDescription.Kind) -> IntentValue {
    switch (kind, value) {
    case (_, .list(let values)): return .list(values.map { migrated($0, kind) })
    case (.entity, .coded(let json)):
      guard let object = object(json) else { return value }
      return .entity(object.identifier ?? object.display)
    case (.string, .coded(let json)):
      guard let object = object(json) else { return value }
      return .string(object.identifier ?? object.display)
    case (.choice, .coded(let json)):
      guard let object = object(json) else { return value }
      return .choice(object.identifier ?? object.display)
    // An option that was a mere string is the identifier of what stands for it now.
    case (.entity, .string(let identifier)): return .entity(identifier)
    case (.choice, .string(let name)): return .choice(name)
    case (.string, .choice(let name)): return .string(name)
    case (.date, .dateComponents(let parts)): return date(parts).map { .date($0) } ?? value
    default: return value
    }
  }

  /// An INObject as WidgetKit archives it.
  private struct Object: Decodable {
    var identifier: String?
    var display: String
  }
  private static func object(_ json: String) -> Object? {
    try? JSONDecoder().decode(Object.self, from: Data(json.utf8))
  }

  private static func date(_ parts: [String: Int64]) -> Date? {
    func part(_ name: String) -> Int? { parts[name].flatMap { Int(exactly: $0) } }
    guard part("year") != nil else { return nil }
    return Calendar.current.date(
      from: DateComponents(
        year: part("year"), month: part("month"), day: part("day"), hour: part("hour"),
        minute: part("minute"), second: part("second")))
  }
}
