import Archive
import Foundation

/// Runs the intents that scenes and controls offer.
@MainActor package enum IntentPerformer {
  /// Intents that one tap may run, one opening the next (D: enough for any real chain, and an end for a circle).
  package static let longestChain = 10
  /// Runs of one intent that asks to be started again (D).
  package static let mostRestarts = 3

  /// Runs an intent, and those that its results open, one after the other.
  package static func perform(_ request: PerformRequest) async -> PerformOutcome {
    var outcome = PerformOutcome(ending: .done, intent: "")
    do {
      let form = try IntentPayload.form(request.intent)
      outcome.intent = form.name
      let type = try IntentPayload.type(form)
      outcome.intent = "\(type)"
      if request.isLocked, type.authenticationPolicy != .alwaysAllowed {
        outcome.ending = .needsAuthentication
        return outcome
      }
      let intent = type.init()
      try await IntentPayload.fill(intent, form)
      let ready = try request.value.map { try setting(intent, to: $0) } ?? intent
      try await run(ready, request, into: &outcome)
    } catch let failure as ExtensionFailure {
      outcome.ending = .failed(failure)
    } catch {
      outcome.ending = .failed(
        ExtensionFailure(
          code: .intentThrew, message: "\(outcome.intent) threw: \(IntentErrorText.text(error))"))
    }
    return outcome
  }

  /// An intent that a toggle runs learns the state that the toggle is to have.
  private static func setting(_ intent: any AppIntent, to value: Bool) throws -> any AppIntent {
    guard let setter = intent as? any SetValueIntent else { return intent }
    return try set(setter, value)
  }

  private static func set<Intent: SetValueIntent>(_ intent: Intent, _ value: Bool) throws -> any AppIntent {
    var intent = intent
    guard let value = (value as? Intent.ValueType) else {
      throw ExtensionFailure(
        code: .badRequest,
        message:
          "A toggle sets true or false, and \(Intent.self).value is \(Intent.ValueType.self). Use Bool.")
    }
    intent.value = value
    return intent
  }

  private static func run(
    _ first: any AppIntent, _ request: PerformRequest, into outcome: inout PerformOutcome
  ) async throws {
    var next: (any AppIntent)? = first
    var count = 0
    while let intent = next {
      let type = Swift.type(of: intent)
      count += 1
      guard count <= longestChain else {
        throw ExtensionFailure(
          code: .intentThrew,
          message:
            "\(outcome.intent) opens intents without end: after \(longestChain) of them \(type) was not run.")
      }
      if count > 1, request.isLocked, type.authenticationPolicy != .alwaysAllowed {
        throw ExtensionFailure(
          code: .intentThrew,
          message: "\(outcome.intent) ran and opens \(type), which needs the device to be unlocked first.")
      }
      try checkValues(of: intent)
      let home = IntentHome(type)
      outcome.opensApp = outcome.opensApp || home.opensApp
      outcome.appProcess = outcome.appProcess ?? home.appProcess
      next = try await result(of: intent, into: &outcome)
    }
  }

  /// A parameter without a value would end the process when the intent reads it.
  private static func checkValues(of intent: any AppIntent) throws {
    let missing = IntentReflection.parameters(of: intent).filter { !$0.parameter.hasValue }
    guard let first = missing.first else { return }
    let title = String(localized: first.parameter.title)
    let dialog = first.parameter.metadata.requestValueDialog.map { " (\"\($0.text)\")" } ?? ""
    throw ExtensionFailure(
      code: .needsValue,
      message:
        "\(type(of: intent)) needs a value for \(first.name) (\"\(title)\")\(dialog), and a widget cannot ask. "
        + "Set it where the intent is made, give it a default or make it optional.")
  }

  /// Runs one intent and takes over what its result says; gives the intent that the result opens.
  private static func result<Intent: AppIntent>(
    of intent: Intent, into outcome: inout PerformOutcome
  ) async throws -> (any AppIntent)? {
    if let opener = intent as? OpenURLIntent { outcome.opens = opener.url.absoluteString }
    if Intent.PerformResult.self == Never.self,
      intent is any WidgetConfigurationIntent || intent is any ControlConfigurationIntent
    {
      throw ExtensionFailure(
        code: .intentThrew,
        message:
          "\(Intent.self) configures a widget or a control and has no perform() of its own. Give the button "
          + "another intent, or write perform().")
    }
    await AppDependencies.prepare(of: intent)
    for run in 0... {
      let started = ContinuousClock.now
      defer { outcome.seconds += (ContinuousClock.now - started).seconds }
      do {
        let result = try await intent.perform()
        if let value = result.value { outcome.value = IntentDisplay.words(value) }
        guard let container = result as? any AnyIntentResultContainer else { return nil }
        if let dialog = container.said { outcome.dialog = dialog.text }
        return container.opened
      } catch let error as AppIntentError {
        if case .restartPerform = error.reason, run < mostRestarts { continue }
        throw failure(error, of: "\(Intent.self)")
      } catch {
        throw ExtensionFailure(
          code: .intentThrew, message: "\(Intent.self).perform() threw: \(IntentErrorText.text(error))")
      }
    }
    return nil
  }

  private static func failure(_ error: AppIntentError, of intent: String) -> ExtensionFailure {
    switch error.reason {
    case .needsValue, .needsDisambiguation, .needsConfirmation:
      ExtensionFailure(code: .needsValue, message: "\(intent).perform(): \(error.description).")
    case .restartPerform:
      ExtensionFailure(
        code: .intentThrew,
        message: "\(intent).perform() asked \(mostRestarts + 1) times to be started again.")
    default: ExtensionFailure(code: .intentThrew, message: "\(intent).perform() threw: \(error.description).")
    }
  }
}

/// Where an intent would run on a device.
struct IntentHome {
  var opensApp: Bool
  /// The protocol or property that takes it to the app's process.
  var appProcess: String?

  init(_ type: any AppIntent.Type) {
    let modes = type.supportedModes
    let comesToFront = !modes.isDisjoint(with: [.foreground(.immediate), .foreground(.deferred)])
    opensApp = type.openAppWhenRun || type is any OpenIntent.Type || comesToFront
    appProcess =
      switch type {
      case is any LiveActivityIntent.Type: "LiveActivityIntent"
      case is any LiveActivityStartingIntent.Type: "LiveActivityStartingIntent"
      case is any AudioPlaybackIntent.Type: "AudioPlaybackIntent"
      case is any AudioStartingIntent.Type: "AudioStartingIntent"
      case is any AudioRecordingIntent.Type: "AudioRecordingIntent"
      case is any PushToTalkTransmissionIntent.Type: "PushToTalkTransmissionIntent"
      case is any ForegroundContinuableIntent.Type: "ForegroundContinuableIntent"
      case is any OpenIntent.Type: "OpenIntent"
      default: type.openAppWhenRun ? "openAppWhenRun" : comesToFront ? "supportedModes" : nil
      }
  }
}

extension Duration {
  var seconds: Double { Double(components.seconds) + Double(components.attoseconds) * 1e-18 }
}
