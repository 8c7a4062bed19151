import Foundation

extension IntentDefinition {
  /// Reads a property list in any of its formats.
  ///
  /// - Throws: `ProjectProblem.intentDefinition` that says what is wrong with which part.
  package init(_ data: Data, path: String) throws {
    guard let root = try? PropertyListSerialization.propertyList(from: data, format: nil),
      let root = root as? [String: Any]
    else {
      throw ProjectProblem.intentDefinition(path: path, reason: "it is no property list")
    }
    let reader = IntentDefinitionReader(
      path: path, prefix: root["INIntentDefinitionClassPrefix"] as? String ?? "")
    enumerations = try reader.dictionaries(root, "INEnums").map(reader.enumeration)
    objects = try reader.dictionaries(root, "INTypes").map(reader.object)
    let known = Set(enumerations.map(\.name))
    intents = try reader.dictionaries(root, "INIntents").map { try reader.intent($0, enumerations: known) }
  }
}

/// Takes the parts of the property list apart.
private struct IntentDefinitionReader {
  let path: String
  let prefix: String

  func dictionaries(_ parent: [String: Any], _ key: String) -> [[String: Any]] {
    parent[key] as? [[String: Any]] ?? []
  }

  func enumeration(_ plist: [String: Any]) throws -> IntentDefinition.Enumeration {
    let name = try identifier(plist, "INEnumName", of: "an enum")
    let cases = try dictionaries(plist, "INEnumValues").enumerated().map { position, value in
      let name = try identifier(value, "INEnumValueName", of: "a value of the enum \(name)")
      return IntentDefinition.Enumeration.Case(
        name: name, title: value["INEnumValueDisplayName"] as? String ?? name,
        index: number(value["INEnumValueIndex"]) ?? position)
    }
    return IntentDefinition.Enumeration(name: prefix + name, cases: cases)
  }

  func object(_ plist: [String: Any]) throws -> IntentDefinition.Object {
    let name = try identifier(plist, "INTypeName", of: "a type")
    // The first four of every type are those of INObject.
    let inherited: Set = [
      "identifier", "displayString", "pronunciationHint", "alternativeSpeakableMatches", "subtitleString",
      "displayImage",
    ]
    let properties = try dictionaries(plist, "INTypeProperties").compactMap { property in
      let name = try identifier(property, "INTypePropertyName", of: "a property of the type \(name)")
      return inherited.contains(name)
        ? nil
        : IntentDefinition.Object.Property(
          name: name, kind: kind(property, prefix: "INTypeProperty", enumerations: []),
          isArray: property["INTypePropertySupportsMultipleValues"] as? Bool ?? false)
    }
    return IntentDefinition.Object(name: prefix + name, properties: properties)
  }

  func intent(_ plist: [String: Any], enumerations: Set<String>) throws -> IntentDefinition.Intent {
    let name = try identifier(plist, "INIntentName", of: "an intent")
    let className = plist["INIntentClassName"] as? String ?? prefix + name + "Intent"
    return IntentDefinition.Intent(
      className: className, title: plist["INIntentTitle"] as? String ?? name,
      summary: (plist["INIntentDescription"] as? String).flatMap { $0.isEmpty ? nil : $0 },
      parameters: try dictionaries(plist, "INIntentParameters").map {
        try parameter($0, of: className, enumerations: enumerations)
      })
  }

  private func parameter(
    _ plist: [String: Any], of intent: String, enumerations: Set<String>
  ) throws -> IntentDefinition.Parameter {
    let name = try identifier(plist, "INIntentParameterName", of: "a parameter of \(intent)")
    let kind = kind(plist, prefix: "INIntentParameter", enumerations: enumerations)
    let metadata = plist["INIntentParameterMetadata"] as? [String: Any] ?? [:]
    let sizes = dictionaries(plist, "INIntentParameterArraySizes").compactMap {
      number($0["INIntentParameterArraySizeSize"])
    }
    return IntentDefinition.Parameter(
      name: name, title: plist["INIntentParameterDisplayName"] as? String ?? name, kind: kind,
      isArray: plist["INIntentParameterSupportsMultipleValues"] as? Bool ?? false,
      isConfigurable: plist["INIntentParameterConfigurable"] as? Bool ?? false,
      hasDynamicOptions: plist["INIntentParameterSupportsDynamicEnumeration"] as? Bool ?? false,
      isSearchable: plist["INIntentParameterSupportsSearch"] as? Bool ?? false,
      isMultiline: metadata["INIntentParameterMetadataMultiline"] as? Bool ?? false,
      defaultSource: defaultSource(metadata["INIntentParameterMetadataDefaultValue"], kind),
      lowest: numberSource(metadata["INIntentParameterMetadataMinimumValue"], kind),
      highest: numberSource(metadata["INIntentParameterMetadataMaximumValue"], kind),
      most: plist["INIntentParameterFixedSizeArray"] as? Bool == true ? sizes.max() : nil,
      condition: condition(plist["INIntentParameterRelationship"] as? [String: Any]))
  }

  private func kind(
    _ plist: [String: Any], prefix key: String, enumerations: Set<String>
  ) -> IntentDefinition.Parameter.Kind {
    if let name = plist[key + "EnumType"] as? String {
      let own = prefix + name
      return enumerations.contains(own) || enumerations.isEmpty ? .enumeration(own) : .other(name)
    }
    switch plist[key + "Type"] as? String ?? "String" {
    case "Boolean": return .boolean
    case "Integer", "Long": return .integer
    case "Decimal", "Double": return .decimal
    case "String": return .string
    case "Date", "DateTime": return .date
    case "DateComponents", "Time": return .dateComponents
    case "URL": return .url
    case "Object":
      guard let name = plist[key + "ObjectType"] as? String,
        plist[key + "ObjectTypeNamespace"] as? String != "System"
      else { return .other(plist[key + "ObjectType"] as? String ?? "Object") }
      return .object(prefix + name)
    case let other: return .other(other)
    }
  }

  private func condition(_ plist: [String: Any]?) -> IntentDefinition.Condition? {
    guard let plist, let parent = plist["INIntentParameterRelationshipParentName"] as? String,
      Self.isIdentifier(parent)
    else { return nil }
    let value = plist["INIntentParameterRelationshipPredicateValue"]
    let values = plist["INIntentParameterRelationshipPredicateValues"] as? [Any] ?? value.map { [$0] } ?? []
    switch plist["INIntentParameterRelationshipPredicateName"] as? String {
    case "BooleanHasExactValue":
      return .init(parent: parent, predicate: .isTrue(value as? Bool ?? false))
    case "EnumHasExactValue", "EnumHasExactValues", "StringHasExactValue", "StringHasExactValues":
      return .init(parent: parent, predicate: .isOneOf(values.map { "\($0)" }))
    default: return .init(parent: parent, predicate: .hasAnyValue)
    }
  }

  private func defaultSource(_ value: Any?, _ kind: IntentDefinition.Parameter.Kind) -> String? {
    guard let value else { return nil }
    switch kind {
    case .boolean: return (value as? Bool).map { $0 ? "true" : "false" }
    case .integer, .decimal: return numberSource(value, kind)
    case .string: return (value as? String).flatMap { $0.isEmpty ? nil : $0.debugDescription }
    case .enumeration: return (value as? String).flatMap { Self.isIdentifier($0) ? "." + $0 : nil }
    default: return nil
    }
  }

  private func numberSource(_ value: Any?, _ kind: IntentDefinition.Parameter.Kind) -> String? {
    guard let value else { return nil }
    let number = (value as? NSNumber)?.doubleValue ?? Double("\(value)")
    guard let number, number.isFinite else { return nil }
    return kind == .integer ? Int64(exactly: number.rounded()).map { "\($0)" } : "\(number)"
  }

  private func number(_ value: Any?) -> Int? {
    (value as? NSNumber)?.intValue ?? (value as? String).flatMap { Int($0) }
  }

  /// Names become source; one that is no identifier must not.
  private func identifier(_ plist: [String: Any], _ key: String, of what: String) throws -> String {
    guard let name = plist[key] as? String, Self.isIdentifier(name) else {
      let found = plist[key].map { "`\($0)`" } ?? "none"
      throw ProjectProblem.intentDefinition(
        path: path, reason: "\(what) needs a name in letters and digits; it has \(found)")
    }
    return name
  }

  private static func isIdentifier(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, first == "_" || first.properties.isAlphabetic else {
      return false
    }
    return text.unicodeScalars.allSatisfy {
      $0 == "_" || $0.properties.isAlphabetic || $0.properties.numericType == .decimal
    }
  }
}
