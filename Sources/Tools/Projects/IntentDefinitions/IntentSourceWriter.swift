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
    line("public enum \(enumeration.name): Int, CaseIterable, Sendable {")
    line("case unknown = 0", 1)
    for one in enumeration.cases where one.name != "unknown" { line("case `\(one.name)` = \(one.index)", 1) }
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
        "open var `\(property.name)`: \(type(property.kind, isArray: property.isArray, isOptional: true))", 1)
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
      let isOptional = !isEnumeration(parameter)
      let start =
        isEnumeration(parameter) && !parameter.isArray
        ? " = " + (parameter.defaultSource ?? ".unknown")
        : parameter.isArray ? (isOptional ? "" : " = []") : defaultValue(parameter)
      line(
        "open var `\(parameter.name)`: \(type(parameter.kind, isArray: parameter.isArray, isOptional: isOptional))\(start)",
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
    case .enumeration(let type) where isArray:
      line(
        "get: { [unowned self] in self.`\(name)`.map(\\.rawValue) }, set: { [unowned self] in self.`\(name)` = ($0 as? [Int] ?? []).compactMap { \(type)(rawValue: $0) } }),",
        4)
    case .enumeration(let type):
      line(
        "get: { [unowned self] in self.`\(name)`.rawValue }, set: { [unowned self] in self.`\(name)` = ($0 as? Int).flatMap { \(type)(rawValue: $0) } ?? .unknown }),",
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
          "case \(parameter.name.debugDescription): return handler.default\(capitalized(parameter.name))(for: self)",
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
    let stem = name.hasSuffix("Intent") ? String(name.dropLast(6)) : name
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
    line(
      "public enum \(name)ResponseCode: Int, Sendable { case unspecified, ready, continueInApp, inProgress, success, failure, failureRequiringAppLaunch }"
    )
    line("")
    line("open class \(name)Response: INIntentResponse, @unchecked Sendable {")
    line("open var code: \(name)ResponseCode = .unspecified", 1)
    line("public convenience init(code: \(name)ResponseCode, userActivity: NSObject?) {", 1)
    line("self.init()", 2)
    line("self.code = code", 2)
    line("self.userActivity = userActivity", 2)
    line("}", 1)
    line("}")
    line("")
    _ = stem
  }

  private func requirements(_ intent: IntentDefinition.Intent) -> [(signature: String, body: String)] {
    let name = intent.className
    var all: [(String, String)] = []
    for parameter in intent.parameters {
      let word = capitalized(parameter.name)
      let result = resolution(parameter.kind)
      all.append(
        (
          "func resolve\(word)(for intent: \(name), with completion: @escaping (\(parameter.isArray ? "[\(result)]" : result)) -> Void)",
          "completion(\(parameter.isArray ? "[]" : "\(result).notRequired()"))"
        ))
      guard parameter.hasDynamicOptions else { continue }
      let option = optionType(parameter.kind)
      let search = parameter.isSearchable ? ", searchTerm: String?" : ""
      let pass = parameter.isSearchable ? ", searchTerm: searchTerm" : ""
      all.append(
        (
          "func provide\(word)OptionsCollection(for intent: \(name)\(search), with completion: @escaping (INObjectCollection<\(option)>?, (any Error)?) -> Void)",
          "completion(nil, _INNotProvided())"
        ))
      all.append(
        (
          "func provide\(word)OptionsCollection(for intent: \(name)\(search)) async throws -> INObjectCollection<\(option)>",
          """
          nonisolated(unsafe) let (handler, asked) = (self, intent)
              return try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<_INSent<INObjectCollection<\(option)>>, any Error>) in
                handler.provide\(word)OptionsCollection(for: asked\(pass)) { collection, error in
                  if let collection { continuation.resume(returning: _INSent(collection)) }
                  else { continuation.resume(throwing: error ?? _INNotProvided()) }
                }
              }.value
          """
        ))
      all.append(
        (
          "func default\(word)(for intent: \(name)) -> \(type(parameter.kind, isArray: parameter.isArray, isOptional: true))",
          "nil"
        ))
    }
    all.append(
      (
        "func confirm(intent: \(name), completion: @escaping (\(name)Response) -> Void)",
        "completion(\(name)Response(code: .ready, userActivity: nil))"
      ))
    all.append(
      (
        "func handle(intent: \(name), completion: @escaping (\(name)Response) -> Void)",
        "completion(\(name)Response(code: .unspecified, userActivity: nil))"
      ))
    return all
  }

  // MARK: - Words

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
  private func type(_ kind: IntentDefinition.Parameter.Kind, isArray: Bool, isOptional: Bool) -> String {
    let one =
      switch kind {
      case .boolean, .integer, .decimal: "NSNumber"
      case .string, .other: "String"
      case .date, .dateComponents: "DateComponents"
      case .url: "URL"
      case .object(let name), .enumeration(let name): name
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

  private func capitalized(_ name: String) -> String { name.prefix(1).uppercased() + name.dropFirst() }
}
