import AppIntents
import Archive

/// Asks for sheets, options and intents as the host does.
@MainActor enum Asking {
  static func sheet(
    _ type: any AppIntent.Type, _ values: IntentValues = [:], family: WidgetFamily? = .systemMedium,
    patience: Patience = Patience()
  ) async -> ConfigurationSheet {
    await IntentSheet.sheet(
      for: type, SheetRequest(subject: subject(family), values: values), patience: patience)
  }

  static func options(
    _ type: any AppIntent.Type, _ parameter: String, _ values: IntentValues = [:], search: String? = nil,
    patience: Patience = Patience(), limits: ArchiveLimits = .standard
  ) async throws -> OptionList {
    try await IntentOptions.options(
      for: type,
      OptionsRequest(subject: subject(.systemMedium), parameter: parameter, values: values, search: search),
      patience: patience, limits: limits)
  }

  static func intent<Intent: AppIntent>(
    _ type: Intent.Type, _ values: IntentValues = [:], family: WidgetFamily? = .systemMedium,
    patience: Patience = Patience()
  ) async -> (intent: Intent, findings: [Diagnostic]) {
    await IntentConfigurer.intent(type, values: values, family: family, patience: patience)
  }

  private static func subject(_ family: WidgetFamily?) -> ConfigurationSubject {
    ConfigurationSubject(kind: "test", family: family)
  }
}

extension OptionList {
  var titles: [String] { sections.flatMap { $0.options.map(\.display.title) } }
}

extension ConfigurationSheet {
  func row(_ name: String) -> Row? { rows.first { $0.parameter.name == name } }
}

extension [Diagnostic] {
  var codes: [String] { map(\.code) }
}
