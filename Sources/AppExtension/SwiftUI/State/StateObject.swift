import VitrineCombine

/// An object a view owns, made when the view is first evaluated.
@propertyWrapper public struct StateObject<ObjectType: ObservableObject>: InstalledProperty {
  /// Makes the object once, for all copies of the view.
  private final class Storage {
    let make: () -> ObjectType
    private(set) lazy var object = make()
    init(make: @escaping () -> ObjectType) { self.make = make }
  }
  private var storage: Storage

  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    storage = Storage(make: thunk)
  }

  /// Each place a view stands at has its own object, also where one view value stands at several.
  mutating func install(at place: PropertyPlace) { storage = Storage(make: storage.make) }

  @MainActor @preconcurrency public var wrappedValue: ObjectType { storage.object }
  @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(root: storage.object)
  }
}

// The object is made and read on the main actor.
extension StateObject: @unchecked Sendable where ObjectType: Sendable {}
