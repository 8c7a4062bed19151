/// A property that the system fills before a body is evaluated.
///
/// As on iOS, a type of your own that conforms may hold further dynamic properties (`@Environment`, `@State` …): they are
/// filled first, then `update()` is called, then the body of the view that stores it is evaluated. A widget's view is
/// evaluated once for each scene, so `update()` is called once, too.
public protocol DynamicProperty {
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}

/// A property of ours that takes something from its place in the tree.
protocol InstalledProperty: DynamicProperty {
  @MainActor mutating func install(at place: PropertyPlace)
}

/// A property of ours that needs nothing from its place.
protocol SelfContainedProperty: DynamicProperty {}

/// Where a dynamic property stands.
struct PropertyPlace {
  let context: _ViewContext
  /// The view that stores it.
  let owner: Any.Type
  /// Its name as declared, without the underscore of a wrapper.
  let name: String
  let offset: Int

  /// A number that is this property's alone, and the same from scene to scene.
  var identity: UInt64 {
    let owner = StableHash.of("\(owner)") &+ UInt64(context.depth)
    return StableHash.mix(StableHash.mix(context.identity, owner), UInt64(offset))
  }
}
