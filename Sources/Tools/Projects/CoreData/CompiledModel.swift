import Foundation

/// A model as it lies in the bundle: JSON in `Name.momd/Version.mom`. The reader is `Shims/CoreData/Model/CompiledModel`; a fixture that is built and drawn
/// holds the two together.
struct CompiledModel: Encodable {
  struct Attribute: Encodable {
    var name: String
    var type: String
    var isOptional: Bool
    var isTransient: Bool
    var value: String?
    var least: Double?
    var greatest: Double?
    var pattern: String?
    var formula: String?
    var transformer: String?
    var valueClass: String?
    var oldName: String?
  }
  struct Relationship: Encodable {
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
  struct Entity: Encodable {
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
  struct Request: Encodable {
    var name: String
    var entity: String
    var predicate: String?
    var limit: Int
  }
  var version = 1
  /// Where classes are looked for, the model's own module first.
  var modules: [String]
  var entities: [Entity]
  var requests: [Request]
  var configurations: [String: [String]]

  init(_ model: DataModel, modules: [String]) {
    self.modules = modules
    configurations = model.configurations
    requests = model.requests.map {
      Request(name: $0.name, entity: $0.entity, predicate: $0.predicate, limit: $0.limit)
    }
    entities = model.entities.map { entity in
      Entity(
        name: entity.name, parent: entity.parent, isAbstract: entity.isAbstract, className: entity.className,
        attributes: entity.attributes.map { attribute in
          Attribute(
            name: attribute.name, type: attribute.type, isOptional: attribute.isOptional,
            isTransient: attribute.isTransient, value: attribute.value, least: attribute.least,
            greatest: attribute.greatest, pattern: attribute.pattern, formula: attribute.formula,
            transformer: attribute.transformer, valueClass: attribute.valueClass, oldName: attribute.oldName)
        },
        relationships: entity.relationships.map { relationship in
          Relationship(
            name: relationship.name, destination: relationship.destination, inverse: relationship.inverse,
            isOptional: relationship.isOptional, isTransient: relationship.isTransient,
            isOrdered: relationship.isOrdered, minCount: relationship.minCount,
            maxCount: relationship.maxCount,
            deleteRule: relationship.deleteRule, oldName: relationship.oldName)
        }, unique: entity.unique, oldName: entity.oldName, information: entity.information)
    }
  }

  func data() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return try encoder.encode(self)
  }
}
