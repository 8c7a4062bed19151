import Foundation
internal import SQLiteStore

/// Objects of a container that one thread works with, and their changes until they are saved.
public final class ModelContext: Equatable {
  public let container: ModelContainer
  /// Saves a moment after a change. On for the main context only.
  public var autosaveEnabled = false
  public var author: String?

  private struct Weak { weak var model: (any PersistentModel)? }
  private var registered: [PersistentIdentifier: Weak] = [:]
  // What is not saved yet is held.
  private var inserted: [PersistentIdentifier: any PersistentModel] = [:]
  private var changed: [PersistentIdentifier: any PersistentModel] = [:]
  private var deleted: [PersistentIdentifier: any PersistentModel] = [:]
  private var isSaving = false
  private var isSaveDue = false

  public init(_ container: ModelContainer) { self.container = container }
  public static func == (a: ModelContext, b: ModelContext) -> Bool { a === b }

  public var hasChanges: Bool { !inserted.isEmpty || !changed.isEmpty || !deleted.isEmpty }
  public var insertedModelsArray: [any PersistentModel] { Array(inserted.values) }
  public var changedModelsArray: [any PersistentModel] { Array(changed.values) }
  public var deletedModelsArray: [any PersistentModel] { Array(deleted.values) }

  // MARK: Changing

  /// Takes up an object and those that it refers to.
  public func insert<T: PersistentModel>(_ model: T) {
    let record = model._$record
    guard record.context !== self else { return }
    record.context = self
    record.isDeleted = false
    let id = model.persistentModelID
    registered[id] = Weak(model: model)
    inserted[id] = model
    record.hasChanges = true
    for property in Schema.entity(of: T.self).properties where property.relationship != nil {
      linkBack(model, property)
      for other in record.related(property.name, of: model) { insert(other) }
    }
    saveSoon()
  }

  /// What an initialiser related to the object refers back to it from now on.
  private func linkBack(_ model: any PersistentModel, _ property: _ModelProperty) {
    let related = model._$record.related(property.name, of: model)
    guard !related.isEmpty, let inverse = property.relationship?.inverse?.name else { return }
    for other in related { other._$record.attach(model, to: inverse, of: other) }
  }

  /// Deletes an object, with what its relationships' rules say of others.
  public func delete<T: PersistentModel>(_ model: T) {
    let id = model.persistentModelID
    guard deleted[id] == nil, model._$record.context === self else { return }
    let record = model._$record
    record.isDeleted = true
    if inserted.removeValue(forKey: id) == nil { deleted[id] = model }
    changed[id] = nil
    for property in Schema.entity(of: T.self).properties {
      guard let relationship = property.relationship else { continue }
      for other in record.related(property.name, of: model) {
        if relationship.options.deleteRule == .cascade {
          delete(other)
        } else if relationship.options.deleteRule != .noAction, let inverse = relationship.inverse?.name {
          other._$record.detach(model, from: inverse, of: other)
        }
      }
    }
    saveSoon()
  }

  /// Deletes the objects of a type that a predicate holds for; all of them without one.
  public func delete<T: PersistentModel>(
    model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
  ) throws {
    for found in try fetch(FetchDescriptor<T>(predicate: predicate)) { delete(found) }
  }

  func noteChange(_ model: any PersistentModel) {
    let id = model.persistentModelID
    guard inserted[id] == nil, deleted[id] == nil else { return }
    changed[id] = model
    saveSoon()
  }

  private func saveSoon() {
    guard autosaveEnabled, !isSaveDue, !isSaving else { return }
    isSaveDue = true
    nonisolated(unsafe) let context = self
    DispatchQueue.main.async {
      context.isSaveDue = false
      do {
        try context.save()
      } catch {
        FileHandle.standardError.write(Data("SwiftData: the changes are not saved: \(error)\n".utf8))
      }
    }
  }

  /// Writes all changes to the store, or throws and writes none.
  public func save() throws {
    guard hasChanges else { return }
    isSaving = true
    defer { isSaving = false }
    var writing: [String: [(entity: Schema.Entity, key: String, cells: [SQLiteValue])]] = [:]
    var deleting: [String: [(entity: Schema.Entity, key: String)]] = [:]
    for (id, model) in inserted.merging(changed, uniquingKeysWith: { first, _ in first }) {
      let entity = Schema.entity(of: type(of: model))
      writing[id.entityName, default: []].append((entity, id.key, try cells(model, entity)))
    }
    for (id, model) in deleted {
      deleting[id.entityName, default: []].append((Schema.entity(of: type(of: model)), id.key))
    }
    // A transaction for each store.
    var stores: [(store: ObjectStore, names: [String])] = []
    for name in Set(writing.keys).union(deleting.keys) {
      let (store, isWritable) = try container.store(name)
      guard isWritable else {
        throw SwiftDataError(kind: .readOnly, description: "The store of \(name) does not allow saving.")
      }
      if let place = stores.firstIndex(where: { $0.store === store }) {
        stores[place].names.append(name)
      } else {
        stores.append((store, [name]))
      }
    }
    for (store, names) in stores {
      try store.apply(
        writing: names.flatMap { writing[$0] ?? [] }, deleting: names.flatMap { deleting[$0] ?? [] })
    }
    for model in inserted.values { model._$record.hasChanges = false }
    for model in changed.values { model._$record.hasChanges = false }
    for id in deleted.keys { registered[id] = nil }
    (inserted, changed, deleted) = ([:], [:], [:])
  }

  /// Forgets all changes: objects are read again when they are next fetched.
  public func rollback() {
    let lost = Array(inserted.values)
    let stale = Array(changed.values) + Array(deleted.values)
    (inserted, changed, deleted) = ([:], [:], [:])
    for model in lost {
      model._$record.context = nil
      registered[model.persistentModelID] = nil
    }
    for model in stale {
      model._$record.isDeleted = false
      model._$record.hasChanges = false
      _ = object(model.persistentModelID, refreshing: true)
    }
  }

  /// Runs a block and saves what it changed.
  public func transaction(block: () throws -> Void) throws {
    try block()
    try save()
  }

  // MARK: Reading

  public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
    var found: [T] = try stored(T.self)
    if descriptor.includePendingChanges {
      found += inserted.values.compactMap { $0 as? T }
    }
    if let predicate = descriptor.predicate { found = try found.filter { try predicate.evaluate($0) } }
    if !descriptor.sortBy.isEmpty { found.sort(using: descriptor.sortBy) }
    let rest = found.dropFirst(max(0, descriptor.fetchOffset ?? 0))
    // 0 means all, as on iOS.
    guard let limit = descriptor.fetchLimit, limit > 0 else { return Array(rest) }
    return Array(rest.prefix(limit))
  }
  public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>, batchSize: Int) throws -> [T] {
    try fetch(descriptor)
  }
  public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
    try fetch(descriptor).count
  }
  public func fetchIdentifiers<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>
  ) throws -> [PersistentIdentifier] { try fetch(descriptor).map(\.persistentModelID) }
  public func enumerate<T: PersistentModel>(
    _ fetch: FetchDescriptor<T>, batchSize: Int = 5_000, allowEscapingMutations: Bool = false,
    block: (T) throws -> Void
  ) throws { for model in try self.fetch(fetch) { try block(model) } }

  /// The object of an identifier that this context holds already.
  public func registeredModel<T: PersistentModel>(for persistentModelID: PersistentIdentifier) -> T? {
    registered[persistentModelID]?.model as? T
  }
  /// The object of an identifier. Ends the process where there is none, as on iOS.
  public func model(for persistentModelID: PersistentIdentifier) -> any PersistentModel {
    guard let found = object(persistentModelID) else {
      fatalError(
        "There is no object \(persistentModelID.key) of \(persistentModelID.entityName) in the store.")
    }
    return found
  }
  public subscript<T: PersistentModel>(
    _ persistentModelID: PersistentIdentifier, as type: T.Type
  ) -> T? { object(persistentModelID) as? T }

  /// The objects of the store, in the order in which they were first saved, with this context's changes.
  private func stored<T: PersistentModel>(_ type: T.Type) throws -> [T] {
    let entity = Schema.entity(of: type)
    registered = registered.filter { $0.value.model != nil }
    return try container.store(entity.name).store.objects(entity).compactMap { row in
      taken(row.key, row.cells, entity) as? T
    }
  }

  func object(_ id: PersistentIdentifier, refreshing: Bool = false) -> (any PersistentModel)? {
    guard deleted[id] == nil else { return nil }
    if !refreshing, let model = registered[id]?.model { return model }
    guard let entity = container.schema.entity(name: id.entityName),
      let row = try? container.store(entity.name).store.objects(entity, key: id.key).first
    else { return nil }
    return taken(row.key, row.cells, entity)
  }

  /// The object of a row; `nil` where it is deleted here, or where a value that it must have is missing.
  private func taken(
    _ key: String, _ cells: [SQLiteValue], _ entity: Schema.Entity
  ) -> (any PersistentModel)? {
    let id = PersistentIdentifier(entityName: entity.name, key: key)
    guard deleted[id] == nil else { return nil }
    let known = registered[id]?.model
    if let known, changed[id] != nil || inserted[id] != nil { return known }
    let record = known?._$record ?? _ModelRecord(identifier: id)
    var values: [String: Any] = [:], pending: [String: [String]] = [:]
    for (property, cell) in zip(entity.properties, cells) {
      if let relationship = property.relationship {
        guard case .text(let text) = cell else { continue }
        pending[property.name] = relationship.isMany ? Self.keys(text) : [text]
      } else if let value = StoredValueCoding.decode(cell, as: property.type) {
        values[property.name] = value
      } else if cell == .null, let initial = property.initialValue, !property.isOptional {
        values[property.name] = initial
      } else if !property.isOptional {
        Self.say("an object of \(entity.name) has no \(property.type) in '\(property.name)' and is left out.")
        return nil
      }
    }
    (record.values, record.pending, record.context) = (values, pending, self)
    if let known { return known }
    let model = entity.type.init(_$record: record)
    registered[id] = Weak(model: model)
    return model
  }

  private func cells(_ model: any PersistentModel, _ entity: Schema.Entity) throws -> [SQLiteValue] {
    let record = model._$record
    return try entity.properties.map { property in
      guard let relationship = property.relationship else {
        return try StoredValueCoding.encode(record.values[property.name], as: property.type)
      }
      let keys =
        record.pending[property.name]
        ?? record.related(property.name, of: model).filter { !$0._$record.isDeleted }
        .map(\.persistentModelID.key)
      if relationship.isMany { return .text(keys.joined(separator: " ")) }
      return keys.first.map { .text($0) } ?? .null
    }
  }

  private static func keys(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }
  private static func say(_ sentence: String) {
    FileHandle.standardError.write(Data("SwiftData: \(sentence)\n".utf8))
  }
}

@available(*, unavailable) extension ModelContext: Sendable {}
