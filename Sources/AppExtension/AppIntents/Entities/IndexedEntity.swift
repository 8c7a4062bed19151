/// An entity that Spotlight can find.
///
/// - Parity: no effect: there is no Spotlight.
public protocol IndexedEntity: AppEntity {
  /// Leaves the entity out of the index.
  var hideInSpotlight: Bool { get }
}

extension IndexedEntity {
  public var hideInSpotlight: Bool { false }
}
