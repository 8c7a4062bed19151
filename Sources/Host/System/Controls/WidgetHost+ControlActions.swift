import Archive
import Foundation
import Schedule

extension WidgetHost {
  /// Presses of one control that may wait; more are refused. Ours.
  private static let mostPresses = 32

  /// Presses a control: a toggle flips at once, then its action runs, then its provider is asked. Presses run in order. Throws `Problem`
  /// where nothing can run: no such control, a replayed number, a disabled control, no value yet.
  package func pressControl(id: String, nonce: String, isAuthenticated: Bool = false) async throws
    -> TapOutcome
  {
    let control = try known(id)
    guard let state = control.state else {
      throw Problem(
        code: "no-value-yet", message: "\(control.placed.kind) is still loading, so it has no action yet.",
        cure: "Press it again in a moment.")
    }
    guard !state.isDisabled else {
      throw Problem(
        code: "control-disabled",
        message: "\(control.placed.kind) is disabled by disabled(_:) of its template and cannot be pressed.")
    }
    guard control.machine.pressCount < Self.mostPresses else {
      throw Problem(
        code: "too-many-presses",
        message: "\(Self.mostPresses) presses of \(control.placed.kind) wait for their turn already.",
        cure: "perform() of its intent should return within a second.")
    }
    guard controlBoard.nonces.take(nonce) else {
      throw Problem(
        code: "tap-replayed", message: "This press was sent before, so nothing ran again.",
        cure: "Send each press with a nonce of its own.")
    }
    let number = controlBoard.nextPress()
    return await withCheckedContinuation { done in
      controlBoard.controls[id]?.presses[number] = ControlPress(
        action: state.action, nonce: nonce, isAuthenticated: isAuthenticated, done: done)
      controlBoard.controls[id]?.actionProblem = nil
      report(control: id, .pressed(number))
    }
  }

  /// Runs the action of a press; the answer comes later, to `finish`.
  func beginAction(_ id: String, _ number: Int, value: Bool?) {
    guard let placed = controlBoard.controls[id]?.placed,
      let press = controlBoard.controls[id]?.presses[number]
    else { return }
    controlBoard.controls[id]?.presses[number]?.began = ContinuousClock().now
    runningLoads += 1
    let request = PerformRequest(
      kind: placed.kind, intent: press.action, value: value, isLocked: isLocked && !press.isAuthenticated)
    Task { [weak self] in
      await self?.act(id, number, placed.extensionName, request)
      await self?.endLoad()
    }
  }

  private func act(_ id: String, _ number: Int, _ name: String, _ request: PerformRequest) async {
    do {
      switch try await session(name).request(.perform(request)) {
      case .performed(let outcome): finish(id, number, outcome)
      case .failure(let failure): throw failure
      default: throw Problem.wrongAnswer(to: "a request to perform an intent")
      }
    } catch {
      fail(id, number, Problem(error))
    }
  }

  private func finish(_ id: String, _ number: Int, _ outcome: PerformOutcome) {
    switch outcome.ending {
    case .done:
      var notes = outcome.findings.map(\.message)
      if let why = outcome.appProcess {
        notes.append(
          "On a device \(outcome.intent) runs in the app's process (\(why)); here it ran in the extension's.")
      }
      if outcome.opensApp, outcome.opens == nil { notes.append("\(outcome.intent) opens the app.") }
      if let url = outcome.opens, let placed = controlBoard.controls[id]?.placed {
        open(OpenedURL(url: url, date: clock.now, source: placed.id))
      }
      end(
        id, number, .performed(number),
        TapOutcome(
          result: outcome.opens == nil ? .performed : .opened, dialog: outcome.dialog, url: outcome.opens,
          notes: notes))
    case .needsAuthentication:
      if let press = controlBoard.controls[id]?.presses[number] { controlBoard.nonces.giveBack(press.nonce) }
      end(id, number, .refused(number), TapOutcome(result: .needsAuthentication))
    case .failed(let failure): fail(id, number, Problem(failure))
    }
  }

  private func fail(_ id: String, _ number: Int, _ problem: Problem) {
    if let placed = controlBoard.controls[id]?.placed {
      controlBoard.controls[id]?.actionProblem = problem
      log(placed.extensionName, "\(placed.kind) (control): \(problem.message)")
    }
    end(id, number, .refused(number), TapOutcome(result: .failed, problem: problem))
  }

  private func end(_ id: String, _ number: Int, _ event: ControlEvent, _ outcome: TapOutcome) {
    guard let press = controlBoard.controls[id]?.presses.removeValue(forKey: number) else { return }
    var outcome = outcome
    let now = ContinuousClock().now
    let began = press.began ?? now
    outcome.stages = [
      "queue": press.arrived.duration(to: began).seconds, "perform": began.duration(to: now).seconds,
    ]
    report(control: id, event)
    press.done.resume(returning: outcome)
  }
}

extension Duration {
  fileprivate var seconds: Double {
    Double(components.seconds) + Double(components.attoseconds) * 1e-18
  }
}
