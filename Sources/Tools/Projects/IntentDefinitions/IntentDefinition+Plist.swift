import Foundation

extension IntentDefinition {
  /// Reads a property list in any of its formats.
  ///
  /// - Throws: `ProjectProblem.intentDefinition` that says what is wrong with which part.
  package init(_ data: Data, path: String) throws {
    guard let root = try? PropertyListBytes.value(data),
      let root = root as? [String: Any]
    else {
      throw ProjectProblem.intentDefinition(path: path, reason: "it is no property list")
    }
    var reader = IntentDefinitionReader(
      path: path, prefix: root["INIntentDefinitionClassPrefix"] as? String ?? "")
    let enums = try reader.dictionaries(root, "INEnums")
    let types = try reader.dictionaries(root, "INTypes")
    reader.enumerationNames = Set(try enums.map { try reader.typeName($0, "INEnumName", of: "an enum") })
    reader.objectNames = Set(try types.map { try reader.typeName($0, "INTypeName", of: "a type") })
    enumerations = try enums.map(reader.enumeration)
    objects = try types.map(reader.object)
    intents = try reader.dictionaries(root, "INIntents").map(reader.intent)
    try reader.checkTypes(self)
  }
}

/// Takes the parts of the property list apart.
private struct IntentDefinitionReader {
  typealias Kind = IntentDefinition.Parameter.Kind
  let path: String
  let prefix: String
  var enumerationNames: Set<String> = []
  var objectNames: Set<String> = []

  func problem(_ reason: String) -> ProjectProblem { .intentDefinition(path: path, reason: reason) }

  func dictionaries(_ parent: [String: Any], _ key: String) throws -> [[String: Any]] {
    guard let value = parent[key] else { return [] }
    guard let list = value as? [[String: Any]] else { throw problem("`\(key)` is no list of dictionaries") }
    return list
  }

  func typeName(_ plist: [String: Any], _ key: String, of what: String) throws -> String {
    let name = prefix + (try identifier(plist, key, of: what))
    guard GeneratedName.isIdentifier(name), !GeneratedName.typesTaken.contains(name) else {
      throw problem("\(what) is called `\(name)`, which is no name for a type in Swift")
    }
    return name
  }

  func enumeration(_ plist: [String: Any]) throws -> IntentDefinition.Enumeration {
    let name = try typeName(plist, "INEnumName", of: "an enum")
    let cases = try dictionaries(plist, "INEnumValues").enumerated().map { position, value in
      let own = try identifier(value, "INEnumValueName", of: "a value of the enum \(name)")
      return IntentDefinition.Enumeration.Case(
        name: own, title: value["INEnumValueDisplayName"] as? String ?? own,
        index: try index(value["INEnumValueIndex"], of: own, in: name) ?? position)
    }
    let chosen = cases.filter { $0.name != "unknown" }
    try checkNames(chosen.map(\.name), taken: GeneratedName.casesTaken, "value", of: "the enum \(name)")
    var indices: Set<Int> = [0]
    for one in chosen where !indices.insert(one.index).inserted {
      throw problem("two values of the enum \(name) have the index \(one.index); 0 belongs to `unknown`")
    }
    return IntentDefinition.Enumeration(name: name, cases: cases)
  }

  func object(_ plist: [String: Any]) throws -> IntentDefinition.Object {
    let name = try typeName(plist, "INTypeName", of: "a type")
    // The first of every type are those of INObject.
    let inherited: Set = [
      "identifier", "displayString", "pronunciationHint", "alternativeSpeakableMatches", "subtitleString",
      "displayImage",
    ]
    let properties = try dictionaries(plist, "INTypeProperties").compactMap { property in
      let own = try identifier(property, "INTypePropertyName", of: "a property of the type \(name)")
      return inherited.contains(own)
        ? nil
        : IntentDefinition.Object.Property(
          name: own, kind: try kind(property, prefix: "INTypeProperty", of: "\(own) of \(name)"),
          isArray: property["INTypePropertySupportsMultipleValues"] as? Bool ?? false)
    }
    try checkNames(properties.map(\.name), taken: GeneratedName.propertiesTaken, "property", of: name)
    return IntentDefinition.Object(name: name, properties: properties)
  }

  func intent(_ plist: [String: Any]) throws -> IntentDefinition.Intent {
    let name = try identifier(plist, "INIntentName", of: "an intent")
    let className = plist["INIntentClassName"] as? String ?? prefix + name + "Intent"
    guard GeneratedName.isIdentifier(className), !GeneratedName.typesTaken.contains(className) else {
      throw problem(
        "the class of the intent \(name) would be called `\(className)`, which is no name in Swift")
    }
    let parameters = try dictionaries(plist, "INIntentParameters").map { try parameter($0, of: className) }
    try checkNames(
      parameters.map(\.name), taken: GeneratedName.propertiesTaken, "parameter", of: className)
    // provideCityOptionsCollection stands for `city` and `City`.
    try checkNames(parameters.map { $0.name.capitalizedFirst }, taken: [], "parameter", of: className)
    return IntentDefinition.Intent(
      className: className, title: plist["INIntentTitle"] as? String ?? name,
      summary: (plist["INIntentDescription"] as? String).flatMap { $0.isEmpty ? nil : $0 },
      parameters: parameters, response: try response(plist["INIntentResponse"], of: className))
  }

  private func response(_ plist: Any?, of intent: String) throws -> IntentDefinition.Response {
    guard let plist = plist as? [String: Any] else { return .init() }
    let codes = try dictionaries(plist, "INIntentResponseCodes").map {
      try identifier($0, "INIntentResponseCodeName", of: "a response of \(intent)")
    }
    let properties = try dictionaries(plist, "INIntentResponseParameters").map { property in
      let own = try identifier(
        property, "INIntentResponseParameterName", of: "a property of the response of \(intent)")
      return IntentDefinition.Object.Property(
        name: own,
        kind: try kind(property, prefix: "INIntentResponseParameter", of: "\(own) of \(intent)'s response"),
        isArray: property["INIntentResponseParameterSupportsMultipleValues"] as? Bool ?? false)
    }
    let custom = codes.filter { !IntentDefinition.Response.standardCodes.contains($0) }
    try checkNames(custom, taken: GeneratedName.casesTaken, "code", of: "the response of \(intent)")
    try checkNames(
      properties.map(\.name), taken: GeneratedName.propertiesTaken, "property",
      of: "the response of \(intent)")
    return .init(codes: custom, properties: properties)
  }

  /// Classes of one name would not compile, and the message would name a file that nobody wrote.
  func checkTypes(_ definition: IntentDefinition) throws {
    let made =
      definition.enumerations.flatMap { [$0.name, $0.name + "ResolutionResult"] }
      + definition.objects.flatMap { [$0.name, $0.name + "ResolutionResult"] }
      + definition.intents.flatMap { intent in
        ["", "Handling", "Response", "ResponseCode"].map { intent.className + $0 }
      }
    try checkNames(made, taken: [], "type", of: "it")
  }

  private func checkNames(_ names: [String], taken: Set<String>, _ what: String, of whole: String) throws {
    var seen: Set<String> = []
    for name in names {
      if taken.contains(name) {
        throw problem("a \(what) of \(whole) cannot be called `\(name)`: the name is taken; choose another")
      }
      if !seen.insert(name).inserted {
        throw problem("\(whole) has two of the \(what) `\(name)`; give one another name")
      }
    }
  }

  private func parameter(
    _ plist: [String: Any], of intent: String
  ) throws -> IntentDefinition.Parameter {
    let name = try identifier(plist, "INIntentParameterName", of: "a parameter of \(intent)")
    let kind = try kind(plist, prefix: "INIntentParameter", of: "\(name) of \(intent)")
    let metadata = plist["INIntentParameterMetadata"] as? [String: Any] ?? [:]
    let sizes = try dictionaries(plist, "INIntentParameterArraySizes").compactMap {
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
      most: plist["INIntentParameterFixedSizeArray"] as? Bool == true
        ? sizes.max().map { max($0, 1) } : nil,
      condition: condition(plist["INIntentParameterRelationship"] as? [String: Any]))
  }

  private func kind(_ plist: [String: Any], prefix key: String, of what: String) throws -> Kind {
    if let name = plist[key + "EnumType"] as? String {
      if enumerationNames.contains(prefix + name) { return .enumeration(prefix + name) }
      guard plist[key + "EnumTypeNamespace"] as? String == "System" else {
        throw problem("\(what) is of the enum `\(name)`, which is not in it")
      }
      return .other(name)
    }
    switch plist[key + "Type"] as? String ?? "String" {
    case "Boolean": return .boolean
    case "Integer", "Long": return .integer
    case "Decimal", "Double", "TimeInterval": return .decimal
    case "String": return .string
    case "Date", "DateTime": return .date
    case "DateComponents", "Time": return .dateComponents
    case "URL": return .url
    case "Object":
      let name = plist[key + "ObjectType"] as? String ?? "Object"
      if objectNames.contains(prefix + name) { return .object(prefix + name) }
      guard plist[key + "ObjectTypeNamespace"] as? String == "System" else {
        throw problem("\(what) is of the type `\(name)`, which is not in it")
      }
      return .other(name)
    case let other: return .other(other)
    }
  }

  private func condition(_ plist: [String: Any]?) -> IntentDefinition.Condition? {
    guard let plist, let parent = plist["INIntentParameterRelationshipParentName"] as? String,
      GeneratedName.isIdentifier(parent)
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
    case .enumeration: return (value as? String).flatMap { GeneratedName.isIdentifier($0) ? $0 : nil }
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
    (value as? NSNumber).flatMap { Int(exactly: $0.doubleValue) } ?? (value as? String).flatMap { Int($0) }
  }

  private func index(_ value: Any?, of name: String, in enumeration: String) throws -> Int? {
    guard let value else { return nil }
    guard let index = number(value), Int(Int32.min)...Int(Int32.max) ~= index else {
      throw problem("the index of \(name) in the enum \(enumeration) is no whole number in range")
    }
    return index
  }

  /// Names become source; one that is no identifier must not.
  private func identifier(_ plist: [String: Any], _ key: String, of what: String) throws -> String {
    guard let name = plist[key] as? String, GeneratedName.isIdentifier(name) else {
      let found = plist[key].map { "`\("\($0)".prefix(60))`" } ?? "none"
      throw problem("\(what) needs a name in letters and digits; it has \(found)")
    }
    return name
  }
}

extension String {
  /// With its first letter in upper case: `city` in provideCityOptionsCollection.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
