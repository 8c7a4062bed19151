import Foundation
internal import SQLiteStore

/// Values as cells: dates are seconds since 2001, identifiers their 16 bytes, decimals text (which keeps all digits), transformable values a property list
/// or an archive.
enum StoredCell {
  static func cell(_ value: Any?, _ attribute: NSAttributeDescription) -> SQLiteValue {
    guard let value else { return .null }
    if attribute.attributeType == .transformableAttributeType {
      return archived(value, attribute).map { .blob($0) } ?? .null
    }
    switch value {
    case let number as NSDecimalNumber: return .text(number.stringValue)
    case let number as NSNumber:
      switch attribute.attributeType {
      case .doubleAttributeType, .floatAttributeType: return .real(number.doubleValue)
      default: return .integer(number.int64Value)
      }
    case let text as String: return .text(text)
    case let date as Date: return .real(date.timeIntervalSinceReferenceDate)
    case let data as Data: return .blob(data)
    case let id as UUID: return .blob(withUnsafeBytes(of: id.uuid) { Data($0) })
    case let url as URL: return .text(url.absoluteString)
    default: return .null
    }
  }

  /// `nil` where the cell holds no such value.
  static func value(_ cell: SQLiteValue, _ attribute: NSAttributeDescription) -> Any? {
    switch (attribute.attributeType, cell) {
    case (_, .null): return nil
    case (.transformableAttributeType, .blob(let data)): return unarchived(data, attribute)
    case (.UUIDAttributeType, .blob(let data)) where data.count == 16:
      return data.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
    case (.binaryDataAttributeType, .blob(let data)): return data
    case (.stringAttributeType, .text(let text)): return text
    case (let type, .text(let text)): return ManagedValue.read(text, as: type)
    case (let type, .integer(let number)): return ManagedValue.kept(number, as: type)
    case (let type, .real(let number)): return ManagedValue.kept(number, as: type)
    default: return nil
    }
  }

  // MARK: Transformable values

  /// One that unarchives works the other way around.
  private static func archived(_ value: Any, _ attribute: NSAttributeDescription) -> Data? {
    if let transformer = attribute.valueTransformerName.flatMap(ValueTransformer.named) {
      let data =
        transformer is NSSecureUnarchiveFromDataTransformer
        ? transformer.reverseTransformedValue(value) : transformer.transformedValue(value)
      if let data = data as? Data { return data }
    }
    if let data = archived(value) { return data }
    CoreDataLog.say(
      "\(attribute.name) is not kept: a value of the type \(type(of: value)) cannot be archived.")
    return nil
  }

  private static func unarchived(_ data: Data, _ attribute: NSAttributeDescription) -> Any? {
    if let transformer = attribute.valueTransformerName.flatMap(ValueTransformer.named) {
      let value =
        transformer is NSSecureUnarchiveFromDataTransformer
        ? transformer.transformedValue(data) : transformer.reverseTransformedValue(data)
      if let value { return value }
    }
    return unarchived(data)
  }

  /// A property list where it can be one, or else a keyed archive.
  static func archived(_ value: Any) -> Data? {
    if PropertyListSerialization.propertyList(value, isValidFor: .binary),
      let data = try? PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0)
    {
      return data
    }
    guard let object = value as? NSObject, object is any NSCoding else { return nil }
    return try? NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: false)
  }

  static func unarchived(_ data: Data) -> Any? {
    let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)
    if let list, (list as? [String: Any])?["$archiver"] == nil { return list }
    guard let reader = try? NSKeyedUnarchiver(forReadingFrom: data) else { return nil }
    reader.requiresSecureCoding = false
    return reader.decodeObject(forKey: NSKeyedArchiveRootObjectKey)
  }
}
