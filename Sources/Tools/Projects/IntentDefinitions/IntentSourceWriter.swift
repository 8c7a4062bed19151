/// Writes the Swift classes of an intent definition: what Xcode generates from it, and what the edit sheet must know beside.
package struct IntentSourceWriter {
  private let definition: IntentDefinition
  /// The project's own `INExtension`, which answers for options.
  private let handler: String?
  private var lines: [String] = ["import Foundation", "import Intents", ""]

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
  }

  private mutating func line(_ text: String, _ depth: Int = 0) {
    lines.append(String(repeating: "  ", count: depth) + text)
  }

  // MARK: - Types

  private mutating func write(_ enumeration: IntentDefinition.Enumeration) {
    line("public enum \(enumeration.name): Int, Sendable {")
    line("case unknown = 0", 1)
    for one in enumeration.cases where one.name != "unknown" { line("case `\(one.name)` = \(one.index)", 1) }
    line("}")
    line("")
    line("extension \(enumeration.name) {")
    line("fileprivate var chosen: Int? { self == .unknown ? nil : rawValue }", 1)
    line("}")
    line("")
    line("open class \(enumeration.name)ResolutionResult: INEnumResolutionResult, @unchecked Sendable {")
    line("public class func success(with resolvedValue: \(enumeration.name)) -> Self { Self() }", 1)
    line("}")
    line("")
  }

  private mutating func write(_ object: IntentDefinition.Object) {
    line("open class \(object.name): INObject, @unchecked Sendable {")
    for property in object.properties {
      line(
        "open var `\(property.name)`: \(type(property.kind, isArray: property.isArray))\(initial(property))",
        1)
    }
    line("open override var _properties: [_INParameter] {", 1)
    line("[", 2)
    for property in object.properties {
      line(
        "_INParameter(\(property.name.debugDescription), title: \(property.name.debugDescription), kind: \(kind(property.kind, nil)), isArray: \(property.isArray),",
        3)
      accessors(property.name, property.kind, isArray: property.isArray)
    }
    line("]", 2)
    line("}", 1)
    line("}")
    line("")
    line("open class \(object.name)ResolutionResult: INObjectResolutionResult, @unchecked Sendable {")
    line("public class func success(with resolvedObject: \(object.name)) -> Self { Self() }", 1)
    line("public class func disambiguation(with objects: [\(object.name)]) -> Self { Self() }", 1)
    line("public class func confirmationRequired(with object: \(object.name)?) -> Self { Self() }", 1)
    line("}")
    line("")
  }

  // MARK: - Intents

  private mutating func write(_ intent: IntentDefinition.Intent) {
    line("open class \(intent.className): INIntent, @unchecked Sendable {")
    for parameter in intent.parameters {
      let start =
        isSingleEnumeration(parameter)
        ? " = " + defaultCase(parameter)
        : parameter.isArray ? "" : defaultValue(parameter)
      line(
        "open var `\(parameter.name)`: \(type(parameter.kind, isArray: parameter.isArray))\(start)",
        1)
    }
    line("open override class var _title: String { \(intent.title.debugDescription) }", 1)
    line("open override class var _summary: String? { \(intent.summary?.debugDescription ?? "nil") }", 1)
    if let handler {
      line("open override func _makeHandlerProvider() -> (any INIntentHandlerProviding)? { \(handler)() }", 1)
    }
    line("open override var _parameters: [_INParameter] {", 1)
    line("[", 2)
    for parameter in intent.parameters { write(parameter) }
    line("]", 2)
    line("}", 1)
    dispatch(intent)
    line("}")
    line("")
    protocolAndResponse(intent)
  }

  private mutating func write(_ parameter: IntentDefinition.Parameter) {
    var head =
      "_INParameter(\(parameter.name.debugDescription), title: \(parameter.title.debugDescription), kind: \(kind(parameter.kind, parameter))"
    head += ", isArray: \(parameter.isArray), hasDynamicOptions: \(parameter.hasDynamicOptions)"
    head += ", isSearchable: \(parameter.isSearchable), isConfigurable: \(parameter.isConfigurable)"
    if let most = parameter.most { head += ", most: \(most)" }
    if let condition = parameter.condition { head += ", condition: \(source(condition))" }
    line(head + ",", 3)
    accessors(parameter.name, parameter.kind, isArray: parameter.isArray)
  }

  /// How a value is read and written without its type: numbers and flags are NSNumber? in the class, as Xcode makes them.
  private mutating func accessors(_ name: String, _ kind: IntentDefinition.Parameter.Kind, isArray: Bool) {
    switch kind {
    case .enumeration where isArray:
      line(
        "get: { [unowned self] in self.`\(name)` }, set: { [unowned self] in self.`\(name)` = $0 as? [NSNumber] }),",
        4)
    case .enumeration(let type):
      line(
        "get: { [unowned self] in self.`\(name)` == .unknown ? nil : self.`\(name)`.rawValue }, set: { [unowned self] in self.`\(name)` = ($0 as? Int).flatMap { \(type)(rawValue: $0) } ?? .unknown }),",
        4)
    default:
      line(
        "get: { [unowned self] in self.`\(name)` }, set: { [unowned self] in self.`\(name)` = $0 as? \(type(kind, isArray: isArray, isOptional: false)) }),",
        4)
    }
  }

  /// Asks the handler for options and defaults, parameter by parameter.
  private mutating func dispatch(_ intent: IntentDefinition.Intent) {
    let handling = intent.className + "Handling"
    let dynamic = intent.parameters.filter(\.hasDynamicOptions)
    line(
      "open override func _options(of parameter: String, from handler: Any, matching text: String?) async throws -> _INOptions? {",
      1)
    if dynamic.isEmpty {
      line("return nil", 2)
    } else {
      line("guard let handler = handler as? any \(handling) else { return nil }", 2)
      line("switch parameter {", 2)
      for parameter in dynamic {
        let call =
          parameter.isSearchable
          ? "provide\(capitalized(parameter.name))OptionsCollection(for: self, searchTerm: text)"
          : "provide\(capitalized(parameter.name))OptionsCollection(for: self)"
        line("case \(parameter.name.debugDescription): return _INOptions(try await handler.\(call))", 2)
      }
      line("default: return nil", 2)
      line("}", 2)
    }
    line("}", 1)
    line("open override func _default(of parameter: String, from handler: Any) -> Any? {", 1)
    if dynamic.isEmpty {
      line("return nil", 2)
    } else {
      line("guard let handler = handler as? any \(handling) else { return nil }", 2)
      line("switch parameter {", 2)
      for parameter in dynamic {
        line(
          "case \(parameter.name.debugDescription): return handler.default\(capitalized(parameter.name))(for: self)\(isSingleEnumeration(parameter) ? ".chosen" : "")",
          2)
      }
      line("default: return nil", 2)
      line("}", 2)
    }
    line("}", 1)
  }

  /// The handler's protocol. Every requirement has a default, since in Objective-C most are optional; of the two ways to provide options
  /// each handler writes one, and each default asks the other or gives up.
  private mutating func protocolAndResponse(_ intent: IntentDefinition.Intent) {
    let name = intent.className
    line("public protocol \(name)Handling: AnyObject {")
    requirements(intent).forEach { line($0.signature, 1) }
    line("}")
    line("")
    line("extension \(name)Handling {")
    for requirement in requirements(intent) {
      line("public \(requirement.signature) {", 1)
      line(requirement.body, 2)
      line("}", 1)
    }
    line("}")
    line("")
    write(intent.response, of: name)
  }

  private mutating func write(_ response: IntentDefinition.Response, of name: String) {
    line("public enum \(name)ResponseCode: Int, Sendable {")
    for code in IntentDefinition.Response.standardCodes { line("case \(code)", 1) }
    // Those of the definition are counted from 100 (confidence C).
    for (index, code) in response.codes.enumerated() { line("case `\(code)` = \(100 + index)", 1) }
    line("}")
    line("")
    line("open class \(name)Response: INIntentResponse, @unchecked Sendable {")
    line("open var code: \(name)ResponseCode = .unspecified", 1)
    for property in response.properties {
      line(
        "open var `\(property.name)`: \(type(property.kind, isArray: property.isArray))\(initial(property))",
        1)
    }
    line("public convenience init(code: \(name)ResponseCode, userActivity: NSObject?) {", 1)
    line("self.init()", 2)
    line("self.code = code", 2)
    line("self.userActivity = userActivity", 2)
    line("}", 1)
    line("}")
    line("")
  }

  private func requirements(_ intent: IntentDefinition.Intent) -> [(signature: String, body: String)] {
    let name = intent.className
    var all: [(String, String)] = []
    for parameter in intent.parameters {
      let word = capitalized(parameter.name)
      let one = resolution(parameter.kind)
      let result = parameter.isArray ? "[\(one)]" : one
      let nothing = parameter.isArray ? "[]" : "\(one).notRequired()"
      all += [
        (
          "func resolve\(word)(for intent: \(name), with completion: @escaping (\(result)) -> Void)",
          "completion(\(nothing))"
        ),
        (
          "func resolve\(word)(for intent: \(name)) async -> \(result)",
          "await _INAnswer.value(orElse: \(nothing)) { done in self.resolve\(word)(for: intent, with: done) }"
        ),
      ]
      guard parameter.hasDynamicOptions else { continue }
      all += options(of: parameter, word: word, in: name)
      let isEnum = isSingleEnumeration(parameter)
      all.append(
        (
          "func default\(word)(for intent: \(name)) -> \(type(parameter.kind, isArray: parameter.isArray))",
          isEnum ? ".unknown" : "nil"
        ))
    }
    for (verb, code) in [("confirm", "ready"), ("handle", "unspecified")] {
      let answer = "\(name)Response(code: .\(code), userActivity: nil)"
      all += [
        (
          "func \(verb)(intent: \(name), completion: @escaping (\(name)Response) -> Void)",
          "completion(\(answer))"
        ),
        (
          "func \(verb)(intent: \(name)) async -> \(name)Response",
          "await _INAnswer.value(orElse: \(answer)) { done in self.\(verb)(intent: intent, completion: done) }"
        ),
      ]
    }
    return all
  }

  /// The ways to provide options, newest last; each asks the one before it.
  private func options(
    of parameter: IntentDefinition.Parameter, word: String, in name: String
  ) -> [(signature: String, body: String)] {
    let item = optionType(parameter.kind)
    let search = parameter.isSearchable ? ", searchTerm: String?" : ""
    let pass = parameter.isSearchable ? ", searchTerm: searchTerm" : ""
    return [
      (
        "func provide\(word)Options(for intent: \(name)\(search), with completion: @escaping ([\(item)]?, (any Error)?) -> Void)",
        "completion(nil, _INNotProvided())"
      ),
      (
        "func provide\(word)OptionsCollection(for intent: \(name)\(search), with completion: @escaping (INObjectCollection<\(item)>?, (any Error)?) -> Void)",
        "provide\(word)Options(for: intent\(pass)) { completion($0.map { INObjectCollection(items: $0) }, $1) }"
      ),
      (
        "func provide\(word)OptionsCollection(for intent: \(name)\(search)) async throws -> INObjectCollection<\(item)>",
        "try await _INAnswer.collection { done in self.provide\(word)OptionsCollection(for: intent\(pass), with: done) }"
      ),
    ]
  }

  // MARK: - Words

  private func isSingleEnumeration(_ parameter: IntentDefinition.Parameter) -> Bool {
    isEnumeration(parameter) && !parameter.isArray
  }

  /// The case that an enum has at first: the definition's default where there is such a case.
  private func defaultCase(_ parameter: IntentDefinition.Parameter) -> String {
    guard case .enumeration(let name) = parameter.kind, let own = parameter.defaultSource,
      let type = definition.enumerations.first(where: { $0.name == name }),
      type.cases.contains(where: { $0.name == own })
    else { return ".unknown" }
    return ".`\(own)`"
  }

  private func initial(_ property: IntentDefinition.Object.Property) -> String {
    if case .enumeration = property.kind, !property.isArray { " = .unknown" } else { "" }
  }

  private func isEnumeration(_ parameter: IntentDefinition.Parameter) -> Bool {
    if case .enumeration = parameter.kind { true } else { false }
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
  private func type(
    _ kind: IntentDefinition.Parameter.Kind, isArray: Bool, isOptional: Bool = true
  ) -> String {
    let one: String
    switch kind {
    case .boolean, .integer, .decimal: one = "NSNumber"
    case .string, .other: one = "String"
    case .date, .dateComponents: one = "DateComponents"
    case .url: one = "URL"
    case .object(let name): one = name
    // An enum is no object, so a list of them is one of numbers, and a single one is never nil.
    case .enumeration(let name):
      guard isArray else { return name }
      one = "NSNumber"
    }
    return (isArray ? "[\(one)]" : one) + (isOptional ? "?" : "")
  }

  private func optionType(_ kind: IntentDefinition.Parameter.Kind) -> String {
    switch kind {
    case .boolean, .integer, .decimal, .enumeration: "NSNumber"
    case .string, .other: "NSString"
    case .date, .dateComponents: "NSDateComponents"
    case .url: "NSURL"
    case .object(let name): name
    }
  }

  private func resolution(_ kind: IntentDefinition.Parameter.Kind) -> String {
    switch kind {
    case .boolean: "INBooleanResolutionResult"
    case .integer: "INIntegerResolutionResult"
    case .decimal: "INDoubleResolutionResult"
    case .string, .other: "INStringResolutionResult"
    case .date, .dateComponents: "INDateComponentsResolutionResult"
    case .url: "INURLResolutionResult"
    case .object(let name), .enumeration(let name): name + "ResolutionResult"
    }
  }

  private func kind(_ kind: IntentDefinition.Parameter.Kind, _ parameter: IntentDefinition.Parameter?)
    -> String
  {
    switch kind {
    case .boolean: return ".boolean"
    case .integer:
      return ".integer(lowest: \(parameter?.lowest ?? "nil"), highest: \(parameter?.highest ?? "nil"))"
    case .decimal:
      return ".decimal(lowest: \(parameter?.lowest ?? "nil"), highest: \(parameter?.highest ?? "nil"))"
    case .string: return ".string(isMultiline: \(parameter?.isMultiline ?? false))"
    case .date: return ".date"
    case .dateComponents: return ".dateComponents"
    case .url: return ".url"
    case .object(let name): return ".object(\(name).self)"
    case .other(let name): return ".other(\(name.debugDescription))"
    case .enumeration(let name):
      let cases = definition.enumerations.first { $0.name == name }?.cases ?? []
      let list = cases.filter { $0.name != "unknown" }
        .map { "(\($0.index), \($0.name.debugDescription), \($0.title.debugDescription))" }
      return ".enumeration([\(list.joined(separator: ", "))])"
    }
  }

  private func source(_ condition: IntentDefinition.Condition) -> String {
    let predicate =
      switch condition.predicate {
      case .hasAnyValue: ".hasAnyValue"
      case .isTrue(let flag): ".isTrue(\(flag))"
      case .isOneOf(let names): ".isText([\(names.map(\.debugDescription).joined(separator: ", "))])"
      }
    return "_INParameter.Condition(parent: \(condition.parent.debugDescription), \(predicate))"
  }

  private func capitalized(_ name: String) -> String { name.capitalizedFirst }
}
