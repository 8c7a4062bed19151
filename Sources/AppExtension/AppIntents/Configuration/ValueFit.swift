import Archive

/// Brings a stored value into the shape that a parameter has now, as far as nothing is made up.
///
/// A number beyond its range goes to the nearest bound, a list too long for the family is cut, one value becomes a list of one. Types
/// are looked at by the parameter itself when it takes the value.
struct ValueFit {
  var parameter: any AnyIntentParameter
  var label: String
  var family: Archive.WidgetFamily?

  init(_ parameter: any AnyIntentParameter, label: String, family: Archive.WidgetFamily?) {
    self.parameter = parameter
    self.label = label
    self.family = family
  }

  /// `nil` where nothing of the value can be used.
  func fit(_ value: IntentValue, _ findings: inout [Diagnostic]) -> IntentValue? {
    guard parameter.isList else {
      if case .list(let values) = value {
        guard values.count == 1 else {
          return drop(value, "takes one value; \(values.count) were chosen", &findings)
        }
        return element(values[0], &findings)
      }
      return element(value, &findings)
    }
    guard case .list(let values) = value else { return element(value, &findings).map { .list([$0]) } }
    var elements = values.compactMap { element($0, &findings) }
    if let most = parameter.metadata.size.size(in: family)?.most, elements.count > most {
      findings.append(
        .configuration(
          "list-cut", .note,
          "\(elements.count) values were chosen for \(label), which takes \(most)\(place); the first \(most) are used."
        ))
      elements = Array(elements.prefix(most))
    }
    if let fewest = parameter.metadata.size.size(in: family)?.fewest, elements.count < fewest {
      findings.append(
        .configuration(
          "list-short", .note,
          "\(elements.count) values were chosen for \(label), which takes at least \(fewest)\(place)."))
    }
    return .list(elements)
  }

  private var place: String { family.map { " in \($0.rawValue)" } ?? "" }

  private func element(_ value: IntentValue, _ findings: inout [Diagnostic]) -> IntentValue? {
    switch (parameter.metadata.kind, value) {
    case (.integer(let lowest, let highest, _), .integer(let number)):
      let fitting = min(max(number, lowest ?? number), highest ?? number)
      note(number != fitting, value, .integer(fitting), &findings)
      return .integer(fitting)
    case (.number(let lowest, let highest, _), .number(let number)):
      let fitting = min(max(number, lowest ?? number), highest ?? number)
      note(number != fitting, value, .number(fitting), &findings)
      return .number(fitting)
    case (.number, .integer(let number)): return element(.number(Double(number)), &findings)
    case (.integer, .number(let number)):
      guard let whole = Int64(exactly: number) else {
        return drop(value, "takes whole numbers", &findings)
      }
      return element(.integer(whole), &findings)
    case (.measurement, .measurement(let number, let unit))
    where number < 0 && !parameter.metadata.supportsNegativeNumbers:
      note(true, value, .measurement(0, unit: unit), &findings)
      return .measurement(0, unit: unit)
    case (.choice, .choice(let raw)):
      guard let type = parameter.elementType as? any AppEnum.Type else { return value }
      if OptionSource.cases(type, parameter.metadata.supportedChoices, include: raw) { return value }
      return drop(value, "has no such choice any more", &findings)
    case (.entity, .entity), (.entity, .coded): return value
    case (.entity, _), (.choice, _): return drop(value, "takes one of its options", &findings)
    default: return value
    }
  }

  private func note(
    _ isChanged: Bool, _ value: IntentValue, _ fitting: IntentValue, _ findings: inout [Diagnostic]
  ) {
    guard isChanged else { return }
    findings.append(
      .configuration(
        "value-clamped", .note,
        "\(value.plain), chosen for \(label), is beyond its range now; \(fitting.plain) is used."))
  }

  private func drop(_ value: IntentValue, _ why: String, _ findings: inout [Diagnostic]) -> IntentValue? {
    findings.append(
      .configuration(
        "value-dropped", .warning,
        "The value chosen for \(label), \(value.plain), is not used: the parameter \(why)."))
    return nil
  }
}
