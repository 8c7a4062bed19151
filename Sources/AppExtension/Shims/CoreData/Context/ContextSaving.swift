import Foundation

extension NSManagedObjectContext {
  /// Writes what has changed, all of it or nothing: into the store, or into the context above.
  ///
  /// - Throws: an error of the Cocoa domain with Apple's code where values are not as the model wants them, or others have changed the objects.
  public func save() throws {
    try locked {
      guard hasChanges else { return }
      NotificationCenter.default.post(name: .NSManagedObjectContextWillSave, object: self)
      for object in held.values where object.hasChanges { object.willSave() }
      var changes = ObjectChanges()
      for object in held.values.sorted(by: { $0.order < $1.order }) {
        if object.isDeleted {
          if !object.isInserted { changes.deleted.append(object) }
        } else if object.isInserted {
          changes.inserted.append(object)
        } else if object.isUpdated {
          changes.updated.append(object)
        }
      }
      for object in changes.inserted + changes.updated { DerivedValue.refresh(object) }
      for object in changes.inserted { try object.validateForInsert() }
      for object in changes.updated { try object.validateForUpdate() }
      for object in changes.deleted { try object.validateForDelete() }
      if let parent {
        parent.absorb(changes)
      } else {
        try persistentStoreCoordinator?.write(&changes, policy: policy)
      }
      finish(changes)
    }
  }

  private var policy: NSMergePolicyType {
    (mergePolicy as? NSMergePolicy)?.mergeType ?? .errorMergePolicyType
  }

  private func finish(_ changes: ObjectChanges) {
    for object in Array(held.values) {
      if object.isDeleted {
        unregister(object.objectID)
        object.managedObjectContext = nil
      }
      release(object)
    }
    let reread = changes.merged + changes.dropped
    for object in changes.inserted + changes.updated {
      if parent == nil { object.version = object.isInserted ? 1 : object.version + 1 }
      object.isInserted = false
      object.changedKeys = []
      object.committed = object.values
      if reread.contains(where: { $0 === object }) { turnIntoFault(object) }
    }
    if parent == nil { persistentStoreCoordinator?.rename(changes.identifiers) }
    for object in changes.inserted + changes.updated + changes.deleted { object.didSave() }
    announce(changes)
    if parent == nil { persistentStoreCoordinator?.tell(changes, of: self) }
  }

  private func announce(_ changes: ObjectChanges) {
    let lists = [
      (NSInsertedObjectsKey, NSInsertedObjectIDsKey, changes.inserted),
      (NSUpdatedObjectsKey, NSUpdatedObjectIDsKey, changes.updated),
      (NSDeletedObjectsKey, NSDeletedObjectIDsKey, changes.deleted),
    ]
    var objects: [AnyHashable: Any] = ["managedObjectContext": self]
    var identifiers: [AnyHashable: Any] = [:]
    for (key, idKey, list) in lists where !list.isEmpty {
      objects[key] = Set(list)
      identifiers[idKey] = Set(list.map(\.objectID))
    }
    let center = NotificationCenter.default
    center.post(name: .NSManagedObjectContextDidSave, object: self, userInfo: objects)
    center.post(name: Self.didSaveObjectIDsNotification, object: self, userInfo: identifiers)
  }

  /// Takes what a context below saves.
  private func absorb(_ changes: ObjectChanges) {
    for object in changes.inserted {
      let own = object.entity.objectClass.init(_vitrineEntity: object.entity, insertInto: nil)
      own.objectID = object.objectID
      own.managedObjectContext = self
      own.isInserted = true
      own.values = object.values
      own.changedKeys = Set(object.values.keys)
      register(own)
      hold(own)
    }
    for object in changes.updated {
      guard let own = reachable(object.objectID) else { continue }
      if own.isFault { fill(own) }
      for key in object.changedKeys {
        if let relationship = own.entity.relationshipsByName[key] { _ = own.related(relationship) }
        own.values[key] = object.values[key]
      }
      own.changedKeys.formUnion(object.changedKeys)
      hold(own)
    }
    for object in changes.deleted {
      guard let own = reachable(object.objectID) else { continue }
      if own.isFault { fill(own) }
      own.isDeleted = true
      hold(own)
    }
  }

  /// Gives objects their identifiers in the store, here and in all references.
  func rename(_ identifiers: [NSManagedObjectID: NSManagedObjectID]) {
    guard !identifiers.isEmpty else { return }
    for object in registeredObjects {
      if let id = identifiers[object.objectID] {
        unregister(object.objectID)
        object.objectID = id
        register(object)
      }
      object.values = Self.renamed(object.values, identifiers)
      object.committed = Self.renamed(object.committed, identifiers)
    }
  }
  private static func renamed(
    _ values: [String: Any], _ identifiers: [NSManagedObjectID: NSManagedObjectID]
  ) -> [String: Any] {
    values.mapValues { value in
      (value as? [NSManagedObjectID])?.map { identifiers[$0] ?? $0 } ?? value
    }
  }

  // MARK: Changes of others

  /// Objects that another context has saved are read again.
  public func mergeChanges(fromContextDidSave notification: Notification) {
    locked {
      for key in [NSInsertedObjectsKey, NSUpdatedObjectsKey, NSDeletedObjectsKey] {
        for object in notification.userInfo?[key] as? Set<NSManagedObject> ?? [] {
          merge(object.objectID, isDeleted: key == NSDeletedObjectsKey)
        }
      }
    }
  }
  public static func mergeChanges(
    fromRemoteContextSave changeNotificationData: [AnyHashable: Any], into contexts: [NSManagedObjectContext]
  ) {
    for (key, value) in changeNotificationData {
      let ids = (value as? [NSManagedObjectID]) ?? Array(value as? Set<NSManagedObjectID> ?? [])
      for context in contexts {
        context.locked {
          for id in ids { context.merge(id, isDeleted: "\(key)".hasPrefix(NSDeletedObjectsKey)) }
        }
      }
    }
  }

  func merge(_ id: NSManagedObjectID, isDeleted: Bool) {
    guard let object = registeredObject(for: id) else { return }
    object.objectWillChange.send()
    if isDeleted, !object.hasChanges {
      object.isDeleted = true
      unregister(id)
      object.managedObjectContext = nil
    } else if !isDeleted {
      refresh(object, mergeChanges: true)
    }
  }
}
