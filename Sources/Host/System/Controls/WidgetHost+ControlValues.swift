import Archive
import Foundation
import Schedule

extension WidgetHost {
  /// Asks for the values of controls that have none. What the store knows is shown without asking.
  func startControls() {
    for id in controlBoard.controls.keys.sorted() where controlBoard.controls[id]?.state == nil {
      enterControl(id)
    }
  }

  /// Asks for the first value of a control.
  func enterControl(_ id: String) {
    guard isStarted else { return }
    report(control: id, .reloadWanted)
  }

  /// Asks for the values of an extension's controls, of one kind or of all.
  func reloadControls(of name: String, kind: String? = nil) {
    guard isStarted else { return }
    for placed in ControlShelf(controlBoard.placed).ordered
    where placed.extensionName == name && (kind == nil || placed.kind == kind) {
      report(control: placed.id, .reloadWanted)
    }
  }

  /// An extension was installed or built: its previews are another program's, and so are its values.
  func controlsWereBuilt(by name: String) {
    controlBoard.previews[name] = nil
    reloadControls(of: name)
  }

  /// The answer to `ControlCenter.currentControls()`.
  func placedControls(of name: String) -> [HostAnswer.Placed] {
    ControlShelf(controlBoard.placed).ordered.filter { $0.extensionName == name }
      .map {
        HostAnswer.Placed(
          kind: $0.kind, values: $0.values,
          token: tokenBook[.control(id: $0.id)].flatMap { Data(hex: $0) })
      }
  }

  /// A control as the gallery shows it: with its preview value. Throws `Problem`.
  package func controlPreview(extensionName: String, kind: String) async throws -> ControlState {
    if let known = controlBoard.previews[extensionName]?[kind] { return known }
    let state = try await controlState(
      extensionName, ControlRequest(kind: kind, isPreview: true, environment: controlEnvironment))
    controlBoard.previews[extensionName, default: [:]][kind] = state
    return state
  }

  /// Reports something to the state machine of a control and does what it says.
  func report(control id: String, _ event: ControlEvent) {
    guard let effects = controlBoard.controls[id]?.machine.handle(event, now: clock.now) else { return }
    for effect in effects {
      switch effect {
      case .changed: continue
      case .load: beginValue(id)
      case .perform(let number, let value): beginAction(id, number, value: value)
      case .announce(let end): announce(id, until: end)
      }
    }
    if effects.contains(.changed) { touch(control: id) }
  }

  private func touch(control id: String) {
    guard controlBoard.controls[id] != nil else { return }
    controlBoard.controls[id]?.revision += 1
    hub.send(.controlChanged(id: id))
  }

  /// Asks a provider; the answer comes later, to the state machine.
  private func beginValue(_ id: String) {
    guard let control = controlBoard.controls[id] else { return }
    runningLoads += 1
    Task { [weak self] in
      await self?.load(control.placed, previewsFirst: control.state == nil)
      await self?.endWork()
    }
  }

  private func load(_ placed: PlacedControl, previewsFirst: Bool) async {
    var request = ControlRequest(
      kind: placed.kind, values: placed.values, isPreview: previewsFirst, environment: controlEnvironment)
    // Whatever is wrong with the preview is wrong with the value too, and told there.
    if previewsFirst, let preview = try? await controlState(placed.extensionName, request),
      controlBoard.controls[placed.id]?.state == nil
    {
      controlBoard.controls[placed.id]?.state = preview
      report(control: placed.id, .previewed(ControlReading(preview, isPreview: true)))
    }
    request.isPreview = false
    do {
      loaded(try await controlState(placed.extensionName, request), placed)
    } catch {
      failed(Problem(error), placed)
    }
  }

  private func loaded(_ state: ControlState, _ placed: PlacedControl) {
    guard controlBoard.controls[placed.id] != nil else { return }
    var state = state
    if let slow = LimitAudit.slowControl(state.seconds, configuration.limits) { state.findings.append(slow) }
    controlBoard.controls[placed.id]?.state = state
    controlBoard.controls[placed.id]?.valueProblem = nil
    do {
      try store.save(state, control: placed.id)
    } catch {
      controlBoard.controls[placed.id]?.valueProblem = .storeFailed(error)
      logger.error("The value of control \(placed.id) could not be kept: \(error)")
    }
    for finding in state.findings where finding.severity != .note {
      log(placed.extensionName, "\(finding.severity.rawValue): \(placed.kind) (control): \(finding.message)")
    }
    report(control: placed.id, .loaded(ControlReading(state, isPreview: false)))
  }

  private func failed(_ problem: Problem, _ placed: PlacedControl) {
    guard controlBoard.controls[placed.id] != nil else { return }
    // We stopped the process ourselves, for a new build or at the end: nothing to tell the user.
    if problem.code != "extension-stopped" {
      controlBoard.controls[placed.id]?.valueProblem = problem
      log(placed.extensionName, "\(placed.kind) (control): \(problem.message)")
      do {
        try store.save(problem.record, control: placed.id)
      } catch {
        logger.error("The problem of control \(placed.id) could not be kept: \(error)")
      }
    }
    report(control: placed.id, .loadFailed)
  }

  /// Shows the status text of the state that shows, until a date.
  private func announce(_ id: String, until end: Date) {
    guard let control = controlBoard.controls[id] else { return }
    controlBoard.controls[id]?.status = control.state?.words(isOn: control.machine.isOn).status
    Task { [weak self, clock] in
      guard (try? await clock.sleep(until: end)) != nil else { return }
      await self?.report(control: id, .tick)
    }
  }

  private func controlState(_ name: String, _ request: ControlRequest) async throws -> ControlState {
    do {
      switch try await session(name).request(.control(request), .immediate) {
      case .control(let state): return state
      case .failure(let failure): throw failure
      default: throw Problem.wrongAnswer(to: "a request for a control")
      }
    } catch {
      throw Problem(error)
    }
  }

  /// Control Center is dark in both schemes.
  private var controlEnvironment: SceneEnvironment {
    let cell = ControlRequest.standardCell
    return SceneEnvironment(
      size: CGSize(width: cell, height: cell), colorScheme: .dark, contentMargins: Margins(all: 0),
      displayScale: device.scale, dynamicTypeSize: settings.typeSize, locale: settings.locale,
      timeZone: settings.timeZone, rightToLeft: settings.isRightToLeft, cornerRadius: cell / 2, now: clock.now
    )
  }
}
