/// The classes, or the extensions of classes, that Xcode generates of a model's entities.
///
/// Objects are optional whatever the model says, as Xcode writes them: a new object has no values yet.
enum ManagedClassSource {
  /// `nil` where no entity asks for any.
  static func source(of model: DataModel, named name: String) -> String? {
    let names = Dictionary(model.entities.map { ($0.name, $0) }) { first, _ in first }
    let parts = model.entities.filter { $0.generation != .none && DataModel.typeName($0) != nil }
      .map { part($0, names) }
    guard !parts.isEmpty else { return nil }
    return "// Generated from the data model \(name).\n\nimport CoreData\nimport Foundation\n\n"
      + parts.joined(separator: "\n")
  }

  private static func part(_ entity: DataModel.Entity, _ all: [String: DataModel.Entity]) -> String {
    let type = DataModel.typeName(entity).map(quoted) ?? ""
    var lines: [String] = []
    if entity.generation == .class {
      let parent =
        entity.parent.flatMap { all[$0] }.flatMap(DataModel.typeName).map(quoted) ?? "NSManagedObject"
      lines += ["nonisolated public class \(type): \(parent) {}", ""]
    }
    lines.append("extension \(type) {")
    lines.append(
      "  nonisolated public class func fetchRequest() -> NSFetchRequest<\(type)> { NSFetchRequest<\(type)>(entityName: \"\(entity.name)\") }"
    )
    for attribute in entity.attributes {
      lines.append(property(attribute.name, type: self.type(of: attribute)))
    }
    for relationship in entity.relationships {
      let other = className(of: relationship, all)
      let type = relationship.isToMany ? (relationship.isOrdered ? "NSOrderedSet?" : "NSSet?") : "\(other)?"
      lines.append(property(relationship.name, type: type))
      if relationship.isToMany { lines += accessors(relationship, of: other) }
    }
    lines.append("}")
    let above = entity.parent.flatMap { all[$0] }
    let isIdentifiableAbove = above.map { $0.generation != .none } ?? false
    if entity.generation == .class, !isIdentifiableAbove {
      lines += ["", "extension \(type): Identifiable {}"]
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func className(of relationship: DataModel.Relationship, _ all: [String: DataModel.Entity])
    -> String
  {
    all[relationship.destination].flatMap(DataModel.typeName).map(quoted) ?? "NSManagedObject"
  }

  private static func property(_ name: String, type: String) -> String {
    "  nonisolated public var \(quoted(name)): \(type) { get { _managed(\"\(name)\") } set { _setManaged(\"\(name)\", newValue) } }"
  }

  private static func type(of attribute: DataModel.Attribute) -> String {
    switch (attribute.type, attribute.isScalar) {
    case ("Integer 16", true): "Int16"
    case ("Integer 32", true): "Int32"
    case ("Integer 64", true): "Int64"
    case ("Double", true): "Double"
    case ("Float", true): "Float"
    case ("Boolean", true): "Bool"
    case ("Date", true): "TimeInterval"
    case ("Integer 16", _), ("Integer 32", _), ("Integer 64", _), ("Double", _), ("Float", _), ("Boolean", _):
      "NSNumber?"
    case ("Date", _): "Date?"
    case ("Decimal", _): "NSDecimalNumber?"
    case ("String", _): "String?"
    case ("Binary", _): "Data?"
    case ("UUID", _): "UUID?"
    case ("URI", _): "URL?"
    default: attribute.valueClass.flatMap(typeExpression).map { "\($0)?" } ?? "NSObject?"
    }
  }

  /// The class of a transformable value as it is written: a name, or a collection of them; nothing that is more than a type.
  private static func typeExpression(_ text: String) -> String? {
    let text = text.trimmingPrefix { $0.isWhitespace }
    guard text.utf8.count <= 200, !text.isEmpty,
      text.allSatisfy({ $0.isLetter || $0.isNumber || "_.[]<>:, ?".contains($0) }),
      text.first.map({ $0.isLetter || $0 == "[" || $0 == "_" }) == true,
      text.filter({ $0 == "[" }).count == text.filter({ $0 == "]" }).count
    else { return nil }
    return String(text)
  }

  private static func accessors(_ relationship: DataModel.Relationship, of type: String) -> [String] {
    let key = relationship.name.prefix(1).uppercased() + relationship.name.dropFirst()
    let set = relationship.isOrdered ? "NSOrderedSet" : "NSSet"
    func method(_ head: String, _ call: String) -> String { "  nonisolated public func \(head) { \(call) }" }
    var lines: [String] = []
    if relationship.isOrdered {
      lines += [
        method(
          "insertInto\(key)(_ value: \(type), at idx: Int)", "_managedInsert(\"\(key)\", value, at: idx)"),
        method(
          "insertInto\(key)(_ values: [\(type)], at indexes: NSIndexSet)",
          "_managedInsert(\"\(key)\", values, at: indexes)"),
        method("removeFrom\(key)(at idx: Int)", "_managedRemove(\"\(key)\", at: idx)"),
        method("removeFrom\(key)(at indexes: NSIndexSet)", "_managedRemove(\"\(key)\", at: indexes)"),
        method(
          "replace\(key)(at idx: Int, with value: \(type))",
          "_managedReplace(\"\(key)\", at: idx, with: value)"),
        method(
          "replace\(key)(at indexes: NSIndexSet, with values: [\(type)])",
          "_managedReplace(\"\(key)\", at: indexes, with: values)"),
      ]
    }
    return lines + [
      method("addTo\(key)(_ value: \(type))", "_managedAdd(\"\(key)\", value)"),
      method("removeFrom\(key)(_ value: \(type))", "_managedRemove(\"\(key)\", value)"),
      method("addTo\(key)(_ values: \(set))", "_managedAdd(\"\(key)\", values)"),
      method("removeFrom\(key)(_ values: \(set))", "_managedRemove(\"\(key)\", values)"),
    ]
  }

  /// A name that Swift would take for one of its own words.
  private static func quoted(_ name: String) -> String { "`\(name)`" }
}
