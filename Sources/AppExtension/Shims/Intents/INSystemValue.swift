import Foundation

/// A value of one of the system's types: how it is shown among options, and how a widget's configuration keeps it.
public protocol _INSystemValue: NSObject {
  var _displayTitle: String { get }
  /// What it is made of, by name. Data is in base 64.
  var _parts: [String: String] { get }
  init?(_parts: [String: String])
}

extension _INSystemValue {
  /// The values that are of this type, as an array of it: what a generated property takes.
  public static func _array(_ values: [Any]) -> Any { values.compactMap { $0 as? Self } }
}
