import Archive
import Foundation
import Schedule

extension WidgetHost {
  /// Presses of one control that may wait; more are refused. Ours.
  private static let mostPresses = 32

  /// Presses a control: a toggle flips at once, then its action runs, then its provider is asked. Presses run in order. Returns when the
  /// action has ended; the value that follows arrives as an event. Throws `Problem` where nothing can run: no such control, a
  /// replayed number, a disabled control, no value yet.
  @discardableResult
  package func pressControl(id: String, nonce: String, isAuthenticated: Bool = false) async throws
    -> TapOutcome
  {
    let control = try known(id)
    try interaction.nonces.use(nonce)
    let kind = control.placed.kind
    guard let state = control.state else {
      throw control.valueProblem
        ?? Problem(
          code: "no-value-yet", message: "\(kind) is still loading, so it has no action yet.",
          cure: "Press it again in a moment.")
    }
    guard !state.isDisabled else {
      throw Problem(
        code: "control-disabled",
        message: "\(kind) is disabled by disabled(_:) of its template and cannot be pressed.")
    }
    guard control.machine.pressCount < Self.mostPresses else {
      throw Problem(
        code: "too-many-presses",
        message: "\(Self.mostPresses) presses of \(kind) wait for their turn already.",
        cure: "perform() of its intent should return within a second.")
    }
    // Whatever opens the app needs the device unlocked.
    if isLocked, !isAuthenticated, state.opensApp { return TapOutcome(result: .needsAuthentication) }
    let number = controlBoard.nextPress()
    let arrived = configuration.processClock.now
    return await withCheckedContinuation { done in
      controlBoard.controls[id]?.presses[number] = ControlPress(
        arrived: arrived, action: state.action, isAuthenticated: isAuthenticated, done: done)
      controlBoard.controls[id]?.actionProblem = nil
      report(control: id, .pressed(number))
    }
  }

  /// Runs the action of a press; the answer comes later, to `ended`.
  func beginAction(_ id: String, _ number: Int, value: Bool?) {
    guard let control = controlBoard.controls[id], let press = control.presses[number] else { return }
    let placed = control.placed
    runningLoads += 1
    let request = PerformRequest(
      kind: placed.kind, intent: press.action, value: value, isLocked: isLocked && !press.isAuthenticated)
    let began = configuration.processClock.now
    let title = control.state?.words(isOn: control.machine.isOn).title
    let performing = perform(request, in: placed.extensionName, source: id, what: title)
    Task { [weak self] in
      var outcome = await performing.value.outcome
      // Behind the presses before it, then behind what else the extension runs.
      outcome.stages["queue", default: 0] += began.timeIntervalSince(press.arrived)
      await self?.ended(id, number, outcome)
      await self?.endWork()
    }
  }

  private func ended(_ id: String, _ number: Int, _ outcome: TapOutcome) {
    guard let press = controlBoard.controls[id]?.presses.removeValue(forKey: number) else { return }
    switch outcome.result {
    case .performed, .opened: report(control: id, .performed(number))
    case .needsAuthentication: report(control: id, .refused(number))
    case .failed:
      controlBoard.controls[id]?.actionProblem = outcome.problem
      report(control: id, .refused(number))
    }
    press.done.resume(returning: outcome)
  }
}
