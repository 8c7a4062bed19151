import Foundation

extension IntentDefinition {
  /// Reads a property list in any of its formats. What is wrong with one part is a note, and the rest is read without it.
  ///
  /// - Parameters:
  ///   - classPrefix: The project's prefix of classes, which enums and types without a class name of their own have.
  ///   - taken: Names of types that definitions before this one have made; its own are added.
  /// - Throws: `ProjectProblem.intentDefinition` where it is no property list at all.
  package init(
    _ data: Data, path: String, classPrefix: String = "", taken: inout Set<String>
  ) throws {
    guard let root = try? PropertyListBytes.value(data), let root = root as? [String: Any] else {
      throw ProjectProblem.intentDefinition(path: path, reason: "it is no property list")
    }
    let table = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    var reader = IntentDefinitionReader(path: path, classPrefix: classPrefix, taken: taken)
    let definition = reader.read(root)
    self.init(
      table: table, intents: definition.intents, enumerations: definition.enumerations,
      objects: definition.objects, notes: reader.notes)
    taken = reader.taken
  }

  package init(_ data: Data, path: String, classPrefix: String = "") throws {
    var taken: Set<String> = []
    try self.init(data, path: path, classPrefix: classPrefix, taken: &taken)
  }
}

/// Takes the parts of the property list apart. Every name in it becomes source, so each is checked first.
struct IntentDefinitionReader {
  typealias Plist = PlistPart
  let path: String
  let classPrefix: String
  var taken: Set<String>
  private(set) var notes: [ProjectNote] = []
  /// The class of each enum and of each type, by the name that the definition has for it.
  private var enumerations: [String: String] = [:]
  private var objects: [String: String] = [:]
  private var defaults: [String: IntentDefinition.Enumeration] = [:]

  /// More than this of one thing is no definition that somebody made.
  static let most = 2_000

  init(path: String, classPrefix: String, taken: Set<String>) {
    self.path = path
    self.classPrefix = classPrefix
    self.taken = taken
  }

  mutating func read(_ root: [String: Any]) -> IntentDefinition {
    let root = Plist(root)
    let prefix = root.text("INIntentDefinitionClassPrefix") ?? classPrefix
    var definition = IntentDefinition(table: "")
    var enums: [(Plist, String)] = []
    var types: [(Plist, String)] = []
    // All names first: types speak of each other, in any order and in circles.
    for plist in parts(root, "INEnums") {
      guard let (own, name) = className(plist, "INEnum", prefix: prefix, what: "an enum", suffix: "") else {
        continue
      }
      guard claim([name, name + "ResolutionResult"], for: "the enum `\(own)`") else { continue }
      enumerations[own] = name
      enums.append((plist, name))
    }
    for plist in parts(root, "INTypes") {
      guard let (own, name) = className(plist, "INType", prefix: prefix, what: "a type", suffix: "") else {
        continue
      }
      guard claim([name, name + "ResolutionResult"], for: "the type `\(own)`") else { continue }
      objects[own] = name
      types.append((plist, name))
    }
    definition.enumerations = enums.map { enumeration($0, named: $1) }
    for one in definition.enumerations { defaults[one.name] = one }
    definition.objects = types.map { object($0, named: $1) }
    for plist in parts(root, "INIntents") {
      if let intent = intent(plist, prefix: prefix) { definition.intents.append(intent) }
    }
    return definition
  }

  // MARK: - What is wrong

  mutating func leaveOut(_ reason: String) {
    guard notes.count < 50 else { return }
    notes.append(ProjectNote(code: "intent-definition", message: "`\(path)`: \(reason)."))
  }

  /// The dictionaries of a list; what is none is left out.
  private mutating func parts(_ parent: Plist, _ key: String) -> [Plist] {
    guard let value = parent.value(key) else { return [] }
    guard let list = value as? [Any] else {
      leaveOut("`\(key)` is no list, and is left out")
      return []
    }
    let dictionaries = list.prefix(Self.most).compactMap { ($0 as? [String: Any]).map(Plist.init) }
    if dictionaries.count < list.count {
      leaveOut("\(list.count - dictionaries.count) of `\(key)` cannot be read and are left out")
    }
    return dictionaries
  }

  /// Whether names of types are still free; takes them.
  private mutating func claim(_ names: [String], for what: String) -> Bool {
    if let double = names.first(where: taken.contains) {
      leaveOut("\(what) is left out: there is a type `\(double)` already; give one another name")
      return false
    }
    taken.formUnion(names)
    return true
  }

  /// The name of a type as the definition has it, and its class's.
  ///
  /// A class name of its own has no prefix, as in Xcode.
  private mutating func className(
    _ plist: Plist, _ key: String, prefix: String, what: String, suffix: String
  ) -> (own: String, name: String)? {
    guard let own = plist.text(key + "Name"), !own.isEmpty else {
      leaveOut("\(what) has no name and is left out")
      return nil
    }
    let prefix = plist.text(key + "ClassPrefix") ?? prefix
    let name = plist.text(key + "ClassName").flatMap { $0.isEmpty ? nil : $0 } ?? prefix + own + suffix
    guard GeneratedName.isIdentifier(name), !GeneratedName.typesTaken.contains(name) else {
      leaveOut("\(what) is called `\(name.prefix(60))`, which is no name for a type in Swift; it is left out")
      return nil
    }
    return (own, name)
  }

  /// A name that becomes one of Swift's, and that no other of the same whole has.
  private mutating func memberName(
    _ plist: Plist, _ key: String, taken: Set<String>, seen: inout Set<String>, _ what: String,
    of whole: String
  ) -> String? {
    guard let name = plist.text(key), GeneratedName.isIdentifier(name) else {
      let found = plist.value(key).map { "`\("\($0)".prefix(60))`" } ?? "none"
      leaveOut("a \(what) of \(whole) needs a name in letters and digits; it has \(found) and is left out")
      return nil
    }
    if taken.contains(name) {
      leaveOut("a \(what) of \(whole) cannot be called `\(name)`: the name is taken; it is left out")
      return nil
    }
    guard seen.insert(name).inserted else {
      leaveOut("\(whole) has two of the \(what) `\(name)`; the first counts")
      return nil
    }
    return name
  }

  // MARK: - Types

  private mutating func enumeration(_ plist: Plist, named name: String) -> IntentDefinition.Enumeration {
    var seen: Set<String> = []
    var indices: Set<Int> = []
    var cases: [IntentDefinition.Enumeration.Case] = []
    let whole = "the enum `\(name)`"
    for (position, value) in parts(plist, "INEnumValues").enumerated() {
      guard
        let own = memberName(
          value, "INEnumValueName", taken: GeneratedName.casesTaken, seen: &seen, "value", of: whole)
      else { continue }
      let swiftName = GeneratedName.lowerCamel(own)
      let isTaken =
        GeneratedName.casesTaken.contains(swiftName) || cases.contains { $0.swiftName == swiftName }
      guard !isTaken, GeneratedName.isIdentifier(swiftName) else {
        leaveOut("the value `\(own)` of \(whole) cannot be called `\(swiftName)` in Swift; it is left out")
        continue
      }
      var index = swiftName == "unknown" ? 0 : position
      if let given = value.value("INEnumValueIndex") {
        guard let number = value.number("INEnumValueIndex"), Int(Int32.min)...Int(Int32.max) ~= number else {
          leaveOut(
            "the index `\("\(given)".prefix(40))` of `\(own)` in \(whole) is no whole number in range; "
              + "the value is left out")
          continue
        }
        index = number
      }
      guard indices.insert(index).inserted else {
        leaveOut("two values of \(whole) have the index \(index); the first counts")
        continue
      }
      cases.append(
        .init(
          name: own, swiftName: swiftName,
          title: value.words("INEnumValueDisplayName") ?? .init(text: own), index: index))
    }
    // An enum without cases has no raw values, and its parameters no first value.
    if cases.isEmpty {
      cases = [.init(name: "unknown", swiftName: "unknown", title: .init(text: "unknown"), index: 0)]
    }
    return .init(name: name, cases: cases)
  }

  private mutating func object(_ plist: Plist, named name: String) -> IntentDefinition.Object {
    // The first of every type are those of INObject.
    let inherited: Set = [
      "identifier", "displayString", "pronunciationHint", "alternativeSpeakableMatches", "subtitleString",
      "displayImage",
    ]
    let own = parts(plist, "INTypeProperties").filter {
      !inherited.contains($0.text("INTypePropertyName") ?? "")
    }
    return .init(
      name: name,
      properties: properties(
        own, key: "INTypeProperty", taken: GeneratedName.propertiesTaken, of: "the type `\(name)`"))
  }

  private mutating func properties(
    _ list: [Plist], key: String, taken: Set<String>, of whole: String
  ) -> [IntentDefinition.Object.Property] {
    var seen: Set<String> = []
    return list.compactMap { plist in
      guard let name = memberName(plist, key + "Name", taken: taken, seen: &seen, "property", of: whole),
        let kind = kind(plist, key: key, of: "the property `\(name)` of \(whole)")
      else { return nil }
      return .init(name: name, kind: kind, isArray: plist.flag(key + "SupportsMultipleValues") ?? false)
    }
  }

  // MARK: - Intents

  private mutating func intent(_ plist: Plist, prefix: String) -> IntentDefinition.Intent? {
    // Those of the system's come with its framework.
    if plist.text("INIntentType") == "System" { return nil }
    guard
      let (own, className) = className(plist, "INIntent", prefix: prefix, what: "an intent", suffix: "Intent")
    else { return nil }
    let names = ["", "Handling", "Response", "ResponseCode"].map { className + $0 }
    guard claim(names, for: "the intent `\(own)`") else { return nil }
    var intent = IntentDefinition.Intent(
      className: className, title: plist.words("INIntentTitle") ?? .init(text: own),
      summary: plist.words("INIntentDescription"), parameters: [])
    var seen: Set<String> = []
    var words: Set<String> = []
    for part in parts(plist, "INIntentParameters") {
      guard
        let name = memberName(
          part, "INIntentParameterName", taken: GeneratedName.propertiesTaken, seen: &seen, "parameter",
          of: "`\(className)`")
      else { continue }
      // provideCityOptionsCollection stands for `city` and `City`.
      guard words.insert(name.capitalizedFirst).inserted else {
        leaveOut("`\(className)` has two of the parameter `\(name.capitalizedFirst)`; the first counts")
        continue
      }
      if let parameter = parameter(part, named: name, of: intent) { intent.parameters.append(parameter) }
    }
    checkConditions(&intent)
    if let part = plist.part("INIntentResponse") { intent.response = response(part, of: className) }
    return intent
  }

  /// Relations to parameters that are not there, or in a circle: nothing would ever show them.
  private mutating func checkConditions(_ intent: inout IntentDefinition.Intent) {
    let parents = Dictionary(
      intent.parameters.compactMap { one in one.condition.map { (one.name, $0.parent) } }
    ) { first, _ in first }
    for index in intent.parameters.indices {
      guard let parent = intent.parameters[index].condition?.parent else { continue }
      let name = intent.parameters[index].name
      var seen: Set<String> = [name]
      var next: String? = parent
      while let one = next, seen.insert(one).inserted { next = parents[one] }
      let isMissing = !intent.parameters.contains { $0.name == parent }
      guard isMissing || next != nil else { continue }
      let what = isMissing ? "`\(parent)`, which it has not" : "`\(parent)`, in a circle"
      leaveOut("the parameter `\(name)` of `\(intent.className)` depends on \(what); it always shows")
      intent.parameters[index].condition = nil
    }
  }

  private mutating func response(_ plist: Plist, of intent: String) -> IntentDefinition.Response {
    let whole = "the response of `\(intent)`"
    let properties = properties(
      parts(plist, "INIntentResponseParameters"), key: "INIntentResponseParameter",
      taken: GeneratedName.responsePropertiesTaken, of: whole)
    let names = Set(properties.map(\.name))
    var seen: Set<String> = []
    var codes: [IntentDefinition.Response.Code] = []
    for part in parts(plist, "INIntentResponseCodes") {
      guard
        let name = memberName(
          part, "INIntentResponseCodeName", taken: GeneratedName.casesTaken, seen: &seen, "code", of: whole)
      else { continue }
      let words = ["FormatString", "ConciseFormatString"].compactMap {
        part.text("INIntentResponseCode" + $0)
      }
      codes.append(.init(name: name, uses: Self.variables(in: words).filter(names.contains)))
    }
    return .init(codes: codes, properties: properties)
  }

  /// The names in `${name}` and `${name.part}`, each once.
  static func variables(in texts: [String]) -> [String] {
    var names: [String] = []
    for text in texts {
      for piece in text.components(separatedBy: "${").dropFirst() {
        guard let end = piece.firstIndex(of: "}") else { continue }
        let name = String(piece[..<end].prefix { $0 != "." })
        if !names.contains(name) { names.append(name) }
      }
    }
    return names
  }

  private mutating func parameter(
    _ plist: Plist, named name: String, of intent: IntentDefinition.Intent
  ) -> IntentDefinition.Parameter? {
    let whole = "the parameter `\(name)` of `\(intent.className)`"
    guard let kind = kind(plist, key: "INIntentParameter", of: whole) else { return nil }
    let metadata = plist.part("INIntentParameterMetadata") ?? Plist([:])
    func ofMetadata(_ key: String) -> String { "INIntentParameterMetadata" + key }
    let sizes = plist.parts("INIntentParameterArraySizes").compactMap {
      $0.number("INIntentParameterArraySizeSize")
    }
    var parameter = IntentDefinition.Parameter(
      name: name, title: plist.words("INIntentParameterDisplayName") ?? .init(text: name), kind: kind,
      isArray: plist.flag("INIntentParameterSupportsMultipleValues") ?? false,
      isConfigurable: plist.flag("INIntentParameterConfigurable") ?? false,
      hasDynamicOptions: plist.flag("INIntentParameterSupportsDynamicEnumeration") ?? false,
      isSearchable: plist.flag("INIntentParameterSupportsSearch") ?? false,
      isMultiline: metadata.flag(ofMetadata("Multiline")) ?? false,
      defaultSource: defaultSource(metadata, ofMetadata("DefaultValue"), kind),
      lowest: numberSource(metadata, ofMetadata("MinimumValue"), kind),
      highest: numberSource(metadata, ofMetadata("MaximumValue"), kind),
      most: plist.flag("INIntentParameterFixedSizeArray") == true ? sizes.max().map { max($0, 1) } : nil,
      condition: condition(plist.part("INIntentParameterRelationship")))
    var seen: Set<String> = []
    parameter.unsupportedReasons = parts(plist, "INIntentParameterUnsupportedReasons").compactMap {
      memberName(
        $0, "INIntentParameterUnsupportedReasonCode", taken: GeneratedName.casesTaken, seen: &seen, "reason",
        of: whole)
    }
    if !parameter.unsupportedReasons.isEmpty {
      let stem = intent.stem + name.capitalizedFirst
      let names = [stem + "UnsupportedReason", stem + "ResolutionResult"]
      if !claim(names, for: "what refuses values of \(whole)") { parameter.unsupportedReasons = [] }
    }
    return parameter
  }

  // MARK: - Values

  private mutating func kind(_ plist: Plist, key: String, of what: String) -> ValueKind? {
    if let name = plist.text(key + "EnumType") {
      if let found = enumerations[name] { return .enumeration(found) }
      if plist.text(key + "EnumTypeNamespace") == "System" { return .other(name) }
      leaveOut("\(what) is of the enum `\(name.prefix(60))`, which is not in it; it is left out")
      return nil
    }
    let type = plist.text(key + "Type") ?? "String"
    guard type == "Object" else {
      guard let kind = ValueKind(systemName: type) else {
        leaveOut(
          "\(what) is of the type `\(type.prefix(60))`, which Vitrine does not know; it is an NSObject")
        return .other(type)
      }
      return kind
    }
    guard let name = plist.text(key + "ObjectType") else { return .anyObject }
    let isSystem = plist.text(key + "ObjectTypeNamespace") == "System"
    if !isSystem, let found = objects[name] { return .object(found) }
    if let kind = ValueKind(systemName: name), isSystem || plist.text(key + "ObjectTypeNamespace") == nil {
      return kind
    }
    if isSystem { return .other(name) }
    leaveOut("\(what) is of the type `\(name.prefix(60))`, which is not in it; it is left out")
    return nil
  }

  private func condition(_ plist: Plist?) -> IntentDefinition.Condition? {
    let key = "INIntentParameterRelationship"
    guard let plist, let parent = plist.text(key + "ParentName"), GeneratedName.isIdentifier(parent) else {
      return nil
    }
    let value = plist.value(key + "PredicateValue")
    let values = plist.value(key + "PredicateValues") as? [Any] ?? value.map { [$0] } ?? []
    switch plist.text(key + "PredicateName") {
    case "BooleanHasExactValue":
      // Without a value it is `false`: "shows while the other is off".
      return .init(parent: parent, predicate: .isTrue(plist.flag(key + "PredicateValue") ?? false))
    case "EnumHasExactValue", "EnumHasExactValues", "StringHasExactValue", "StringHasExactValues":
      return .init(parent: parent, predicate: .isOneOf(values.map { "\($0)" }))
    default: return .init(parent: parent, predicate: .hasAnyValue)
    }
  }

  private func defaultSource(_ plist: Plist, _ key: String, _ kind: ValueKind) -> String? {
    switch kind {
    case .boolean: return plist.flag(key).map { $0 ? "true" : "false" }
    case .integer, .decimal: return numberSource(plist, key, kind)
    case .string: return plist.text(key).flatMap { $0.isEmpty ? nil : $0.debugDescription }
    case .enumeration(let name):
      let text = plist.text(key)
      return defaults[name]?.cases.first { $0.name == text }?.swiftName
    default: return nil
    }
  }

  private func numberSource(_ plist: Plist, _ key: String, _ kind: ValueKind) -> String? {
    guard let number = plist.decimal(key), number.isFinite else { return nil }
    guard kind == .integer else { return "\(number)" }
    return Int64(exactly: number.rounded()).map { "\($0)" }
  }
}
