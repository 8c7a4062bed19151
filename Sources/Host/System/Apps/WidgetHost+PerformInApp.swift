import Archive
import Foundation

extension WidgetHost {
  /// Asks the app of an extension, if it runs, to perform an intent that belongs to its process; `nil` when the extension is to do it.
  func performInApp(_ request: PerformRequest, _ name: String) async -> TapOutcomeInApp? {
    guard let apps, let bytes = try? ArchiveCodec.encode(Request(id: 0, body: .perform(request))) else {
      return nil
    }
    let seconds = configuration.appLimits.performSeconds
    switch await apps.perform(Data(bytes), bundle: bundleIdentifier(of: name)) {
    case nil, .performed(nil)?: return nil
    case .performed(let reply?)?:
      guard case .performed(let outcome) = try? ArchiveCodec.decodeReply([UInt8](reply)).body else {
        return .failed(.wrongAnswer(to: "a tap"))
      }
      return .performed(outcome)
    case .gone?:
      return .failed(
        Problem(
          code: "app-ended",
          message: "The app ended while it ran this intent; whether perform() had returned is not known.",
          cure: "See what the app printed, start it again with `vitrine app`, and tap again."))
    case .late?:
      return .failed(
        Problem(
          code: "app-silent",
          message: "The app did not say within \(seconds.formatted()) seconds what came of this intent.",
          cure:
            "Return from perform() within a few seconds, and do not block the app's main thread: intents run on it."
        ))
    }
  }

  /// What came of an intent that was sent to an app.
  enum TapOutcomeInApp {
    case performed(PerformOutcome)
    case failed(Problem)
  }
}
