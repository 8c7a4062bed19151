import Foundation

/// Whether objects are as their model says they must be.
enum Validation {
  static func check(_ object: NSManagedObject) throws {
    var problems: [NSError] = []
    for (name, property) in object.entity.propertiesByName.sorted(by: { $0.key < $1.key }) {
      switch property {
      case let attribute as NSAttributeDescription:
        if let error = problem(attribute, object.values[name], object) { problems.append(error) }
      case let relationship as NSRelationshipDescription where !relationship.isTransient:
        let known = object.values[name] as? [NSManagedObjectID]
        // One that nobody has touched is as it was when it was saved.
        guard known != nil || object.isInserted else { continue }
        if let error = problem(relationship, known ?? [], object) { problems.append(error) }
      default: break
      }
    }
    try fail(problems, object)
  }

  /// Objects of relationships that forbid it.
  static func checkDeletion(of object: NSManagedObject) throws {
    var problems: [NSError] = []
    for (name, relationship) in object.entity.relationshipsByName.sorted(by: { $0.key < $1.key })
    where relationship.deleteRule == .denyDeleteRule {
      let left = object.relatedObjects(relationship).filter { !$0.isDeleted }
      guard !left.isEmpty else { continue }
      problems.append(
        error(
          1_600, name, object,
          "\(object.entity.title) cannot be deleted: \(name) still has \(left.count) object\(left.count == 1 ? "" : "s")."
        ))
    }
    try fail(problems, object)
  }

  // The codes are those of Apple's CoreDataErrors.
  private static func fail(_ problems: [NSError], _ object: NSManagedObject) throws {
    guard let first = problems.first else { return }
    guard problems.count > 1 else { throw first }
    throw NSError(
      domain: NSCocoaErrorDomain, code: 1_560,
      userInfo: [
        NSLocalizedDescriptionKey: problems.map(\.localizedDescription).joined(separator: " "),
        "NSDetailedErrors": problems, NSValidationObjectErrorKey: object,
      ])
  }

  private static func error(
    _ code: Int, _ key: String, _ object: NSManagedObject, _ words: String
  ) -> NSError {
    NSError(
      domain: NSCocoaErrorDomain, code: code,
      userInfo: [
        NSLocalizedDescriptionKey: words, NSValidationObjectErrorKey: object, NSValidationKeyErrorKey: key,
      ])
  }

  private static func problem(
    _ attribute: NSAttributeDescription, _ value: Any?, _ object: NSManagedObject
  ) -> NSError? {
    let name = attribute.name
    let shown = "\(object.entity.title).\(name)"
    guard let value else {
      return attribute.isOptional || attribute.isTransient || attribute is NSDerivedAttributeDescription
        ? nil : error(1_570, name, object, "\(shown) is a required value.")
    }
    let size: Double?
    let codes: (low: Int, high: Int, what: String)
    switch value {
    case let text as String:
      if let pattern = attribute.pattern, !matches(text, pattern) {
        return error(1_680, name, object, "\(shown) does not match \(pattern).")
      }
      (size, codes) = (Double(text.count), (1_670, 1_660, "length"))
    case let date as Date: (size, codes) = (date.timeIntervalSinceReferenceDate, (1_640, 1_630, "date"))
    default: (size, codes) = ((value as? NSNumber)?.doubleValue, (1_620, 1_610, "value"))
    }
    guard let size else { return nil }
    if let least = attribute.least, size < least {
      return error(codes.low, name, object, "The \(codes.what) of \(shown) is less than the model allows.")
    }
    if let greatest = attribute.greatest, size > greatest {
      return error(codes.high, name, object, "The \(codes.what) of \(shown) is more than the model allows.")
    }
    return nil
  }

  private static func problem(
    _ relationship: NSRelationshipDescription, _ ids: [NSManagedObjectID], _ object: NSManagedObject
  ) -> NSError? {
    let shown = "\(object.entity.title).\(relationship.name)"
    if ids.isEmpty {
      return relationship.isOptional
        ? nil : error(1_570, relationship.name, object, "\(shown) is a required value.")
    }
    if relationship.isToMany, ids.count < relationship.minCount {
      return error(
        1_590, relationship.name, object, "\(shown) has fewer than \(relationship.minCount) objects.")
    }
    if relationship.isToMany, relationship.maxCount > 1, ids.count > relationship.maxCount {
      return error(
        1_580, relationship.name, object, "\(shown) has more than \(relationship.maxCount) objects.")
    }
    return nil
  }

  private static func matches(_ text: String, _ pattern: String) -> Bool {
    guard let expression = try? NSRegularExpression(pattern: pattern) else { return true }
    let all = NSRange(text.startIndex..., in: text)
    return expression.firstMatch(in: text, options: .anchored, range: all)?.range == all
  }
}

public let NSValidationObjectErrorKey = "NSValidationErrorObject"
public let NSValidationKeyErrorKey = "NSValidationErrorKey"
public let NSValidationValueErrorKey = "NSValidationErrorValue"
public let NSDetailedErrorsKey = "NSDetailedErrors"
