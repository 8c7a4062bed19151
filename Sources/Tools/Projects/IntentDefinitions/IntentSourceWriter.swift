/// Writes the Swift classes of an intent definition: what Xcode generates from it, and what the edit sheet must know beside.
package struct IntentSourceWriter {
  let definition: IntentDefinition
  /// The project's own `INExtension`, which answers for options.
  private let handler: String?
  private var lines: [String]

  package static func source(_ definition: IntentDefinition, handler: String?) -> String {
    var writer = IntentSourceWriter(definition, handler: handler)
    definition.enumerations.forEach { writer.write($0) }
    definition.objects.forEach { writer.write($0) }
    definition.intents.forEach { writer.write($0) }
    return writer.lines.joined(separator: "\n") + "\n"
  }

  private init(_ definition: IntentDefinition, handler: String?) {
    self.definition = definition
    self.handler = handler
    let needsPlaces = definition.kinds.contains(.system(.placemark))
    lines = (needsPlaces ? ["import CoreLocation"] : []) + ["import Foundation", "import Intents", ""]
  }

  mutating func line(_ text: String, _ depth: Int = 0) {
    lines.append(String(repeating: "  ", count: depth) + text)
  }

  // MARK: - Types

  // Declarations say `nonisolated` for modules whose default is another: what they derive from is not isolated either.

  private mutating func write(_ enumeration: IntentDefinition.Enumeration) {
    let name = enumeration.name
    line("nonisolated public enum \(name): Int, Sendable {")
    for one in enumeration.cases { line("case `\(one.swiftName)` = \(one.index)", 1) }
    line("}")
    line("")
    line("nonisolated extension \(name) {")
    let hasUnknown = enumeration.cases.contains { $0.swiftName == "unknown" }
    line(
      "fileprivate var chosen: Int? { \(hasUnknown ? "self == .unknown ? nil : rawValue" : "rawValue") }", 1)
    line("}")
    line("")
    open("\(name)ResolutionResult: INEnumResolutionResult")
    line("public class func success(with resolvedValue: \(name)) -> Self { Self() }", 1)
    line("public class func confirmationRequired(with valueToConfirm: \(name)) -> Self { Self() }", 1)
    line("}")
    line("")
  }

  private mutating func write(_ object: IntentDefinition.Object) {
    let name = object.name
    open("\(name): INObject")
    object.properties.forEach { write($0) }
    line("open override var _properties: [_INParameter] {", 1)
    line("[", 2)
    for property in object.properties {
      line(
        "_INParameter(\(literal(property.name)), title: \(literal(property.name)), kind: \(kind(property.kind, nil)), isArray: \(property.isArray),",
        3)
      accessors(property.name, property.kind, isArray: property.isArray)
    }
    line("]", 2)
    line("}", 1)
    line("}")
    line("")
    open("\(name)ResolutionResult: INObjectResolutionResult")
    line("public class func success(with resolvedObject: \(name)) -> Self { Self() }", 1)
    line("public class func disambiguation(with objectsToDisambiguate: [\(name)]) -> Self { Self() }", 1)
    line("public class func confirmationRequired(with objectToConfirm: \(name)?) -> Self { Self() }", 1)
    line("}")
    line("")
  }

  mutating func write(_ property: IntentDefinition.Object.Property) {
    line(
      "open var `\(property.name)`: \(type(property.kind, isArray: property.isArray))\(initial(property.kind, isArray: property.isArray))",
      1)
  }

  mutating func open(_ heading: String) { line("nonisolated open class \(heading), @unchecked Sendable {") }

  // MARK: - Intents

  private mutating func write(_ intent: IntentDefinition.Intent) {
    open("\(intent.className): INIntent")
    for parameter in intent.parameters {
      let start =
        isSingleEnumeration(parameter)
        ? initial(parameter.kind, isArray: false, parameter.defaultSource)
        : parameter.isArray ? "" : defaultValue(parameter)
      line("open var `\(parameter.name)`: \(type(parameter.kind, isArray: parameter.isArray))\(start)", 1)
    }
    line("open override class var _title: _INText { \(text(intent.title)) }", 1)
    line("open override class var _summary: _INText? { \(intent.summary.map(text) ?? "nil") }", 1)
    if let handler {
      line(
        "@MainActor open override func _makeHandlerProvider() -> (any INIntentHandlerProviding)? { \(handler)() }",
        1)
    }
    line("open override var _parameters: [_INParameter] {", 1)
    line("[", 2)
    for parameter in intent.parameters { write(parameter) }
    line("]", 2)
    line("}", 1)
    dispatch(intent)
    line("}")
    line("")
    writeHandling(intent)
    write(intent.response, of: intent.className)
    for parameter in intent.parameters where !parameter.unsupportedReasons.isEmpty {
      writeReasons(of: parameter, in: intent)
    }
  }

  private mutating func write(_ parameter: IntentDefinition.Parameter) {
    var head =
      "_INParameter(\(literal(parameter.name)), title: \(text(parameter.title)), kind: \(kind(parameter.kind, parameter))"
    head += ", isArray: \(parameter.isArray), hasDynamicOptions: \(parameter.hasDynamicOptions)"
    head += ", isSearchable: \(parameter.isSearchable), isConfigurable: \(parameter.isConfigurable)"
    if let most = parameter.most { head += ", most: \(most)" }
    if let condition = parameter.condition { head += ", condition: \(source(condition))" }
    line(head + ",", 3)
    accessors(parameter.name, parameter.kind, isArray: parameter.isArray)
  }

  /// How a value is read and written without its type: numbers and flags are NSNumber? in the class, as Xcode makes them.
  private mutating func accessors(_ name: String, _ kind: ValueKind, isArray: Bool) {
    let own = "self.`\(name)`"
    let (get, set): (String, String)
    switch kind {
    case .enumeration where isArray: (get, set) = (own, "$0 as? [NSNumber]")
    case .enumeration(let type):
      get = "\(own).chosen"
      set = "($0 as? Int).flatMap { \(type)(rawValue: $0) } ?? \(initialCase(of: type))"
    case .measurement where isArray:
      get = "\(own)?.map { _INQuantity($0) }"
      set = "($0 as? [_INQuantity])?.compactMap { $0.measurement() }"
    case .measurement:
      get = "\(own).map { _INQuantity($0) }"
      set = "($0 as? _INQuantity).flatMap { $0.measurement() }"
    default: (get, set) = (own, "$0 as? \(type(kind, isArray: isArray, isOptional: false))")
    }
    line("get: { [unowned self] in \(get) }, set: { [unowned self] in \(own) = \(set) }),", 4)
  }

  // MARK: - Words

  func literal(_ text: String) -> String { text.debugDescription }

  private func text(_ words: IntentDefinition.Words) -> String {
    guard let key = words.key else { return literal(words.text) }
    return "_INText(\(literal(words.text)), key: \(literal(key)), table: \(literal(definition.table)))"
  }

  func isSingleEnumeration(_ parameter: IntentDefinition.Parameter) -> Bool {
    parameter.kind.isEnumeration && !parameter.isArray
  }

  func initialCase(of type: String) -> String {
    let enumeration = definition.enumerations.first { $0.name == type }
    return ".`\(enumeration?.initialCase?.swiftName ?? "unknown")`"
  }

  private func initial(_ kind: ValueKind, isArray: Bool, _ chosen: String? = nil) -> String {
    guard case .enumeration(let type) = kind, !isArray else { return "" }
    return " = " + (chosen.map { ".`\($0)`" } ?? initialCase(of: type))
  }

  private func defaultValue(_ parameter: IntentDefinition.Parameter) -> String {
    guard let source = parameter.defaultSource else { return "" }
    switch parameter.kind {
    case .boolean, .integer, .decimal: return " = NSNumber(value: \(source))"
    case .string: return " = \(source)"
    default: return ""
    }
  }

  /// As Xcode writes the type of a property.
  func type(_ kind: ValueKind, isArray: Bool, isOptional: Bool = true) -> String {
    var one = kind.swiftType
    // An enum is no object, so a list of them is one of numbers, and a single one is never nil.
    if kind.isEnumeration {
      guard isArray else { return one }
      one = "NSNumber"
    }
    return (isArray ? "[\(one)]" : one) + (isOptional ? "?" : "")
  }

  private func kind(_ kind: ValueKind, _ parameter: IntentDefinition.Parameter?) -> String {
    let bounds = "(lowest: \(parameter?.lowest ?? "nil"), highest: \(parameter?.highest ?? "nil"))"
    switch kind {
    case .boolean: return ".boolean"
    case .integer: return ".integer" + bounds
    case .decimal: return ".decimal" + bounds
    case .duration: return ".decimal(lowest: nil, highest: nil)"
    case .string: return ".string(isMultiline: \(parameter?.isMultiline ?? false))"
    case .dateComponents: return ".dateComponents"
    case .url: return ".url"
    case .object(let name): return ".object(\(name).self)"
    case .anyObject: return ".object(INObject.self)"
    case .measurement(let quantity): return ".measurement(_INQuantity.symbols(of: \(quantity.unit).self))"
    case .system(.placemark): return ".other(\"Location\")"
    case .system(.image): return ".other(\"Image\")"
    case .system(let type): return ".system(IN\(type.rawValue.capitalizedFirst).self)"
    case .other(let name): return ".other(\(literal(name)))"
    case .enumeration(let name):
      let cases = definition.enumerations.first { $0.name == name }?.cases ?? []
      let list = cases.filter { $0.swiftName != "unknown" }
        .map { "(\($0.index), \(literal($0.name)), \(text($0.title)))" }
      return ".enumeration([\(list.joined(separator: ", "))])"
    }
  }

  private func source(_ condition: IntentDefinition.Condition) -> String {
    let predicate =
      switch condition.predicate {
      case .hasAnyValue: ".hasAnyValue"
      case .isTrue(let flag): ".isTrue(\(flag))"
      case .isOneOf(let names): ".isText([\(names.map(literal).joined(separator: ", "))])"
      }
    return "_INParameter.Condition(parent: \(literal(condition.parent)), \(predicate))"
  }
}

extension IntentDefinition {
  /// All kinds of values that it speaks of.
  fileprivate var kinds: [ValueKind] {
    objects.flatMap { $0.properties.map(\.kind) }
      + intents.flatMap { $0.parameters.map(\.kind) + $0.response.properties.map(\.kind) }
  }
}
