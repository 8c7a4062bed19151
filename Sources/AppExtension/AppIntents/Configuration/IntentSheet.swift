import Archive

/// Makes the edit sheet of a widget or control.
@MainActor package enum IntentSheet {
  /// The rows that the parameter summary shows for the values at hand, with their values as they are shown.
  ///
  /// It opens whatever the extension's queries do: what they do wrong is a finding.
  package static func sheet(
    for type: any AppIntent.Type, _ request: SheetRequest, patience: Patience = Patience()
  ) async -> ConfigurationSheet {
    await make(type, request, patience)
  }

  private static func make<Intent: AppIntent>(
    _ type: Intent.Type, _ request: SheetRequest, _ patience: Patience
  ) async -> ConfigurationSheet {
    let family = request.subject.family
    let configured = await IntentConfigurer.configure(
      type, values: request.values, family: family, patience: patience)
    let summary = configured.intent.evaluateSummary(family: family)
    let byName = Dictionary(
      configured.parameters.map { ($0.name, $0.parameter) }, uniquingKeysWith: { first, _ in first })
    let values = configured.values
    var displays = ValueDisplays()
    var rows: [ConfigurationSheet.Row] = []
    for name in summary.rows {
      guard let parameter = byName[name] else { continue }
      let shown: [ValueDisplay] =
        if let unresolved = configured.unresolved[name] {
          unresolvedDisplays(unresolved)
        } else if let titles = await titles(of: parameter, values[name], configured.intent, patience) {
          titles
        } else {
          displays.displays(of: parameter)
        }
      rows.append(
        ConfigurationSheet.Row(
          parameter: IntentDescriber.describe(parameter, name: name, of: configured.intent, family: family),
          value: values[name], displays: shown))
    }
    return ConfigurationSheet(
      title: ValueDisplay.text(type.title), summary: IntentDescriber.summary(of: type), rows: rows,
      sentence: summary.sentence, values: values,
      findings: configured.findings + displays.pictures.findings)
  }

  /// A choice that could not be looked up is shown by its identifier.
  private static func unresolvedDisplays(_ value: IntentValue) -> [ValueDisplay] {
    switch value {
    case .list(let values): values.map { ValueDisplay(title: $0.plain) }
    default: [ValueDisplay(title: value.plain)]
    }
  }

  /// The titles that an options provider gives to plain values (`IntentItem("de", title: "Germany")`); `nil` where it gives none.
  private static func titles(
    of parameter: any AnyIntentParameter, _ value: IntentValue?, _ intent: any AppIntent, _ patience: Patience
  ) async -> [ValueDisplay]? {
    guard let value, case .provider(let provider)? = OptionSource(parameter), isTitled(provider),
      EntityLookup.query(of: parameter) == nil
    else { return nil }
    let source = OptionSource.provider(provider)
    let list = try? await patience.ask {
      try await IntentDependencies.$current.withValue(intent) {
        try await source.list(search: nil, most: ArchiveLimits.standard.options, label: "")
      }
    }
    guard let list else { return nil }
    let chosen: [IntentValue] = if case .list(let values) = value { values } else { [value] }
    let wanted = Set(chosen)
    var titles: [IntentValue: ValueDisplay] = [:]
    for option in list.sections.lazy.flatMap(\.options) where wanted.contains(option.value) {
      titles[option.value] = option.display
    }
    return titles.isEmpty ? nil : chosen.map { titles[$0] ?? ValueDisplay(title: $0.plain) }
  }

  private static func isTitled<Provider: DynamicOptionsProvider>(_ provider: Provider) -> Bool {
    Provider.Result.self is any SectionedOptions.Type
  }
}

extension ValueDisplays {
  /// How a parameter's value is shown: nothing for types that show themselves.
  @MainActor mutating func displays(of parameter: any AnyIntentParameter) -> [ValueDisplay] {
    guard let value = parameter.current else { return [] }
    switch parameter.metadata.kind {
    case .bool, .integer, .number, .string, .date, .dateComponents, .url, .measurement, .file: return []
    case .choice, .entity, .other: break
    }
    guard let list = value as? any ListIntentValue else { return [display(of: value)] }
    return list.elements.map { display(of: $0) }
  }
}
