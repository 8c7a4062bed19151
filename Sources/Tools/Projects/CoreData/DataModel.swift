/// A Core Data model as Xcode's editor writes it: what of `contents` the store and the generated classes need.
struct DataModel: Equatable {
  struct Attribute: Equatable {
    var name: String
    /// Xcode's word: `Integer 16`, `String`, `Transformable` …
    var type: String
    var isOptional = false
    var isTransient = false
    /// Whether its property is a number, a truth or a time interval, and no object.
    var isScalar = false
    var value: String?
    var least: Double?
    var greatest: Double?
    var pattern: String?
    /// The expression of a derived attribute.
    var formula: String?
    var transformer: String?
    /// The class of a transformable value.
    var valueClass: String?
    var oldName: String?
  }
  struct Relationship: Equatable {
    var name: String
    var destination: String
    var inverse: String?
    var isOptional = false
    var isTransient = false
    var isToMany = false
    var isOrdered = false
    var minCount = 0
    var maxCount = 0
    var deleteRule = "Nullify"
    var oldName: String?
  }
  enum Generation: String, Equatable {
    case none, `class`, category
  }
  struct Entity: Equatable {
    var name: String
    var parent: String?
    var isAbstract = false
    /// As it is written: `Item`, `.Item` (the product's own module) or `Module.Item`; `nil` for objects of no class of their own.
    var className: String?
    var generation = Generation.none
    var attributes: [Attribute] = []
    var relationships: [Relationship] = []
    var unique: [[String]] = []
    var oldName: String?
    var information: [String: String] = [:]
  }
  struct Request: Equatable {
    var name: String
    var entity: String
    var predicate: String?
    var limit = 0
  }
  var entities: [Entity] = []
  var requests: [Request] = []
  var configurations: [String: [String]] = [:]

  /// The class's name without its module.
  static func typeName(_ entity: Entity) -> String? {
    entity.className.flatMap { $0.split(separator: ".").last.map(String.init) }
  }
}
