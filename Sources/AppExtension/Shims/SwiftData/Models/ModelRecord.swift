import Foundation

/// Where a property of a model stands in place of its value.
public struct _ModelNoType: Sendable {
  public init() {}
}

/// The values of one object, and its place in a context.
public final class _ModelRecord {
  /// Present values by the name of their property; a model or an array of models for a relationship.
  var values: [String: Any] = [:]
  /// Relationships that were read from the store and that nobody has asked for yet.
  var pending: [String: [String]] = [:]
  var context: ModelContext?
  var hasChanges = false
  var isDeleted = false
  private var known: PersistentIdentifier?

  public init() {}
  init(identifier: PersistentIdentifier) { known = identifier }

  func identifier(of type: any PersistentModel.Type) -> PersistentIdentifier {
    if let known { return known }
    let made = PersistentIdentifier(entityName: Schema.entityName(for: type), key: UUID().uuidString)
    known = made
    return made
  }

  /// The value that an initialiser gives.
  public func _start<Value>(_ name: String, _ value: Value) { values[name] = Self.present(value) }

  public func _value<Model: PersistentModel, Value>(_ name: String, of model: Model) -> Value {
    if pending[name] != nil { resolve(name, model) }
    if let value = values[name] as? Value { return value }
    if let none = Optional<Any>.none as? Value { return none }
    if let empty = (Value.self as? any ManyModels.Type)?.make([]) as? Value { return empty }
    fatalError("\(Model.self).\(name) is read before it has a value.")
  }

  public func _change<Model: PersistentModel, Value>(_ name: String, to value: Value, of model: Model) {
    let entity = Schema.entity(of: Model.self)
    guard let property = entity.property(name), let relationship = property.relationship else {
      values[name] = Self.present(value)
      touch(model)
      return
    }
    let before = related(name, of: model)
    pending[name] = nil
    values[name] = Self.present(value)
    // Set already by the other side, then once more by hand: what an object relates to is a set.
    let given = related(name, of: model)
    let after = Self.each(given)
    if after.count < given.count { values[name] = property.value(after) }
    touch(model)
    if let inverse = relationship.inverse?.name {
      for old in before where !after.contains(where: { $0 === old }) {
        old._$record.detach(model, from: inverse, of: old)
      }
      for new in after where !before.contains(where: { $0 === new }) {
        // What could be held by one only leaves that one.
        if !relationship.isInverseMany {
          for holder in new._$record.related(inverse, of: new) where holder !== model {
            holder._$record.detach(new, from: name, of: holder)
          }
        }
        new._$record.attach(model, to: inverse, of: new)
      }
    }
    if let context { for new in after { context.insert(new) } }
  }

  /// The models that a relationship refers to.
  func related(_ name: String, of model: any PersistentModel) -> [any PersistentModel] {
    if pending[name] != nil { resolve(name, model) }
    switch values[name] {
    case let one as any PersistentModel: return [one]
    case let many as [any PersistentModel]: return many
    default: return []
    }
  }

  /// Takes a model out of a relationship, without looking at the other side.
  func detach(_ other: any PersistentModel, from name: String, of model: any PersistentModel) {
    let rest = related(name, of: model).filter { $0 !== other }
    set(rest, name, model)
  }
  func attach(_ other: any PersistentModel, to name: String, of model: any PersistentModel) {
    let present = related(name, of: model)
    guard !present.contains(where: { $0 === other }) else { return }
    let isMany = Schema.entity(of: type(of: model)).property(name)?.relationship?.isMany ?? false
    set(isMany ? present + [other] : [other], name, model)
  }
  private func set(_ models: [any PersistentModel], _ name: String, _ model: any PersistentModel) {
    guard let property = Schema.entity(of: type(of: model)).property(name) else { return }
    values[name] = property.value(models)
    touch(model)
  }

  private func resolve(_ name: String, _ model: any PersistentModel) {
    guard let keys = pending.removeValue(forKey: name),
      let property = Schema.entity(of: type(of: model)).property(name),
      let destination = property.relationship?.destination
    else { return }
    let entity = Schema.entityName(for: destination)
    values[name] = property.value(
      keys.compactMap { context?.object(PersistentIdentifier(entityName: entity, key: $0)) })
  }

  private func touch(_ model: any PersistentModel) {
    hasChanges = true
    context?.noteChange(model)
  }

  /// Each model once, where it stands first.
  private static func each(_ models: [any PersistentModel]) -> [any PersistentModel] {
    var seen: Set<ObjectIdentifier> = []
    return models.filter { seen.insert(ObjectIdentifier($0)).inserted }
  }

  /// `nil` for an optional without a value: nothing stands in the record then.
  private static func present<Value>(_ value: Value) -> Any? {
    guard let optional = value as? any OptionalValue else { return value }
    return optional.present
  }
}

protocol OptionalValue {
  static var wrapped: Any.Type { get }
  var present: Any? { get }
}
extension Optional: OptionalValue {
  static var wrapped: Any.Type { Wrapped.self }
  var present: Any? { self }
}

/// Arrays of models.
protocol ManyModels {
  static var element: any PersistentModel.Type { get }
  static func make(_ models: [any PersistentModel]) -> Any
}
extension Array: ManyModels where Element: PersistentModel {
  static var element: any PersistentModel.Type { Element.self }
  static func make(_ models: [any PersistentModel]) -> Any { models.compactMap { $0 as? Element } }
}
