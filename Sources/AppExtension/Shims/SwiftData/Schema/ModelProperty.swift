import Foundation

/// One stored property of a model: its name, and how its values go to the store and back.
public struct _ModelProperty {
  /// What the attribute on a property says.
  public struct Options {
    var isUnique = false
    var originalName: String?
    var deleteRule = Schema.Relationship.DeleteRule.nullify
    var inverse: AnyKeyPath?

    public static var none: Options { Options() }
    public static func attribute(
      _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
    ) -> Options {
      Options(isUnique: options.contains { $0.name == "unique" }, originalName: originalName)
    }
    public static func relationship(
      _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify,
      minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil,
      inverse: AnyKeyPath? = nil, hashModifier: String? = nil
    ) -> Options { Options(originalName: originalName, deleteRule: deleteRule, inverse: inverse) }
  }

  /// To other models.
  final class Relationship {
    let destination: any PersistentModel.Type
    let isMany: Bool
    let options: Options
    /// The property of the destination that refers back; found when the schema is made.
    var inverse: (name: String, isMany: Bool)?
    var isInverseMany: Bool { inverse?.isMany ?? true }
    init(destination: any PersistentModel.Type, isMany: Bool, options: Options) {
      (self.destination, self.isMany, self.options) = (destination, isMany, options)
    }
  }

  let name: String
  let keyPath: AnyKeyPath
  let isOptional: Bool
  let options: Options
  let relationship: Relationship?
  /// The type inside the optional.
  let type: Any.Type
  private let initial: (() -> Any)?
  private let many: (any ManyModels.Type)?

  public init<Model: PersistentModel, Value>(
    _ keyPath: KeyPath<Model, Value>, _ name: String, default initial: (() -> Value)? = nil,
    options: Options = .none
  ) {
    self.name = name
    self.keyPath = keyPath
    self.options = options
    self.initial = initial.map { value in { value() as Any } }
    let optional = Value.self as? any OptionalValue.Type
    isOptional = optional != nil
    type = optional?.wrapped ?? Value.self
    many = type as? any ManyModels.Type
    let one = type as? any PersistentModel.Type
    relationship = (one ?? many?.element).map {
      Relationship(destination: $0, isMany: one == nil, options: options)
    }
  }

  /// The value of a relationship to these models; `nil` for none.
  func value(_ models: [any PersistentModel]) -> Any? { many.map { $0.make(models) } ?? models.first }

  /// The value where the store has none; `nil` where there is none, or where it is nil.
  var initialValue: Any? {
    guard let value = initial?() else { return nil }
    guard let optional = value as? any OptionalValue else { return value }
    return optional.present
  }
  /// Whether an object may lack the value.
  var mayBeMissing: Bool { isOptional || initial != nil || relationship?.isMany == true }
}
