import VitrineCombine

/// An object whose changes a view follows. A widget's view is evaluated once: it shows the object as it is then.
@propertyWrapper public struct ObservedObject<ObjectType: ObservableObject>: SelfContainedProperty {
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
  private var object: ObjectType
  public init(wrappedValue: ObjectType) { object = wrappedValue }
  public init(initialValue: ObjectType) { self.init(wrappedValue: initialValue) }
  @MainActor @preconcurrency public var wrappedValue: ObjectType {
    get { object }
    set { object = newValue }
  }
  @MainActor @preconcurrency public var projectedValue: Wrapper { Wrapper(root: object) }
}

extension ObservedObject: @unchecked Sendable where ObjectType: Sendable {}
