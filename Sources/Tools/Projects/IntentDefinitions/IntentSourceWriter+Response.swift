/// What a handler answers with: the response of an intent, its codes, and why a value is refused.
extension IntentSourceWriter {
  mutating func write(_ response: IntentDefinition.Response, of name: String) {
    line("nonisolated public enum \(name)ResponseCode: Int, Sendable {")
    for code in IntentDefinition.Response.standardCodes { line("case \(code)", 1) }
    // As in files that Xcode made: those of the definition are counted from 100.
    for (index, code) in response.ownCodes.enumerated() { line("case `\(code.name)` = \(100 + index)", 1) }
    line("}")
    line("")
    open("\(name)Response: INIntentResponse")
    line("public fileprivate(set) var code: \(name)ResponseCode = .unspecified", 1)
    response.properties.forEach { write($0) }
    line("public convenience init(code: \(name)ResponseCode, userActivity: NSObject?) {", 1)
    line("self.init()", 2)
    line("self.code = code", 2)
    line("self.userActivity = userActivity", 2)
    line("}", 1)
    for code in response.codes where !code.uses.isEmpty { writeFactory(of: code, in: response, of: name) }
    line("}")
    line("")
  }

  /// A response with the properties that the code's words speak of: `success(item:state:)`. As in Xcode the first has no label where the
  /// code ends with it: `failureInvalidItem(_:)`.
  private mutating func writeFactory(
    of code: IntentDefinition.Response.Code, in response: IntentDefinition.Response, of name: String
  ) {
    let used = code.uses.compactMap { use in response.properties.first { $0.name == use } }
    let parameters = used.enumerated().map { index, property in
      let isSaid = index == 0 && code.name.hasSuffix(property.name.capitalizedFirst)
      let type = type(property.kind, isArray: property.isArray, isOptional: false)
      return "\(isSaid ? "_ " : "")`\(property.name)`: \(type)"
    }
    line("public static func `\(code.name)`(\(parameters.joined(separator: ", "))) -> \(name)Response {", 1)
    line("let made = \(name)Response(code: .`\(code.name)`, userActivity: nil)", 2)
    for property in used { line("made.`\(property.name)` = `\(property.name)`", 2) }
    line("return made", 2)
    line("}", 1)
  }

  /// The reasons of a parameter for which a handler refuses a value, and the resolution result that takes them.
  mutating func writeReasons(
    of parameter: IntentDefinition.Parameter, in intent: IntentDefinition.Intent
  ) {
    let stem = intent.stem + parameter.name.capitalizedFirst
    line("nonisolated public enum \(stem)UnsupportedReason: Int, Sendable {")
    for (index, reason) in parameter.unsupportedReasons.enumerated() {
      line("case `\(reason)` = \(index + 1)", 1)
    }
    line("}")
    line("")
    open("\(stem)ResolutionResult: \(parameter.kind.resolutionResult)")
    line("public class func unsupported(forReason reason: \(stem)UnsupportedReason) -> Self { Self() }", 1)
    line("}")
    line("")
  }
}
