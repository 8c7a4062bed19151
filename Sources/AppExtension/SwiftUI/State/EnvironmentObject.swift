import VitrineCombine

/// An object that an ancestor placed with `environmentObject(_:)`.
///
/// Without one, reading it ends the extension as it ends an app on iOS; the message names the type, the view and the property,
/// and is what the host shows in the widget's place.
@propertyWrapper public struct EnvironmentObject<ObjectType: ObservableObject>: InstalledProperty {
  /// Makes bindings to the object's properties: `$model.name`.
  @dynamicMemberLookup public struct Wrapper {
    let root: ObjectType
    @MainActor @preconcurrency
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      let root = root
      return Binding(get: { root[keyPath: keyPath] }, set: { root[keyPath: keyPath] = $0 })
    }
  }

  private var object: ObjectType?
  private var place: MissingObject.Place?

  public init() {}

  mutating func install(at place: PropertyPlace) {
    object = place.context.environment.stored(EnvironmentObjectKey<ObjectType>.key) as? ObjectType
    self.place = MissingObject.Place(place)
  }

  @MainActor @preconcurrency public var wrappedValue: ObjectType {
    if let object { return object }
    // Styles and other values that nobody filled read what is current.
    let stored = CurrentEnvironment.values?.stored(EnvironmentObjectKey<ObjectType>.key)
    if let object = stored as? ObjectType { return object }
    MissingObject.fail(
      "No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) for \(ObjectType.self) may be missing as an ancestor of this view.",
      place)
  }
  @MainActor @preconcurrency public var projectedValue: Wrapper { Wrapper(root: wrappedValue) }
}

extension EnvironmentObject: @unchecked Sendable where ObjectType: Sendable {}

/// The key under which an environment keeps an object of a type; apart from `environment(_:)`'s.
enum EnvironmentObjectKey<ObjectType> {
  static var key: ObjectIdentifier { ObjectIdentifier(Self.self) }
}

nonisolated extension View {
  /// Places an object where descendants find it by its type.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    let object = UncheckedBox(object)
    return inContext { $0.environment.store(object.value, for: EnvironmentObjectKey<T>.key) }
  }
}
