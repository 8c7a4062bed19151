import Foundation

/// A number that grows with the type size as a text style does.
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: InstalledProperty {
  private let base: Value
  private let style: Font.TextStyle
  private var environment: EnvironmentValues?

  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    style = textStyle
  }
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

  mutating func install(at place: PropertyPlace) { environment = place.context.environment }

  public var wrappedValue: Value {
    let values = environment ?? CurrentEnvironment.values ?? EnvironmentValues()
    let now = Font(base: .style(style)).resolved(in: values).style.size
    var normal = values
    normal.dynamicTypeSize = .large
    return base * Value(now / Font(base: .style(style)).resolved(in: normal).style.size)
  }
}

extension ScaledMetric: Sendable where Value: Sendable {}
