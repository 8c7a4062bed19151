import Foundation

/// The entities of an app, read from a compiled model or made in code.
open class NSManagedObjectModel: NSObject, @unchecked Sendable {
  open var entities: [NSEntityDescription] = [] {
    didSet {
      for entity in entities {
        entity.managedObjectModel_ = self
        entity.forget()
      }
    }
  }
  open internal(set) var configurations: [String] = []
  open var versionIdentifiers: Set<AnyHashable> = []
  open internal(set) var fetchRequestTemplatesByName: [String: NSFetchRequest<any NSFetchRequestResult>] = [:]
  private var members: [String: [String]] = [:]

  public override init() {
    super.init()
    LoadedModels.add(self)
  }

  /// The compiled model in a bundle, `Name.momd`; `nil` where there is none, or it cannot be read, which the log says.
  public convenience init?(contentsOf url: URL) {
    guard let compiled = CompiledModel.read(url) else { return nil }
    self.init()
    compiled.fill(self)
  }

  open var entitiesByName: [String: NSEntityDescription] {
    Dictionary(entities.map { ($0.title, $0) }) { first, _ in first }
  }
  open func entities(forConfigurationName configuration: String?) -> [NSEntityDescription]? {
    guard let configuration, configuration != "PF_DEFAULT_CONFIGURATION_NAME" else { return entities }
    guard let names = members[configuration] else { return nil }
    return entities.filter { names.contains($0.title) }
  }
  open func setEntities(_ entities: [NSEntityDescription], forConfigurationName configuration: String) {
    if members[configuration] == nil { configurations.append(configuration) }
    members[configuration] = entities.map(\.title)
  }
  open func setFetchRequestTemplate(
    _ template: NSFetchRequest<any NSFetchRequestResult>?, forName name: String
  ) { fetchRequestTemplatesByName[name] = template }
  open func fetchRequestTemplate(forName name: String) -> NSFetchRequest<any NSFetchRequestResult>? {
    fetchRequestTemplatesByName[name]
  }
  open func fetchRequestFromTemplate(
    withName name: String, substitutionVariables variables: [String: Any]
  ) -> NSFetchRequest<any NSFetchRequestResult>? {
    guard let template = fetchRequestTemplatesByName[name] else { return nil }
    let request = NSFetchRequest<any NSFetchRequestResult>()
    (request.entity, request.entityName) = (template.entity, template.entityName)
    (request.fetchLimit, request.fetchOffset) = (template.fetchLimit, template.fetchOffset)
    if let predicate = template.predicate {
      request.predicate = NSPredicate { object, _ in
        predicate.evaluate(with: object, substitutionVariables: variables)
      }
    }
    return request
  }

  /// The models of bundles as one: of frameworks' too, whose resources lie among the extension's.
  open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
    let urls = (bundles ?? [.main]).flatMap(CompiledModel.all)
    var seen: Set<URL> = []
    let models = urls.filter { seen.insert($0.standardizedFileURL).inserted }
      .compactMap(NSManagedObjectModel.init(contentsOf:))
    return models.isEmpty ? nil : Self.init(byMerging: models)
  }
  /// Of two entities of one name the first counts.
  public required convenience init?(byMerging models: [NSManagedObjectModel]?) {
    guard let models, !models.isEmpty else { return nil }
    self.init()
    var names: Set<String> = []
    entities = models.flatMap(\.entities).filter { names.insert($0.title).inserted }
    for model in models {
      for (name, members) in model.members {
        self.members[name, default: []] += members
        if !configurations.contains(name) { configurations.append(name) }
      }
      fetchRequestTemplatesByName.merge(model.fetchRequestTemplatesByName) { first, _ in first }
    }
  }
}

/// The models of the process, by which a class finds its entity.
enum LoadedModels {
  private final class Reference {
    weak var model: NSManagedObjectModel?
    init(_ model: NSManagedObjectModel) { self.model = model }
  }
  nonisolated(unsafe) private static var references: [Reference] = []
  private static let lock = NSLock()

  static func add(_ model: NSManagedObjectModel) {
    lock.withLock {
      references.removeAll { $0.model == nil }
      references.append(Reference(model))
    }
  }
  /// The entity of a class, in the model that was loaded last.
  static func entity(of type: NSManagedObject.Type) -> NSEntityDescription? {
    let models = lock.withLock { references.compactMap(\.model) }
    return models.lazy.reversed().compactMap { $0.entity(of: type) }.first
  }
}

extension NSManagedObjectModel {
  /// The entity whose objects are of a class.
  func entity(of type: NSManagedObject.Type) -> NSEntityDescription? {
    let found =
      entities.first { $0.isMade(of: type) }
      ?? entities.first { $0.title == "\(type)" }
    found?.use(type)
    return found
  }
}
