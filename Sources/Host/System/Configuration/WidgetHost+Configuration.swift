import Archive
import Foundation
import Schedule

extension WidgetHost {
  // MARK: - A placed widget

  /// The edit sheet of a widget with these values; with the stored ones where none are given. Throws `Problem`.
  package func sheet(widget id: String, values: IntentValues? = nil) async throws -> ConfigurationSheet {
    let placed = try configurable(id)
    return try await sheet(
      extensionName: placed.extensionName, kind: placed.kind, family: placed.family,
      values: values ?? placed.values)
  }

  /// The options of a parameter while the sheet has these values; the stored ones where none are given. Throws `Problem`.
  package func options(
    widget id: String, parameter: String, values: IntentValues? = nil, search: String? = nil
  ) async throws -> OptionList {
    let placed = try configurable(id)
    return try await options(
      extensionName: placed.extensionName,
      OptionsRequest(
        subject: ConfigurationSubject(kind: placed.kind, family: placed.family), parameter: parameter,
        values: values ?? placed.values, search: search))
  }

  /// Keeps what a person chose and loads the widget with it, at once. Throws `Problem` when a value does not fit the code; then what was
  /// stored before stays.
  ///
  /// What a newer build does not take any more is kept until this is called, so an older build finds it again.
  package func configure(widget id: String, values: IntentValues) async throws {
    let placed = try configurable(id)
    let accepted = try await accepted(
      values, extensionName: placed.extensionName, kind: placed.kind, family: placed.family)
    // It may have been moved or taken away while the extension was asked.
    guard var current = widgets[id]?.placed else { throw Problem.unknownWidget(id) }
    current.values = accepted
    do {
      try store.save(current.record)
    } catch {
      throw Problem.configurationNotKept(error)
    }
    widgets[id]?.placed = current
    report(.requested(.configuration), id: id)
    touch(id)
    refreshTokens()
  }

  // MARK: - Not placed, or a control

  /// The edit sheet of a kind that need not be placed; without a family that of a control. Throws `Problem`.
  package func sheet(
    extensionName: String, kind: String, family: WidgetFamily?, values: IntentValues = [:]
  ) async throws -> ConfigurationSheet {
    let request = SheetRequest(
      subject: ConfigurationSubject(kind: kind, family: family), values: values)
    switch try await askPerson(extensionName, .sheet(request)) {
    case .sheet(let sheet): return sheet
    default: throw Problem.wrongAnswer(to: "a question for the edit sheet of \(kind)")
    }
  }

  /// The options of a parameter of a kind that need not be placed. Throws `Problem`.
  package func options(extensionName: String, _ request: OptionsRequest) async throws -> OptionList {
    switch try await askPerson(extensionName, .options(request)) {
    case .options(let options): return options
    default: throw Problem.wrongAnswer(to: "a question for the options of \(request.parameter)")
    }
  }

  /// Values as the code takes them. Throws `Problem` naming the first that does not fit.
  package func accepted(
    _ values: IntentValues, extensionName: String, kind: String, family: WidgetFamily?
  ) async throws -> IntentValues {
    let sheet = try await sheet(extensionName: extensionName, kind: kind, family: family, values: values)
    var accepted: IntentValues = [:]
    for (name, value) in values.sorted(by: { $0.key < $1.key }) {
      guard let taken = sheet.values[name] else {
        guard value == .nothing else { throw Problem.valueRefused(name, kind: kind, sheet.findings) }
        continue
      }
      // In the code's own form, where that differs: a whole number for a number. Otherwise something else took its place.
      guard taken.isSame(as: value) else { throw Problem.valueRefused(name, kind: kind, sheet.findings) }
      accepted[name] = taken
    }
    return accepted
  }

  /// Asks an extension for somebody who waits: at once, beside what it does.
  private func askPerson(_ name: String, _ body: Request.Body) async throws -> Reply.Body {
    do {
      let answer = try await session(name).request(body, .immediate)
      if case .failure(let failure) = answer { throw failure }
      return answer
    } catch {
      throw Problem(error)
    }
  }

  private func configurable(_ id: String) throws -> PlacedWidget {
    guard let placed = widgets[id]?.placed else { throw Problem.unknownWidget(id) }
    let description = extensions[placed.extensionName]?.bundle?.widgets.first { $0.kind == placed.kind }
    guard description?.intent != nil else { throw Problem.notConfigurable(placed.kind) }
    return placed
  }
}

extension IntentValue {
  /// Whether two values mean the same, in whichever form.
  fileprivate func isSame(as other: IntentValue) -> Bool {
    switch (self, other) {
    case (.integer(let whole), .number(let number)), (.number(let number), .integer(let whole)):
      return Double(whole) == number
    case (.list(let mine), .list(let others)):
      return mine.count == others.count && zip(mine, others).allSatisfy { $0.isSame(as: $1) }
    case (.string(let a), .choice(let b)), (.choice(let a), .string(let b)), (.string(let a), .url(let b)),
      (.url(let a), .string(let b)), (.string(let a), .entity(let b)), (.entity(let a), .string(let b)):
      return a == b
    case (.date(let a), .date(let b)): return abs(a.timeIntervalSince(b)) < 0.001
    default: return self == other
    }
  }
}

extension Problem {
  /// A widget without an edit sheet.
  static func notConfigurable(_ kind: String) -> Problem {
    Problem(
      code: "not-configurable", message: "\(kind) has nothing to configure.",
      cure: "Give it an AppIntentConfiguration, or build the extension again if it has one by now.")
  }

  /// A value that the code does not take, with the code's own reason where it gave one.
  static func valueRefused(_ name: String, kind: String, _ findings: [Diagnostic]) -> Problem {
    let reason = findings.first { $0.message.contains(name) } ?? findings.first
    return Problem(
      code: "value-refused",
      message: "The configuration of \(kind) does not take this value of \(name)."
        + (reason.map { " \($0.message)" } ?? ""),
      cure: "Choose one of its options; what was stored before is unchanged.")
  }

  /// A configuration that could not be stored.
  static func configurationNotKept(_ error: any Error) -> Problem {
    Problem(
      code: "store-failed", message: "The configuration could not be kept: \(error)",
      cure: "Check that the disk is not full and the data folder can be written to.")
  }
}
