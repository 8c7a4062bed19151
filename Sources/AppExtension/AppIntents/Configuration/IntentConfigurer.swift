import Archive

/// Makes intents from the values that were chosen for a widget or a control.
///
/// For each parameter, in this order: what was chosen; the parameter's default; what its options provider or query gives as
/// `defaultResult()`; nothing. A choice that no longer fits the code counts as none, with a finding.
@MainActor package enum IntentConfigurer {
  /// - Returns: The intent, and what of the values could not be used.
  package static func intent<Intent: AppIntent>(
    _ type: Intent.Type, values: IntentValues, family: Archive.WidgetFamily?, patience: Patience = Patience()
  ) async -> (intent: Intent, findings: [Diagnostic]) {
    var configured = await configure(type, values: values, family: family, patience: patience)
    configured.findings += configured.unreadable
    return (configured.intent, configured.findings)
  }

  /// An intent with its values.
  struct Configured<Intent: AppIntent> {
    var intent: Intent
    var parameters: [(name: String, parameter: any AnyIntentParameter)]
    /// Choices that could not be looked up, because a query threw or did not answer. They are not lost.
    var unresolved: IntentValues = [:]
    var findings: [Diagnostic] = []

    /// Every parameter's value.
    var values: IntentValues {
      var values = unresolved
      for (name, parameter) in parameters where values[name] == nil { values[name] = parameter.archived }
      return values
    }

    /// Parameters that end the process when they are read.
    var unreadable: [Diagnostic] {
      parameters.filter { !$0.parameter.hasValue }.map { name, _ in
        .configuration(
          "parameter-without-value", .warning,
          "Parameter \"\(name)\" of \(Intent.self) has no value: nobody chose one, it has no default, and defaultResult()"
            + " gives none. A provider that reads it ends the process; give it a default or make it optional."
        )
      }
    }
  }

  /// - Parameter only: The parameters to fill in, with those that they depend on; `nil` for all.
  static func configure<Intent: AppIntent>(
    _ type: Intent.Type, values: IntentValues, family: Archive.WidgetFamily?, only: [String]? = nil,
    patience: Patience
  ) async -> Configured<Intent> {
    let intent = Intent()
    let parameters = IntentReflection.parameters(of: intent)
    let values =
      type is any CustomIntentMigratedAppIntent.Type
      ? SiriKitMigration.values(values, for: parameters) : values
    var configured = Configured(intent: intent, parameters: parameters)
    if only == nil { configured.findings += removed(values, parameters.map(\.name), type) }
    for (name, parameter) in DependencyOrder.sorted(parameters, of: intent, only: only) {
      let filling = ParameterFilling(
        parameter: parameter, label: "parameter \"\(name)\" of \(type)", intent: intent, family: family,
        patience: patience)
      let filled = await filling.fill(values[name])
      configured.findings += filled.findings
      if filled.isUnresolved { configured.unresolved[name] = values[name] }
      if let value = values[name], value != .nothing, filled.findings.isEmpty, !filled.isUnresolved,
        (parameter.archived ?? .nothing) == .nothing
      {
        configured.findings.append(
          .configuration(
            "value-dropped", .warning,
            "The value chosen for \"\(name)\" of \(type) does not fit its type any more and is not used; choose it anew."
          ))
      }
    }
    return configured
  }

  private static func removed(
    _ values: IntentValues, _ names: [String], _ type: any AppIntent.Type
  ) -> [Diagnostic] {
    Set(values.keys).subtracting(names).sorted().map { name in
      .configuration(
        "parameter-removed", .note,
        "A value was chosen for \"\(name)\", but \(type) has no such parameter any more; the value is not used."
      )
    }
  }
}

/// Parameters in an order in which each comes after those that its options depend on.
enum DependencyOrder {
  typealias Named = (name: String, parameter: any AnyIntentParameter)

  static func sorted(_ parameters: [Named], of intent: any AppIntent, only: [String]?) -> [Named] {
    let byName = Dictionary(
      parameters.map { ($0.name, $0.parameter) }, uniquingKeysWith: { first, _ in first })
    var visited: Set<String> = []
    var order: [Named] = []
    // A circle of dependencies ends where it began: `visited` is marked before going on.
    func visit(_ name: String) {
      guard let parameter = byName[name], visited.insert(name).inserted else { return }
      if let code = OptionSource(parameter)?.code {
        for other in IntentDependencies.names(in: code, of: intent) { visit(other) }
      }
      order.append((name, parameter))
    }
    for name in only ?? parameters.map(\.name) { visit(name) }
    return order
  }
}
