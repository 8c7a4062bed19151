import Archive
import Foundation

/// One unit of a dimension, as a parameter's declaration names it.
public protocol IntentUnitChoice: CaseIterable, Hashable, Sendable {
  associatedtype Dimension: Foundation.Dimension
  var _unit: Dimension { get }
  /// The unit where the declaration names none.
  static var _base: Self { get }
}

/// A dimension that parameters can have.
public protocol IntentDimension: Dimension {
  associatedtype IntentUnit: IntentUnitChoice where IntentUnit.Dimension == Self
}

/// A measurement that parameters can have.
public protocol _MeasuredIntentValue: _IntentValue {
  associatedtype _IntentUnit: IntentUnitChoice
  static func _measured(_ value: Double, _ unit: _IntentUnit) -> Self
}

extension Measurement: _MeasuredIntentValue where UnitType: IntentDimension {
  public static func _measured(_ value: Double, _ unit: UnitType.IntentUnit) -> Measurement<UnitType> {
    Measurement(value: value, unit: unit._unit)
  }
}

/// The units of dimensions, by symbol on the wire.
package enum IntentUnits {
  /// Every unit of a dimension that has units here, in the order of the source; empty for others.
  package static func units(of type: Unit.Type) -> [Unit] {
    guard let dimension = type as? any IntentDimension.Type else { return [] }
    return list(dimension)
  }
  /// The symbols of a measurement's units, its base unit first; `nil` for any other type.
  static func symbols(of type: Any.Type) -> [String]? {
    guard let type = type as? any _MeasuredIntentValue.Type else { return nil }
    return symbols(measurement: type)
  }
  private static func symbols<M: _MeasuredIntentValue>(measurement type: M.Type) -> [String] {
    let base = M._IntentUnit._base
    return ([base] + M._IntentUnit.allCases.filter { $0 != base }).map(\._unit.symbol)
  }
  private static func list<D: IntentDimension>(_ type: D.Type) -> [Unit] {
    D.IntentUnit.allCases.map(\._unit)
  }
}

extension ParameterMetadata {
  /// Of a measurement: the unit that was declared first, then the others, unless it is the only one.
  static func measurement<U: IntentUnitChoice>(
    unit: U?, isFixed: Bool, negative: Bool, dialog: IntentDialog?, connection: InputConnectionBehavior
  ) -> ParameterMetadata {
    let first = unit ?? ._base
    let others = isFixed ? [] : U.allCases.filter { $0 != first }
    let symbols = ([first] + others).map(\._unit.symbol)
    return ParameterMetadata(.measurement(units: symbols), dialog: dialog, connection: connection)
      .with { $0.supportsNegativeNumbers = negative }
  }
}
