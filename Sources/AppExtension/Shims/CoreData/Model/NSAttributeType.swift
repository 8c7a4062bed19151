/// Kinds of values that an attribute holds, by Apple's numbers.
public enum NSAttributeType: UInt, Sendable {
  case undefinedAttributeType = 0, integer16AttributeType = 100, integer32AttributeType = 200
  case integer64AttributeType = 300, decimalAttributeType = 400, doubleAttributeType = 500
  case floatAttributeType = 600, stringAttributeType = 700, booleanAttributeType = 800
  case dateAttributeType = 900, binaryDataAttributeType = 1_000, UUIDAttributeType = 1_100
  case URIAttributeType = 1_200, transformableAttributeType = 1_800, objectIDAttributeType = 2_000
  case compositeAttributeType = 2_100

  /// The word that compiled models have for it; the same as in `contents`.
  init(word: String) {
    self =
      switch word {
      case "Integer 16": .integer16AttributeType
      case "Integer 32": .integer32AttributeType
      case "Integer 64": .integer64AttributeType
      case "Decimal": .decimalAttributeType
      case "Double": .doubleAttributeType
      case "Float": .floatAttributeType
      case "String": .stringAttributeType
      case "Boolean": .booleanAttributeType
      case "Date": .dateAttributeType
      case "Binary": .binaryDataAttributeType
      case "UUID": .UUIDAttributeType
      case "URI": .URIAttributeType
      case "Transformable": .transformableAttributeType
      default: .undefinedAttributeType
      }
  }
}

/// What becomes of related objects when an object is deleted.
public enum NSDeleteRule: UInt, Sendable {
  case noActionDeleteRule, nullifyDeleteRule, cascadeDeleteRule, denyDeleteRule

  init(word: String) {
    self =
      switch word {
      case "Cascade": .cascadeDeleteRule
      case "Deny": .denyDeleteRule
      case "No Action": .noActionDeleteRule
      default: .nullifyDeleteRule
      }
  }
}

extension NSAttributeDescription {
  /// The newer names of the kinds of values.
  public struct AttributeType: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    private init(_ type: NSAttributeType) { rawValue = type.rawValue }
    public static let undefined = Self(.undefinedAttributeType)
    public static let integer16 = Self(.integer16AttributeType)
    public static let integer32 = Self(.integer32AttributeType)
    public static let integer64 = Self(.integer64AttributeType)
    public static let decimal = Self(.decimalAttributeType)
    public static let double = Self(.doubleAttributeType)
    public static let float = Self(.floatAttributeType)
    public static let string = Self(.stringAttributeType)
    public static let boolean = Self(.booleanAttributeType)
    public static let date = Self(.dateAttributeType)
    public static let binaryData = Self(.binaryDataAttributeType)
    public static let uuid = Self(.UUIDAttributeType)
    public static let uri = Self(.URIAttributeType)
    public static let transformable = Self(.transformableAttributeType)
    public static let objectID = Self(.objectIDAttributeType)
  }
  public var type: AttributeType {
    get { AttributeType(rawValue: attributeType.rawValue) }
    set { attributeType = NSAttributeType(rawValue: newValue.rawValue) ?? .undefinedAttributeType }
  }
}
