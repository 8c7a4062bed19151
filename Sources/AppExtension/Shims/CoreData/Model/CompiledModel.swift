import Foundation
import VitrineFoundation

/// A model as `vitrine` writes it into a bundle: JSON in `Name.momd/Version.mom`, the current version named in `VersionInfo.plist`.
/// The writer is `Tools/Projects/CoreData/CompiledModel`.
struct CompiledModel: Decodable {
  struct Attribute: Decodable {
    var name: String
    var type: String
    var isOptional: Bool
    var isTransient: Bool
    /// A number, a text or seconds since 2001, as text.
    var value: String?
    var least: Double?
    var greatest: Double?
    var pattern: String?
    var formula: String?
    var transformer: String?
    var valueClass: String?
    var oldName: String?
  }
  struct Relationship: Decodable {
    var name: String
    var destination: String
    var inverse: String?
    var isOptional: Bool
    var isTransient: Bool
    var isOrdered: Bool
    var minCount: Int
    var maxCount: Int
    var deleteRule: String
    var oldName: String?
  }
  struct Entity: Decodable {
    var name: String
    var parent: String?
    var isAbstract: Bool
    var className: String?
    var attributes: [Attribute]
    var relationships: [Relationship]
    var unique: [[String]]
    var oldName: String?
    var information: [String: String]
  }
  struct Request: Decodable {
    var name: String
    var entity: String
    var predicate: String?
    var limit: Int
  }
  var version: Int
  var modules: [String]
  var entities: [Entity]
  var requests: [Request]
  var configurations: [String: [String]]

  /// All compiled models of a bundle.
  static func all(in bundle: Bundle) -> [URL] {
    guard let folder = bundle.resourceURL else { return [] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".momd") || $0.hasSuffix(".mom") }.sorted()
      .map { folder.appendingPathComponent($0) }
  }

  /// - Parameter url: `Name.momd`, or one `.mom` of it.
  static func read(_ url: URL) -> CompiledModel? {
    var file = url
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else { return nil }
    if isFolder.boolValue {
      let information = NSDictionary(contentsOf: url.appendingPathComponent("VersionInfo.plist"))
      let current = information?["NSManagedObjectModel_CurrentVersionName"] as? String
      file = url.appendingPathComponent(
        (current ?? url.deletingPathExtension().lastPathComponent) + ".mom")
    }
    do {
      return try JSONDecoder().decode(CompiledModel.self, from: Data(contentsOf: file))
    } catch {
      CoreDataLog.say(
        "\(url.lastPathComponent) is no model that was compiled by this version of Vitrine: \(error)")
      return nil
    }
  }

  func fill(_ model: NSManagedObjectModel) {
    var made: [String: NSEntityDescription] = [:]
    for entity in entities {
      let description = NSEntityDescription(name: entity.name)
      description.isAbstract = entity.isAbstract
      description.managedObjectClassName = entity.className ?? "NSManagedObject"
      description.modules = modules
      description.renamingIdentifier = entity.oldName
      description.uniquenessConstraints = entity.unique
      description.userInfo = entity.information
      made[entity.name] = description
    }
    for entity in entities {
      guard let description = made[entity.name] else { continue }
      description.properties =
        entity.attributes.map { $0.description } + entity.relationships.map { $0.description(made) }
      if let parent = entity.parent.flatMap({ made[$0] }) { parent.subentities.append(description) }
    }
    for entity in entities {
      for relationship in entity.relationships {
        guard let inverse = relationship.inverse, let own = made[entity.name] else { continue }
        own.relationshipsByName[relationship.name]?.inverseRelationship =
          made[relationship.destination]?.relationshipsByName[inverse]
      }
    }
    model.entities = entities.compactMap { made[$0.name] }
    for (name, members) in configurations.sorted(by: { $0.key < $1.key }) {
      model.setEntities(members.compactMap { made[$0] }, forConfigurationName: name)
    }
    for request in requests {
      let template = NSFetchRequest<any NSFetchRequestResult>(entityName: request.entity)
      template.predicate = request.predicate.flatMap { NSPredicate.read($0) }
      template.fetchLimit = request.limit
      model.setFetchRequestTemplate(template, forName: request.name)
    }
  }
}

extension CompiledModel.Attribute {
  fileprivate var description: NSAttributeDescription {
    let attribute: NSAttributeDescription
    if let formula {
      let derived = NSDerivedAttributeDescription()
      derived.formula = formula
      attribute = derived
    } else {
      attribute = NSAttributeDescription()
    }
    attribute.name = name
    attribute.attributeType = NSAttributeType(word: type)
    (attribute.isOptional, attribute.isTransient) = (isOptional, isTransient)
    (attribute.least, attribute.greatest, attribute.pattern) = (least, greatest, pattern)
    (attribute.valueTransformerName, attribute.attributeValueClassName) = (transformer, valueClass)
    attribute.renamingIdentifier = oldName
    attribute.defaultValue = value.flatMap { ManagedValue.read($0, as: attribute.attributeType) }
    return attribute
  }
}

extension CompiledModel.Relationship {
  fileprivate func description(_ made: [String: NSEntityDescription]) -> NSRelationshipDescription {
    let relationship = NSRelationshipDescription()
    relationship.name = name
    relationship.destinationEntity = made[destination]
    (relationship.isOptional, relationship.isTransient) = (isOptional, isTransient)
    (relationship.minCount, relationship.maxCount) = (minCount, maxCount)
    relationship.isOrdered = isOrdered
    relationship.deleteRule = NSDeleteRule(word: deleteRule)
    relationship.renamingIdentifier = oldName
    return relationship
  }
}

/// Lines of the extension's log.
enum CoreDataLog {
  static func say(_ words: String) {
    FileHandle.standardError.write(Data("CoreData: \(words)\n".utf8))
  }
}
