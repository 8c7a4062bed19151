import Foundation
import Observation

/// A class whose objects a store keeps. `@Model` makes one.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable {
  var _$record: _ModelRecord { get set }
  init(_$record: _ModelRecord)
  static var _$properties: [_ModelProperty] { get }
}

extension PersistentModel {
  /// The same from the moment the object is made; Apple's changes when it is first saved.
  public var persistentModelID: PersistentIdentifier { _$record.identifier(of: Self.self) }
  public var id: PersistentIdentifier { persistentModelID }
  /// The context that holds the object; `nil` before it is inserted.
  public var modelContext: ModelContext? { _$record.context }
  public var hasChanges: Bool { _$record.hasChanges }
  public var isDeleted: Bool { _$record.isDeleted }
  public static func == (a: Self, b: Self) -> Bool { a === b || a.persistentModelID == b.persistentModelID }
  public func hash(into hasher: inout Hasher) { hasher.combine(persistentModelID) }
}

/// Names an object across contexts and processes.
public struct PersistentIdentifier: Hashable, Codable, Comparable, Identifiable, Sendable {
  public let entityName: String
  package let key: String
  public var storeIdentifier: String? { nil }
  public var id: PersistentIdentifier { self }
  public static func < (a: Self, b: Self) -> Bool { (a.entityName, a.key) < (b.entityName, b.key) }
}
