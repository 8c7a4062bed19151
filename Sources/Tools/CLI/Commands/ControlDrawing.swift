import Archive
import Devices
import Foundation

/// Draws the pictures of one control, for `vitrine render --kind`.
struct ControlDrawing {
  var built: BuiltExtension
  var control: ControlDescription
  var span: ControlSpan?
  var isOn: Bool?
  var surroundings: SurroundingsOptions
  /// `placeholder` and `snapshot` are the control's preview; `timeline` is its value now.
  var source: EntriesRequest.Source
  var assignments: [Assignment]

  func plan(
    with running: RunningExtension, _ destination: PictureDestination?
  ) async throws -> [PlannedControl] {
    let now = surroundings.at ?? Date()
    let configuration = ConfigurationValues(
      running: running, subject: ConfigurationSubject(kind: control.kind, family: nil),
      intent: control.intent,
      saved: try SavedValues(project: built.folder.root).values(of: control.kind))
    let values = try await configuration.applying(assignments)
    let environment = surroundings.environment(for: .systemSmall, size: .zero, now: now)
    let center = surroundings.device.controlCenter
    let state = try await running.control(
      ControlRequest(
        kind: control.kind, values: values, isPreview: source != .timeline, environment: environment,
        cell: center.cell, gap: center.gap))
    let poses = try ControlChoice.poses(
      of: state, span: span, isOn: isOn)
    if case .file = destination, poses.count > 1 { throw tooMany(poses) }
    return poses.compactMap { pose in
      state.face(pose.span, isOn: pose.isOn).map {
        PlannedControl(
          kind: control.kind, state: state, pose: pose, face: $0, scale: environment.displayScale,
          instant: now)
      }
    }
  }

  private func tooMany(_ poses: [ControlPose]) -> CommandFailure {
    CommandFailure(
      "\(poses.count) pictures match, but --out names one file: \(poses.map(\.name).joined(separator: ", ")).",
      cure: "Narrow them with --span and --state, or give --out a folder.", isUsage: true)
  }
}
