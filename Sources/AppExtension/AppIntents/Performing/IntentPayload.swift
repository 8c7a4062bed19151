import Archive
import Foundation
import Synchronization

/// An intent as it stands in a scene: its type and its parameters' values, which is all that a new process needs to run it.
package enum IntentPayload {
  /// The JSON's shape.
  struct Form: Codable {
    /// The type's mangled name.
    var type: String
    /// The type's name, for messages.
    var name: String
    var parameters: IntentValues
  }

  /// The payload of an intent, and what will be different when it runs. A toggle sets the `value` of a `SetValueIntent` when it is
  /// tapped, so that one may be missing.
  @MainActor package static func encode(
    _ intent: any AppIntent, ofToggle: Bool = false
  ) -> (payload: String, findings: [Diagnostic]) {
    let isSetByTap = ofToggle && intent is any SetValueIntent
    let type = Swift.type(of: intent)
    var form = Form(type: _mangledTypeName(type) ?? "", name: "\(type)", parameters: [:])
    var findings: [Diagnostic] = []
    func find(_ code: String, _ severity: Diagnostic.Severity, _ message: String) {
      findings.append(Diagnostic(code: code, severity: severity, message: message))
    }
    if !hasLastingName(form.type) {
      own.withLock { $0[form.type] = type }
      find(
        "intent-type-not-found", .warning,
        "\(form.name) is private or inside a function: only the process that drew it can run it, and a tap later "
          + "may meet another. Declare it without private at the top of a file or inside a type.")
    }
    for (name, parameter) in IntentReflection.parameters(of: intent) {
      if !parameter.hasValue, !(isSetByTap && name == "value") {
        find(
          "intent-parameter-unset", .warning,
          "\(form.name).\(name) has no value, and a widget cannot ask for one: the tap will fail. Set it where the "
            + "intent is made, give it a default or make it optional.")
      }
      guard parameter.isSet else { continue }
      guard let value = parameter.archived else {
        find(
          "intent-parameter-lost", .warning,
          "\(form.name).\(name) (\(parameter.valueType)) cannot be kept until the tap, so its value is lost. "
            + "Make \(parameter.elementType) Codable, an AppEnum or an AppEntity.")
        continue
      }
      if let problem = IntentLimits.problem(value) {
        find(
          "intent-parameter-lost", .warning,
          "\(form.name).\(name) is lost: \(problem). Keep less in the intent.")
      } else {
        form.parameters[name] = value
      }
    }
    findings += IntentProperties.lost(intent)
    return (text(form), findings)
  }

  /// The intent of a payload, with its parameters' values.
  ///
  /// - Throws: `ExtensionFailure`, saying what of the payload does not fit this extension.
  package static func decode(_ payload: String) async throws -> any AppIntent {
    let form = try form(payload)
    let intent = try type(form).init()
    try await fill(intent, form)
    return intent
  }

  /// The payload's shape.
  static func form(_ payload: String) throws -> Form {
    guard payload.utf8.count <= ArchiveLimits.standard.stringBytes else {
      throw ExtensionFailure(
        code: .tooLarge,
        message: "The intent's payload has \(payload.utf8.count) bytes; at most "
          + "\(ArchiveLimits.standard.stringBytes) are taken.")
    }
    do {
      return try JSONDecoder().decode(Form.self, from: Data(payload.utf8))
    } catch let error as IntentValueError {
      throw ExtensionFailure(code: .badRequest, message: "The intent's payload: \(error)")
    } catch {
      throw ExtensionFailure(
        code: .badRequest,
        message:
          "The intent's payload is not what this extension writes: it must be JSON with type, name and "
          + "parameters. Draw the widget anew.")
    }
  }

  /// The intent's type in this extension.
  static func type(_ form: Form) throws -> any AppIntent.Type {
    let type =
      own.withLock { $0[form.type] }
      ?? (hasLastingName(form.type) ? _typeByName(form.type) as? any AppIntent.Type : nil)
    guard let type, _mangledTypeName(type) == form.type, type != Never.self else {
      throw ExtensionFailure(
        code: .unknownIntent,
        message:
          "The intent \(form.name.prefix(80)) is not compiled into this widget's extension. Add its file to the "
          + "widget's target, too.")
    }
    return type
  }

  /// Types of this process whose names mean nothing in another: private ones and those inside functions.
  private static let own = Mutex<[String: any AppIntent.Type]>([:])

  /// Whether a mangled name can be looked up in any process. Names with other bytes point into the memory of the process that
  /// wrote them, and the runtime would follow them.
  static func hasLastingName(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.count <= 2_000
      && name.utf8.allSatisfy {
        (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0) || $0 == 0x5F
      }
  }

  /// Sets an intent's parameters.
  static func fill(_ intent: any AppIntent, _ form: Form) async throws {
    let parameters = Dictionary(
      IntentReflection.named(intent).map { ($0.name, $0.parameter) }, uniquingKeysWith: { first, _ in first })
    for (name, value) in form.parameters.sorted(by: { $0.key < $1.key }) {
      guard let parameter = parameters[name] else {
        throw ExtensionFailure(
          code: .unknownParameter,
          message:
            "\(Swift.type(of: intent)) has no parameter \"\(name.prefix(80))\": the widget was drawn by other "
            + "code than runs now. Reload its timeline.")
      }
      do {
        try await parameter.accept(value)
      } catch let problem as IntentValueProblem {
        throw ExtensionFailure(
          code: problem.kind == .queryThrew ? .queryThrew : .badRequest, message: problem.message)
      }
    }
  }

  static func text(_ form: Form) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Numbers that JSON has no form for were left out before.
    guard let data = try? encoder.encode(form) else { return "{}" }
    return String(decoding: data, as: UTF8.self)
  }
}

/// What of a value the wire takes.
enum IntentLimits {
  /// Why a value cannot cross; `nil` where it can.
  static func problem(_ value: IntentValue, depth: Int = 0) -> String? {
    let limits = ArchiveLimits.standard
    switch value {
    case .number(let number), .measurement(let number, _):
      return number.isFinite ? nil : "\(number) is no number that can be kept"
    case .date(let date):
      return abs(date.timeIntervalSince1970) <= limits.seconds
        ? nil : "the date is more than 30,000 years away"
    case .string(let text), .url(let text), .choice(let text), .entity(let text), .coded(let text):
      return text.utf8.count <= limits.stringBytes / 2 ? nil : "\(text.utf8.count) bytes of text are too many"
    case .file(let name, _, let data):
      return data.count <= limits.stringBytes / 2
        ? nil : "the file \(name) has \(data.count) bytes; put large files into the app group's container"
    case .list(let items):
      if items.count > limits.listElements { return "\(items.count) elements are too many" }
      if depth >= limits.valueDepth { return "lists inside lists are too deep" }
      return items.lazy.compactMap { problem($0, depth: depth + 1) }.first
    default: return nil
    }
  }
}
