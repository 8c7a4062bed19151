import Foundation
import Synchronization

/// The store of a schema's objects; contexts read and write it.
public final class ModelContainer: Equatable, Sendable {
  public let schema: Schema
  public let configurations: Set<ModelConfiguration>
  public let migrationPlan: (any SchemaMigrationPlan.Type)?
  private let stores: [(entities: Set<String>, store: ObjectStore, isWritable: Bool)]

  /// The context of the main actor. It saves by itself after changes.
  @MainActor public var mainContext: ModelContext {
    if let context = main.context { return context }
    let context = ModelContext(self)
    context.autosaveEnabled = true
    main.context = context
    return context
  }
  @MainActor private final class Main {
    var context: ModelContext?
    nonisolated init() {}
  }
  private let main = Main()

  public convenience init(
    for forTypes: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    try self.init(for: Schema(forTypes), migrationPlan: migrationPlan, configurations: configurations)
  }
  public convenience init(
    for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    try self.init(for: givenSchema, migrationPlan: migrationPlan, configurations: configurations)
  }
  /// - Throws: `SwiftDataError.loadIssueModelContainer` where a store cannot be opened.
  public init(
    for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: [ModelConfiguration]
  ) throws {
    let configurations = configurations.isEmpty ? [ModelConfiguration()] : configurations
    var types: [any PersistentModel.Type] = givenSchema.entities.map { $0.type }
    for configuration in configurations { types += configuration.schema?.entities.map { $0.type } ?? [] }
    let named = Schema(types, version: givenSchema.version)
    schema = named
    self.migrationPlan = migrationPlan
    self.configurations = Set(configurations)
    stores = try configurations.map { configuration in
      let entities = configuration.schema?.entities ?? named.entities
      let path = configuration.isStoredInMemoryOnly ? ":memory:" : try Self.path(configuration.url)
      return (
        Set(entities.map(\.name)), try ObjectStore(path: path, entities: entities), configuration.allowsSave
      )
    }
    if let plan = migrationPlan, plan.stages.contains(where: { if case .custom = $0 { true } else { false } })
    {
      FileHandle.standardError.write(
        Data("SwiftData: \(plan) has custom stages; they are not run, missing columns are added.\n".utf8))
    }
  }

  private static func path(_ url: URL) throws -> String {
    let folder = url.deletingLastPathComponent()
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw SwiftDataError.loadIssueModelContainer(
        "\(folder.path) cannot be made (\(error.localizedDescription))")
    }
    return url.path
  }

  /// The store of an entity.
  func store(_ entity: String) throws -> (store: ObjectStore, isWritable: Bool) {
    guard let found = stores.first(where: { $0.entities.contains(entity) }) else {
      throw SwiftDataError(
        kind: .notInSchema,
        description: "\(entity) is not in the schema of this container; name it in its initialiser.")
    }
    return (found.store, found.isWritable)
  }

  /// Removes all objects.
  public func deleteAllData() {
    for entity in schema.entities { try? store(entity.name).store.deleteAll([entity]) }
  }
  public func erase() throws {
    for entity in schema.entities { try store(entity.name).store.deleteAll([entity]) }
  }

  public static func == (a: ModelContainer, b: ModelContainer) -> Bool { a === b }
}
