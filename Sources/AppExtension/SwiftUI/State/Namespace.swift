/// A space of identifiers that is a view's own, for `matchedGeometryEffect`.
@propertyWrapper public struct Namespace: InstalledProperty {
  public struct ID: Hashable, Sendable {
    let value: UInt64
  }
  private var value: UInt64 = 0
  public init() {}
  mutating func install(at place: PropertyPlace) { value = place.identity }
  public var wrappedValue: ID { ID(value: value) }
}

extension Namespace: Sendable {}
