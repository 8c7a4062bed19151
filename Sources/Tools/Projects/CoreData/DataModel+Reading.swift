import Foundation

/// Something of a model that is left out, with its line.
struct DataModelProblem: Error, Equatable {
  var line: Int
  var words: String
}

extension DataModel {
  /// Entities of one model, and properties of one entity.
  static let mostEntities = 2_000
  static let mostProperties = 2_000
  /// Entities above each other.
  static let mostDepth = 64

  /// Reads the XML of `contents`. What is wrong with a part leaves that part out.
  ///
  /// - Throws: `DataModelProblem` where it is no model.
  static func read(_ text: String) throws -> (model: DataModel, problems: [DataModelProblem]) {
    let tags = ModelTags(text)
    guard tags.tags.contains(where: { $0.name == "model" }) else {
      throw DataModelProblem(line: tags.problem?.line ?? 1, words: tags.problem?.words ?? "it is no model")
    }
    var reader = DataModelReader()
    for tag in tags.tags { reader.take(tag) }
    if let problem = tags.problem {
      reader.problems.append(DataModelProblem(line: problem.line, words: problem.words))
    }
    reader.finish()
    return (reader.model, reader.problems)
  }
}

private struct DataModelReader {
  var model = DataModel()
  var problems: [DataModelProblem] = []
  private var entity: DataModel.Entity?
  private var constraint: [String]?
  private var configuration: String?
  private var isInComposite = false
  private var lines: [String: Int] = [:]

  mutating func take(_ tag: ModelTags.Tag) {
    if tag.isEnd { return end(tag.name) }
    let values = tag.attributes
    switch tag.name {
    case "entity": begin(tag)
    case "compositeType": isInComposite = !tag.isEmpty
    case "attribute" where !isInComposite: addAttribute(tag)
    case "relationship": addRelationship(tag)
    case "uniquenessConstraint": constraint = []
    case "constraint": if let value = values["value"] { constraint?.append(value) }
    case "entry":
      if let key = values["key"], entity?.attributes.isEmpty == true || entity != nil {
        entity?.information[key] = values["value"] ?? ""
      }
    case "configuration":
      if let name = values["name"] {
        configuration = name
        model.configurations[name] = []
      }
    case "memberEntity":
      if let configuration, let name = values["name"] { model.configurations[configuration]?.append(name) }
    case "fetchRequest" where entity == nil:
      guard let name = values["name"], let entity = values["entity"] else { break }
      model.requests.append(
        DataModel.Request(
          name: name, entity: entity, predicate: values["predicateString"],
          limit: Int(values["fetchLimit"] ?? "") ?? 0))
    default: break
    }
    if tag.isEmpty, tag.name == "entity" || tag.name == "uniquenessConstraint" { end(tag.name) }
  }

  private mutating func end(_ name: String) {
    switch name {
    case "entity":
      if let entity { model.entities.append(entity) }
      entity = nil
    case "compositeType": isInComposite = false
    case "uniquenessConstraint":
      if let constraint, !constraint.isEmpty { entity?.unique.append(constraint) }
      constraint = nil
    case "configuration": configuration = nil
    default: break
    }
  }

  private mutating func report(_ line: Int, _ words: String) {
    if problems.count < 50 { problems.append(DataModelProblem(line: line, words: words)) }
  }

  private mutating func begin(_ tag: ModelTags.Tag) {
    if let open = entity { model.entities.append(open) }
    entity = nil
    guard let name = tag.attributes["name"], GeneratedName.isIdentifier(name) else {
      return report(tag.line, "an entity has no name that can be one; it is left out")
    }
    guard lines[name] == nil else {
      return report(tag.line, "there are two entities named `\(name)`; the first is used")
    }
    guard model.entities.count < DataModel.mostEntities else {
      return report(tag.line, "there are more than \(DataModel.mostEntities) entities; the rest is left out")
    }
    lines[name] = tag.line
    var made = DataModel.Entity(name: name)
    made.parent = tag.attributes["parentEntity"]
    made.isAbstract = tag.attributes["isAbstract"] == "YES"
    made.oldName = tag.attributes["elementID"]
    made.generation = DataModel.Generation(rawValue: tag.attributes["codeGenerationType"] ?? "none") ?? .none
    if let written = tag.attributes["representedClassName"], !written.isEmpty, written != "NSManagedObject" {
      let parts = written.split(separator: ".").map(String.init)
      if parts.allSatisfy(GeneratedName.isIdentifier), (1...2).contains(parts.count) {
        made.className = written
      } else {
        report(tag.line, "`\(written)` is no name of a class; objects of `\(name)` have none of their own")
        made.generation = .none
      }
    } else if made.generation != .none {
      made.className = name
    }
    entity = made
  }

  /// Whether a property may have a name.
  private mutating func name(of tag: ModelTags.Tag) -> String? {
    guard let entity else { return nil }
    guard let name = tag.attributes["name"], GeneratedName.isIdentifier(name) else {
      report(tag.line, "a property of `\(entity.name)` has no name that can be one; it is left out")
      return nil
    }
    let isTaken =
      entity.attributes.contains { $0.name == name } || entity.relationships.contains { $0.name == name }
    if isTaken { report(tag.line, "`\(entity.name)` has two properties named `\(name)`; the first is used") }
    guard entity.attributes.count + entity.relationships.count < DataModel.mostProperties else { return nil }
    return isTaken ? nil : name
  }

  private static let types: Set<String> = [
    "Integer 16", "Integer 32", "Integer 64", "Decimal", "Double", "Float", "String", "Boolean", "Date",
    "Binary",
    "UUID", "URI", "Transformable",
  ]

  private mutating func addAttribute(_ tag: ModelTags.Tag) {
    guard let name = name(of: tag) else { return }
    let values = tag.attributes
    let type = values["attributeType"] ?? ""
    guard Self.types.contains(type) || values["transient"] == "YES" else {
      return report(
        tag.line, "the attribute `\(name)` is of the type `\(type)`, which is not known; it is left out")
    }
    var made = DataModel.Attribute(name: name, type: type)
    made.isOptional = values["optional"] == "YES"
    made.isTransient = values["transient"] == "YES"
    made.isScalar = values["usesScalarValueType"] == "YES"
    made.value = values["defaultValueString"] ?? values["defaultDateTimeInterval"]
    made.least = (values["minValueString"] ?? values["minDateTimeInterval"]).flatMap { Double($0) }
    made.greatest = (values["maxValueString"] ?? values["maxDateTimeInterval"]).flatMap { Double($0) }
    made.pattern = values["regularExpressionString"]
    made.formula = values["derived"] == "YES" ? values["derivationExpression"] ?? "" : nil
    made.transformer = values["valueTransformerName"]
    made.valueClass = values["customClassName"]
    made.oldName = values["elementID"]
    entity?.attributes.append(made)
  }

  private mutating func addRelationship(_ tag: ModelTags.Tag) {
    guard let name = name(of: tag) else { return }
    let values = tag.attributes
    guard let destination = values["destinationEntity"] else {
      return report(tag.line, "the relationship `\(name)` has no destination; it is left out")
    }
    var made = DataModel.Relationship(name: name, destination: destination)
    made.inverse = values["inverseName"]
    made.isOptional = values["optional"] == "YES"
    made.isTransient = values["transient"] == "YES"
    made.isToMany = values["toMany"] == "YES"
    made.isOrdered = made.isToMany && values["ordered"] == "YES"
    made.minCount = Int(values["minCount"] ?? "") ?? 0
    made.maxCount = made.isToMany ? Int(values["maxCount"] ?? "").map { $0 == 1 ? 0 : $0 } ?? 0 : 1
    made.deleteRule = values["deletionRule"] ?? "Nullify"
    made.oldName = values["elementID"]
    entity?.relationships.append(made)
  }

  /// Takes out what refers to entities that are not there, and entities above themselves.
  mutating func finish() {
    if let entity { model.entities.append(entity) }
    let names = Set(model.entities.map(\.name))
    let parents = Dictionary(model.entities.compactMap { entity in entity.parent.map { (entity.name, $0) } })
    { first, _ in first }
    for index in model.entities.indices {
      let entity = model.entities[index]
      let line = lines[entity.name] ?? 1
      if let parent = entity.parent, !names.contains(parent) || isCircular(entity.name, parents) {
        report(line, "the parent of `\(entity.name)`, `\(parent)`, cannot be one; it is left out")
        model.entities[index].parent = nil
      }
      var kept: [DataModel.Relationship] = []
      for relationship in entity.relationships {
        if names.contains(relationship.destination) {
          kept.append(relationship)
        } else {
          report(
            line,
            "`\(entity.name).\(relationship.name)` leads to `\(relationship.destination)`, which does not exist; it is left out"
          )
        }
      }
      model.entities[index].relationships = kept
    }
  }

  private func isCircular(_ name: String, _ parents: [String: String]) -> Bool {
    var seen: Set<String> = [name]
    var next = parents[name]
    // Longer chains than anybody's are as good as circles.
    while let name = next {
      guard seen.insert(name).inserted, seen.count <= DataModel.mostDepth else { return true }
      next = parents[name]
    }
    return false
  }
}
