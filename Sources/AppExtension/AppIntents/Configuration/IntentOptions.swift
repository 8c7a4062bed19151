import Archive

/// Lists what can be chosen for a parameter.
@MainActor package enum IntentOptions {
  /// The options of `request.parameter`, with the other values of the sheet at hand.
  ///
  /// What the extension's own code does wrong (it throws, it does not answer, it gives too much) is a finding in the list.
  /// - Throws: `ExtensionFailure.unknownParameter`.
  package static func options(
    for type: any AppIntent.Type, _ request: OptionsRequest, patience: Patience = Patience(),
    limits: ArchiveLimits = .standard
  ) async throws -> OptionList {
    try await list(type, request, patience, limits)
  }

  private static func list<Intent: AppIntent>(
    _ type: Intent.Type, _ request: OptionsRequest, _ patience: Patience, _ limits: ArchiveLimits
  ) async throws -> OptionList {
    let blank = Intent()
    let parameters = IntentReflection.parameters(of: blank)
    guard let parameter = parameters.first(where: { $0.name == request.parameter })?.parameter else {
      let names = parameters.map { "\"\($0.name)\"" }.joined(separator: ", ")
      throw ExtensionFailure(
        code: .unknownParameter,
        message: "\(type) has no parameter \"\(request.parameter)\""
          + (names.isEmpty ? "; it has none." : "; it has \(names)."))
    }
    let label = "parameter \"\(request.parameter)\" of \(type)"
    guard let source = OptionSource(parameter) else { return OptionList(sections: [], total: 0) }
    let needed = source.code.map { IntentDependencies.names(in: $0, of: blank) } ?? []
    let configured = await IntentConfigurer.configure(
      type, values: request.values, family: request.subject.family, only: needed, patience: patience)
    var list = await ask(source, request, configured.intent, label, patience, limits)
    list.findings = configured.findings + list.findings
    return list
  }

  private static func ask(
    _ source: OptionSource, _ request: OptionsRequest, _ intent: any AppIntent, _ label: String,
    _ patience: Patience, _ limits: ArchiveLimits
  ) async -> OptionList {
    let search = request.search
    let most = limits.options
    do {
      return try await patience.ask {
        try await IntentDependencies.$current.withValue(intent) {
          try await source.list(search: search, most: most, label: label)
        }
      }
    } catch let over as Patience.Over {
      return OptionList(
        sections: [], total: 0,
        findings: [
          .configuration(
            "options-late", .error,
            "There was \(over) from \(source.name) for \(label). Give what is at hand and let the app fetch the rest."
          )
        ])
    } catch {
      return OptionList(
        sections: [], total: 0,
        findings: [
          .configuration("options-threw", .error, "\(source.name) threw for \(label): \(ErrorText.of(error))")
        ])
    }
  }
}

extension OptionSource {
  /// The type of the code that is asked, for messages.
  var name: String { code.map { "\(type(of: $0))" } ?? "the enum" }
}
