import Foundation

/// A value of an intent's parameter as it crosses to the host, is shown in the edit sheet and is kept with a placed widget.
///
/// Never code and never a reference: an entity is its identifier, an enum its raw value.
package indirect enum IntentValue: Sendable, Hashable {
  /// Chosen to be empty; a parameter that nobody chose a value for is absent from `IntentValues` instead.
  case nothing
  case bool(Bool)
  case integer(Int64)
  case number(Double)
  case string(String)
  case date(Date)
  /// Calendar components by name: `year`, `month`, `day`, `hour`, `minute`, `second`, `weekday` …
  case dateComponents([String: Int64])
  case url(String)
  /// A measurement with the symbol of its unit, such as `km/h`.
  case measurement(Double, unit: String)
  case file(name: String, type: String?, data: Data)
  /// An `AppEnum` by its raw value.
  case choice(String)
  /// An `AppEntity` by its identifier.
  case entity(String)
  /// Any other `Codable` value, as JSON.
  case coded(String)
  case list([IntentValue])
}

/// Values by the name of their parameter.
package typealias IntentValues = [String: IntentValue]
