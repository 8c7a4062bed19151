/// Reads a value of the environment: by key path, or an `Observable` object by its type.
@propertyWrapper public struct Environment<Value>: InstalledProperty {
  private enum Source {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    case object(ObjectIdentifier, name: String)
  }
  private let source: Source
  private var values: EnvironmentValues?
  private var place: MissingObject.Place?

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { source = .keyPath(keyPath) }

  private init(object type: Any.Type) { source = .object(ObjectIdentifier(type), name: "\(type)") }

  mutating func install(at place: PropertyPlace) {
    values = place.context.environment
    if case .object = source { self.place = MissingObject.Place(place) }
  }

  /// The value at the view's place. Outside an evaluation it is the default, as on iOS.
  public var wrappedValue: Value {
    // Values that nobody filled, such as a style's, read what is current.
    let values = values ?? CurrentEnvironment.values ?? EnvironmentValues()
    switch source {
    case .keyPath(let path): return values[keyPath: path]
    case .object(let key, let name):
      if let object = values.stored(key) as? Value { return object }
      if let none = Optional<Any>.none as? Value { return none }
      MissingObject.fail(
        "No Observable object of type \(name) found. A View.environment(_:) for \(name) may be missing as an ancestor of this view.",
        place)
    }
  }
}

extension Environment: @unchecked Sendable where Value: Sendable {}

extension Environment {
  /// The object that an ancestor placed with `environment(_:)`; without one, reading it ends the extension.
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    self.init(object: objectType)
  }
  /// The object that an ancestor placed with `environment(_:)`, if one did.
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    self.init(object: objectType)
  }
}

extension EnvironmentValues {
  /// The object of a type that an ancestor placed.
  public subscript<T: AnyObject & Observable>(objectType: T.Type) -> T? {
    get { stored(ObjectIdentifier(objectType)) as? T }
    set { store(newValue as Any, for: ObjectIdentifier(objectType)) }
  }
}
