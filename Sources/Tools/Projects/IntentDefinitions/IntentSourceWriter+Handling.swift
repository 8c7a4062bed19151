/// The protocol of an intent's handler, and how the intent asks one.
extension IntentSourceWriter {
  /// Asks the handler for options and defaults, parameter by parameter.
  ///
  /// On the main actor: a handler of a module that is isolated to it answers nowhere else, not even whether it is one.
  mutating func dispatch(_ intent: IntentDefinition.Intent) {
    let handling = intent.className + "Handling"
    let dynamic = intent.parameters.filter(hasOptions)
    guard !dynamic.isEmpty else { return }
    line(
      "@MainActor open override func _options(of parameter: String, from handler: Any, matching text: String?) async throws -> _INOptions? {",
      1)
    line("guard let found = handler as? any \(handling) else { return nil }", 2)
    line("nonisolated(unsafe) let handler = found", 2)
    line("switch parameter {", 2)
    for parameter in dynamic {
      let search = parameter.isSearchable ? ", searchTerm: text" : ""
      line("case \(literal(parameter.name)):", 2)
      line(
        "return try await handler.provide\(parameter.name.capitalizedFirst)OptionsCollection(for: self\(search))._options",
        3)
    }
    line("default: return nil", 2)
    line("}", 2)
    line("}", 1)
    line("@MainActor open override func _default(of parameter: String, from handler: Any) -> Any? {", 1)
    line("guard let handler = handler as? any \(handling) else { return nil }", 2)
    line("switch parameter {", 2)
    for parameter in dynamic {
      let value = "handler.default\(parameter.name.capitalizedFirst)(for: self)"
      line(
        "case \(literal(parameter.name)): return \(value)\(isSingleEnumeration(parameter) ? ".chosen" : "")",
        2)
    }
    line("default: return nil", 2)
    line("}", 2)
    line("}", 1)
  }

  /// The handler's protocol. Every requirement has a default, since in Objective-C most are optional; of the two ways to provide options
  /// each handler writes one, and each default asks the other or gives up.
  mutating func writeHandling(_ intent: IntentDefinition.Intent) {
    let name = intent.className
    let all = requirements(intent)
    line("public protocol \(name)Handling: AnyObject {")
    for requirement in all { line(requirement.signature, 1) }
    line("}")
    line("")
    line("extension \(name)Handling {")
    for requirement in all {
      line("public \(requirement.signature) {", 1)
      line(requirement.body, 2)
      line("}", 1)
    }
    line("}")
    line("")
  }

  private func hasOptions(_ parameter: IntentDefinition.Parameter) -> Bool {
    parameter.hasDynamicOptions && parameter.kind.optionType != nil
  }

  private typealias Requirement = (signature: String, body: String)

  private func requirements(_ intent: IntentDefinition.Intent) -> [Requirement] {
    let name = intent.className
    var all: [Requirement] = []
    for parameter in intent.parameters {
      let word = parameter.name.capitalizedFirst
      let one = resolution(of: parameter, in: intent)
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
      guard hasOptions(parameter) else { continue }
      all += options(of: parameter, word: word, in: name)
      let nobody: String
      if case .enumeration(let type) = parameter.kind, !parameter.isArray {
        nobody = initialCase(of: type)
      } else {
        nobody = "nil"
      }
      let type = type(parameter.kind, isArray: parameter.isArray)
      all.append(("func default\(word)(for intent: \(name)) -> \(type)", nobody))
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

  /// The ways to provide options, newest last; each asks the one before it. The oldest gives what Swift has for the items: `[String]`.
  private func options(
    of parameter: IntentDefinition.Parameter, word: String, in name: String
  ) -> [Requirement] {
    let item = parameter.kind.optionType ?? "NSObject"
    let isBridged = parameter.kind.isBridged
    let old = isBridged ? parameter.kind.swiftType : item
    let items = isBridged ? "$0.map { $0._bridgeToObjectiveC() }" : "$0"
    let search = parameter.isSearchable ? ", searchTerm: String?" : ""
    let pass = parameter.isSearchable ? ", searchTerm: searchTerm" : ""
    return [
      (
        "func provide\(word)Options(for intent: \(name)\(search), with completion: @escaping ([\(old)]?, (any Error)?) -> Void)",
        "completion(nil, _INNotProvided())"
      ),
      (
        "func provide\(word)OptionsCollection(for intent: \(name)\(search), with completion: @escaping (INObjectCollection<\(item)>?, (any Error)?) -> Void)",
        "provide\(word)Options(for: intent\(pass)) { completion($0.map { INObjectCollection(items: \(items)) }, $1) }"
      ),
      (
        "func provide\(word)OptionsCollection(for intent: \(name)\(search)) async throws -> INObjectCollection<\(item)>",
        "try await _INAnswer.collection { done in self.provide\(word)OptionsCollection(for: intent\(pass), with: done) }"
      ),
    ]
  }

  private func resolution(of parameter: IntentDefinition.Parameter, in intent: IntentDefinition.Intent)
    -> String
  {
    parameter.unsupportedReasons.isEmpty
      ? parameter.kind.resolutionResult : intent.stem + parameter.name.capitalizedFirst + "ResolutionResult"
  }
}
