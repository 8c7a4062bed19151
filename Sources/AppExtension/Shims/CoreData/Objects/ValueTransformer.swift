import Foundation

public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public static let secureUnarchiveFromDataTransformerName = Self("NSSecureUnarchiveFromData")
}

/// Turns values of an attribute into bytes and back; Foundation has none without Objective-C.
open class ValueTransformer: NSObject {
  nonisolated(unsafe) private static var known: [NSValueTransformerName: ValueTransformer] = [:]
  private static let lock = NSLock()

  public override init() {}
  open class func setValueTransformer(_ transformer: ValueTransformer?, forName name: NSValueTransformerName)
  {
    lock.withLock { known[name] = transformer }
  }
  static func named(_ name: String) -> ValueTransformer? {
    lock.withLock { known[NSValueTransformerName(name)] }
  }
  open class func valueTransformerNames() -> [NSValueTransformerName] { lock.withLock { Array(known.keys) } }
  open class func transformedValueClass() -> AnyClass { NSObject.self }
  open class func allowsReverseTransformation() -> Bool { true }
  open func transformedValue(_ value: Any?) -> Any? { value }
  open func reverseTransformedValue(_ value: Any?) -> Any? { transformedValue(value) }
}

/// Archives of objects; a class of the user's adds which classes it allows.
open class NSSecureUnarchiveFromDataTransformer: ValueTransformer {
  open class var allowedTopLevelClasses: [AnyClass] { [] }
  open override func transformedValue(_ value: Any?) -> Any? {
    (value as? Data).flatMap { StoredCell.unarchived($0) }
  }
  open override func reverseTransformedValue(_ value: Any?) -> Any? {
    value.flatMap { StoredCell.archived($0) }
  }
}
