import Archive
import Foundation

/// The configuration of the kind `city`: a city among many and a number of days, which versions named `small…` do not have any more.
enum FakeSheet {
  static var intent: IntentDescription {
    var parameters = [
      ParameterDescription(
        name: "city", title: "City", kind: .entity, isOptional: true, hasOptions: true, isSearchable: true)
    ]
    if !FakeBundle.version.hasPrefix("small") {
      parameters.append(
        ParameterDescription(
          name: "days", title: "Days", kind: .integer(lowest: 1, highest: 9, style: .stepper),
          defaultValue: .integer(3)))
    }
    return IntentDescription(name: "SelectCity", title: "Select City", parameters: parameters)
  }

  static func sheet(_ request: SheetRequest) -> ConfigurationSheet {
    var values: IntentValues = [:]
    var findings: [Diagnostic] = []
    for parameter in intent.parameters { values[parameter.name] = parameter.defaultValue }
    for (name, value) in request.values.sorted(by: { $0.key < $1.key }) {
      switch (name, value) {
      case ("city", .entity(let id)) where id != "atlantis": values[name] = value
      case ("days", .integer) where values["days"] != nil: values[name] = value
      case ("days", .number(let number)) where values["days"] != nil: values[name] = .integer(Int64(number))
      case (_, .nothing): values[name] = nil
      default:
        findings.append(
          Diagnostic(code: "value-dropped", severity: .warning, message: "There is no \(name) like that."))
      }
    }
    return ConfigurationSheet(
      title: intent.title,
      rows: intent.parameters.map { ConfigurationSheet.Row(parameter: $0, value: values[$0.name]) },
      sentence: [.text("Show "), .parameter("city")], values: values, findings: findings)
  }

  static func options(_ request: OptionsRequest) -> Reply.Body {
    guard request.parameter == "city" else {
      return .failure(
        ExtensionFailure(
          code: .unknownParameter, message: "SelectCity has no parameter \(request.parameter)."))
    }
    if request.search == "throw" {
      return .failure(ExtensionFailure(code: .queryThrew, message: "The query of City threw: no network."))
    }
    let days = request.values["days"].map { "\($0)" }
    let count = request.search == nil ? 10_000 : 1
    let options = (0..<count).map {
      OptionList.Option(
        value: .entity("city-\($0)"),
        display: ValueDisplay(
          title: request.search ?? "City \($0)", subtitle: days, picture: .symbol("building.2")))
    }
    return .options(
      OptionList(prompt: "Which?", sections: [OptionList.Section(options: options)], total: count))
  }

  /// What a picture says of the values it was made with.
  static func spoken(_ values: IntentValues) -> [AccessibilityElement] {
    guard !values.isEmpty, let json = try? values.encodedJSON() else { return [] }
    return [AccessibilityElement(frame: .zero, role: .text, label: String(decoding: json, as: UTF8.self))]
  }
}
