import Foundation

/// What an entity's objects have: a value, other objects, or the answer to a request.
open class NSPropertyDescription: NSObject, @unchecked Sendable {
  open var name = ""
  open var isOptional = true
  open var isTransient = false
  open var isIndexedBySpotlight = false
  open var userInfo: [AnyHashable: Any]?
  open var versionHashModifier: String?
  /// The name that it had in the model before.
  open var renamingIdentifier: String?
  open internal(set) weak var entity: NSEntityDescription?
  public override init() {}
}

/// A value of an object.
open class NSAttributeDescription: NSPropertyDescription, @unchecked Sendable {
  open var attributeType = NSAttributeType.undefinedAttributeType
  open var attributeValueClassName: String?
  open var defaultValue: Any?
  open var valueTransformerName: String?
  open var allowsExternalBinaryDataStorage = false
  open var preservesValueInHistoryOnDeletion = false
  open var allowsCloudEncryption = false
  /// The least and greatest number, length of a text, or date.
  var least: Double?
  var greatest: Double?
  /// What a text must match.
  var pattern: String?
}

/// An attribute that is computed when its object is saved.
open class NSDerivedAttributeDescription: NSAttributeDescription, @unchecked Sendable {
  /// The text of the expression, as models have it: `now:()`, `lowercase:(name)`, `items.@count`.
  var formula = ""
}

/// The objects that an object refers to.
open class NSRelationshipDescription: NSPropertyDescription, @unchecked Sendable {
  open weak var destinationEntity: NSEntityDescription?
  open weak var inverseRelationship: NSRelationshipDescription?
  open var minCount = 0
  /// 1 is one object, anything else several.
  open var maxCount = 0
  open var isOrdered = false
  open var deleteRule = NSDeleteRule.nullifyDeleteRule
  open var isToMany: Bool { maxCount != 1 }

  /// Whether the pairs lie in a table of their own: neither side has room for a reference.
  var hasTable: Bool { isToMany && (inverseRelationship?.isToMany ?? true) }
  var inverse: NSRelationshipDescription? { inverseRelationship }
}

/// A request that belongs to an entity. Its results are not given by key.
open class NSFetchedPropertyDescription: NSPropertyDescription, @unchecked Sendable {
  open var fetchRequest: NSFetchRequest<any NSFetchRequestResult>?
}

/// A computed column of a dictionary request; it is left out of the answer, which the log says.
open class NSExpressionDescription: NSPropertyDescription, @unchecked Sendable {
  open var expression: NSExpression?
  open var expressionResultType = NSAttributeType.undefinedAttributeType
  open var resultType: NSAttributeDescription.AttributeType {
    get { .init(rawValue: expressionResultType.rawValue) }
    set { expressionResultType = NSAttributeType(rawValue: newValue.rawValue) ?? .undefinedAttributeType }
  }
}

/// Accepted: everything is found without an index.
open class NSFetchIndexDescription: NSObject, @unchecked Sendable {
  open var name: String
  open var elements: [NSFetchIndexElementDescription]
  public init(name: String, elements: [NSFetchIndexElementDescription]?) {
    self.name = name
    self.elements = elements ?? []
  }
}
public enum NSFetchIndexElementType: UInt, Sendable { case binary, rTree }
open class NSFetchIndexElementDescription: NSObject, @unchecked Sendable {
  public let property: NSPropertyDescription?
  public init(property: NSPropertyDescription, collationType: NSFetchIndexElementType) {
    self.property = property
  }
}
