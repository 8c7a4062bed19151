import Archive

/// Gives one parameter of an intent its value.
@MainActor struct ParameterFilling {
  var parameter: any AnyIntentParameter
  /// The parameter in messages: `parameter "city" of ShowCity`.
  var label: String
  /// What was filled in so far, for queries that depend on it.
  var intent: any AppIntent
  var family: Archive.WidgetFamily?
  var patience: Patience

  struct Filled {
    var findings: [Diagnostic] = []
    /// The choice stands, but could not be looked up.
    var isUnresolved = false
  }

  func fill(_ chosen: IntentValue?) async -> Filled {
    var filled = Filled()
    switch chosen {
    case nil: break
    case .nothing? where parameter.isOptional:
      await accept(.nothing, &filled)
      return filled
    case .nothing?: break
    case let value?:
      await take(value, &filled)
      if parameter.isSet || filled.isUnresolved { return filled }
    }
    await fillDefault(&filled)
    return filled
  }

  private func take(_ value: IntentValue, _ filled: inout Filled) async {
    guard let value = ValueFit(parameter, label: label, family: family).fit(value, &filled.findings) else {
      return
    }
    if let query = EntityLookup.query(of: parameter) {
      await look(up: value, with: query, &filled)
    } else {
      await accept(value, &filled)
    }
  }

  private func accept(_ value: IntentValue, _ filled: inout Filled) async {
    do {
      let parameter = parameter
      try await ask { try await parameter.accept(value) }
    } catch let over as Patience.Over {
      filled.isUnresolved = true
      filled.findings.append(late(over))
    } catch {
      filled.findings.append(
        .configuration(
          "value-dropped", .warning,
          "\(ErrorText.of(error)) The value chosen for \(label), \(value.plain), is not used."))
    }
  }

  // MARK: Entities

  private func look(up value: IntentValue, with query: any EntityQuery, _ filled: inout Filled) async {
    let identifiers = EntityLookup.identifiers(in: value)
    let found: EntityLookup.Found
    do {
      found = try await ask { try await EntityLookup.find(identifiers, with: query) }
    } catch let over as Patience.Over {
      filled.isUnresolved = true
      return filled.findings.append(late(over))
    } catch {
      filled.isUnresolved = true
      return filled.findings.append(
        .configuration(
          "query-threw", .error,
          "\(type(of: query)).entities(for:) threw for \(label): \(ErrorText.of(error)). The choice is kept; its title is"
            + " not known."))
    }
    let missing = identifiers.filter { found.entities[$0] == nil }
    if let first = missing.first {
      let more = missing.count > 1 ? " and \(missing.count - 1) more" : ""
      filled.findings.append(
        .configuration(
          "entity-missing", .warning,
          "\"\(first)\"\(more), chosen for \(label), is not there any more: \(type(of: query)).entities(for:) does not"
            + " give it. The choice is dropped."))
    }
    let entities = identifiers.compactMap { found.entities[$0] }
    guard !entities.isEmpty || (parameter.isList && identifiers.isEmpty) else { return }
    let taken = parameter.isList ? acceptList(entities) : parameter.acceptAny(entities[0])
    if !taken {
      filled.findings.append(
        .configuration(
          "value-dropped", .warning,
          "\(type(of: query)) gives other entities than \(label) takes; the value chosen, \(value.plain), is not used."
        ))
    }
  }

  private func acceptList(_ elements: [Any]) -> Bool {
    guard let list = ListType.of(parameter.valueType)?.list(elements) else { return false }
    return parameter.acceptAny(list)
  }

  // MARK: Defaults

  private func fillDefault(_ filled: inout Filled) async {
    guard parameter.archivedDefault == nil, let source = OptionSource(parameter) else { return }
    do {
      guard let result = try await ask({ await source.defaultResult() }) else { return }
      if parameter.acceptAny(result.value) { return }
      filled.findings.append(
        .configuration(
          "default-result-unusable", .warning,
          "defaultResult() for \(label) is a \(type(of: result.value)); the parameter takes \(parameter.valueType)."
        ))
    } catch let over as Patience.Over {
      filled.findings.append(late(over))
    } catch {
      // `defaultResult()` does not throw.
    }
  }

  // MARK: Asking

  private func ask<Value: Sendable>(
    _ work: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    let intent = intent
    return try await patience.ask {
      try await IntentDependencies.$current.withValue(intent, operation: work)
    }
  }

  private func late(_ over: Patience.Over) -> Diagnostic {
    .configuration(
      "query-late", .error,
      "There was \(over) for \(label); what was chosen before is kept, and its title is not known. Answer"
        + " entities(for:) and defaultResult() from what is on the device.")
  }
}

/// The list type in a parameter's type, such as `[City]` of `[City]?`.
enum ListType {
  static func of(_ type: Any.Type) -> (any ListIntentValue.Type)? {
    if let list = type as? any ListIntentValue.Type { return list }
    if let optional = type as? any OptionalIntentValue.Type { return of(optional.wrappedType) }
    return nil
  }
}
