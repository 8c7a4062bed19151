import Archive
import Foundation
import Processes
import Schedule

/// An intent that was sent to its extension, and what came of it.
struct Performed {
  /// With the stages `queue` and `perform`.
  var outcome: TapOutcome
  /// Number of the last call of `WidgetCenter` before the intent returned.
  var reloads: UInt64
}

extension WidgetHost {
  /// Runs an intent after those of the same extension that were asked for before, beside whatever else the extension does. Its place in
  /// that order is taken before this returns, whether a widget or a control asks.
  ///
  /// - Parameters:
  ///   - source: Identifier of the widget or control it stands in.
  ///   - what: Label of the button or toggle, for the log.
  func perform(_ request: PerformRequest, in name: String, source: String, what: String?) -> Task<
    Performed, Never
  > {
    let arrival = configuration.processClock.now
    let previous = interaction.tails[name]
    let task = Task {
      await previous?.value
      return await performNow(request, name, source, what, arrival)
    }
    interaction.tails[name] = Task { _ = await task.value }
    return task
  }

  private func performNow(
    _ request: PerformRequest, _ name: String, _ source: String, _ what: String?, _ arrival: Date
  ) async -> Performed {
    let clock = configuration.processClock
    let start = clock.now
    var outcome: TapOutcome
    var reloads: UInt64
    switch await performInApp(request, name) {
    case .performed(let performed)?:
      outcome = self.outcome(performed, request, name, source)
      reloads = ExtensionProcess.lastReload
    case .failed(let problem)?:
      outcome = TapOutcome(result: .failed, problem: problem)
      reloads = ExtensionProcess.lastReload
    case nil: (outcome, reloads) = await performInExtension(request, name, source, start)
    }
    if let problem = outcome.problem {
      let place = what.map { "\(request.kind), “\($0)”" } ?? request.kind
      log(name, "error: \(place): \(problem.message)")
    }
    outcome.stages["queue"] = start.timeIntervalSince(arrival)
    outcome.stages["perform"] = clock.now.timeIntervalSince(start)
    return Performed(outcome: outcome, reloads: reloads)
  }

  private func performInExtension(
    _ request: PerformRequest, _ name: String, _ source: String, _ start: Date
  ) async -> (TapOutcome, UInt64) {
    do {
      let answer = try await session(name).ask(.perform(request), .immediate)
      switch answer.body {
      case .performed(let performed): return (outcome(performed, request, name, source), answer.reloads)
      case .failure(let failure):
        return (TapOutcome(result: .failed, problem: Problem(failure)), answer.reloads)
      default: return (TapOutcome(result: .failed, problem: .wrongAnswer(to: "a tap")), answer.reloads)
      }
    } catch {
      let seconds = configuration.processClock.now.timeIntervalSince(start)
      return (
        TapOutcome(result: .failed, problem: .performing(error, seconds: seconds)),
        ExtensionProcess.lastReload
      )
    }
  }

  private func outcome(
    _ performed: PerformOutcome, _ request: PerformRequest, _ name: String, _ source: String
  ) -> TapOutcome {
    var outcome = TapOutcome(result: .performed, dialog: performed.dialog)
    outcome.notes = performed.findings.map(\.message)
    if let reason = performed.appProcess {
      let note =
        "On a device \(performed.intent) runs in the app's process (\(reason)); here it ran in the extension's."
      outcome.notes.insert(note, at: 0)
      if interaction.isNew(performed.intent, of: name) { log(name, "note: \(note)") }
    }
    switch performed.ending {
    case .needsAuthentication: outcome.result = .needsAuthentication
    case .failed(let failure):
      outcome.result = .failed
      outcome.problem = Problem(failure)
    case .done:
      guard performed.opens != nil || performed.opensApp else { break }
      outcome.url = performed.opens
      open(
        OpenedURL(
          url: performed.opens ?? "", date: clock.now, source: source,
          userInfo: performed.opens == nil ? ["kind": request.kind, "intent": performed.intent] : [:]))
    }
    return outcome
  }
}
