import Foundation

/// A stretch of time between two calendar dates.
open class INDateComponentsRange: NSObject, _INSystemValue, @unchecked Sendable {
  public let startDateComponents: DateComponents?
  public let endDateComponents: DateComponents?
  public init(start startDateComponents: DateComponents?, end endDateComponents: DateComponents?) {
    self.startDateComponents = startDateComponents
    self.endDateComponents = endDateComponents
  }

  public var _displayTitle: String {
    [startDateComponents, endDateComponents].compactMap { $0.flatMap(Self.text) }.joined(separator: " – ")
  }
  public var _parts: [String: String] {
    var parts: [String: String] = [:]
    parts["start"] = startDateComponents.flatMap(Self.text)
    parts["end"] = endDateComponents.flatMap(Self.text)
    return parts
  }
  public required init?(_parts parts: [String: String]) {
    startDateComponents = parts["start"].flatMap(Self.components)
    endDateComponents = parts["end"].flatMap(Self.components)
  }

  /// `2026/11/22/8/30`; parts that are missing are `-`.
  private static func text(_ one: DateComponents) -> String? {
    [one.year, one.month, one.day, one.hour, one.minute].map { $0.map { "\($0)" } ?? "-" }.joined(
      separator: "/")
  }
  private static func components(_ text: String) -> DateComponents? {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 5 else { return nil }
    return DateComponents(year: parts[0], month: parts[1], day: parts[2], hour: parts[3], minute: parts[4])
  }
}
