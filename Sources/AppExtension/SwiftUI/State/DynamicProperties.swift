import Foundation

/// A property that the system fills before a body is evaluated.
public protocol DynamicProperty {
  mutating func update()
}
extension DynamicProperty {
  public mutating func update() {}
}

/// A value a view owns. A widget's view is evaluated once, with the initial value.
@propertyWrapper public struct State<Value>: DynamicProperty {
  final class Box: @unchecked Sendable {
    var value: Value
    init(_ value: Value) { self.value = value }
  }
  private let box: Box
  public init(wrappedValue value: Value) { box = Box(value) }
  public init(initialValue value: Value) { box = Box(value) }
  public init() where Value: ExpressibleByNilLiteral { box = Box(nil) }
  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }
  public var projectedValue: Binding<Value> {
    let box = box
    return Binding(get: { box.value }, set: { box.value = $0 })
  }
}
extension State: Sendable where Value: Sendable {}

/// A value owned elsewhere.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value>: DynamicProperty {
  let get: () -> Value
  let set: (Value) -> Void
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }
  public init(projectedValue: Binding<Value>) { self = projectedValue }
  public static func constant(_ value: Value) -> Binding<Value> { Binding(get: { value }, set: { _ in }) }
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }
  public var projectedValue: Binding<Value> { self }
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    Binding<Subject>(
      get: { get()[keyPath: keyPath] },
      set: { new in
        var value = get()
        value[keyPath: keyPath] = new
        set(value)
      })
  }
}
extension Binding: @unchecked Sendable where Value: Sendable {}

/// A number that grows with the type size as a text style does.
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  let base: Value
  let style: Font.TextStyle
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle = .body) {
    base = wrappedValue
    style = textStyle
  }
  public var wrappedValue: Value {
    let values = CurrentEnvironment.values ?? EnvironmentValues()
    let font = Font(base: .style(style))
    let now = font.resolved(in: values).style.size
    var normal = values
    normal.dynamicTypeSize = .large
    return base * Value(now / font.resolved(in: normal).style.size)
  }
}
