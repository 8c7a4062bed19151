import Archive
import Foundation
import SwiftUI

/// Draws the presentations of an activity, each in the size that its views take.
@MainActor struct ActivityPainter {
  let typeName: String
  let loaded: LoadedActivity
  /// Those of `supplementalActivityFamilies(_:)`.
  let families: Set<ActivityFamily>
  let island: DynamicIsland
  private(set) var timings = SceneEvaluator.Timings()

  init(typeName: String, loaded: LoadedActivity, families: Set<ActivityFamily>) {
    self.typeName = typeName
    self.loaded = loaded
    self.families = families
    island = loaded.island
  }

  mutating func picture(_ slot: ActivityRequest.Slot) -> ActivityScenes.Picture {
    let form = form(of: slot)
    let tints = ActivityTints()
    var surroundings = slot.environment
    if form.isBlack { surroundings.colorScheme = .dark }
    var timings = self.timings
    let fitted = SceneEvaluator.fittedScene(
      of: form.view, in: surroundings,
      room: SceneRoom(
        largest: slot.environment.size, minimum: slot.minimum, margins: form.margins,
        fillsWidth: form.fillsWidth, fillsHeight: form.fillsHeight),
      configure: { configure(&$0, form: form, slot: slot, tints: tints) }, timings: &timings)
    self.timings = timings
    var scene = fitted.scene
    scene.containerBackground =
      form.isBlack
      ? [
        .path(
          PathNode(
            geometry: .rect(CGRect(origin: .zero, size: scene.size)),
            paint: .color(SceneColor(.srgb(red: 0, green: 0, blue: 0)))))
      ] : []
    if let finding = finding(fitted, slot, form) { scene.diagnostics.append(finding) }
    if slot.presentation.isIsland {
      scene.diagnostics += IslandCorners.findings(
        in: scene, radius: slot.environment.cornerRadius, presentation: slot.presentation)
    }
    let environment = EnvironmentValues(slot.environment)
    return ActivityScenes.Picture(
      presentation: slot.presentation, scene: scene,
      backgroundTint: (tints.background ?? nil)?.archived(in: environment),
      actionColor: (tints.action ?? nil)?.archived(in: environment))
  }

  /// What is drawn in a slot, and how it fills it.
  private struct Form {
    var view: AnyView
    var margins = EdgeInsets()
    var fillsWidth = false
    var fillsHeight = true
    /// The island's black, under which views are dark.
    var isBlack = true
    var family = ActivityFamily.medium
    var reacts = true
  }

  private func form(of slot: ActivityRequest.Slot) -> Form {
    switch slot.presentation {
    case .lockScreen: return card(.medium)
    case .small: return families.contains(.small) ? card(.small) : compactPair
    case .medium:
      if families.contains(.medium) { return card(.medium) }
      return families.contains(.small) ? card(.small) : compactPair
    case .compactLeading:
      return Form(view: island.compactLeading(), margins: island.insets(.compactLeading), reacts: false)
    case .compactTrailing:
      return Form(view: island.compactTrailing(), margins: island.insets(.compactTrailing), reacts: false)
    case .minimal: return Form(view: island.minimal(), margins: island.insets(.minimal), reacts: false)
    case .expanded:
      let layout = IslandExpandedLayout(
        sensor: slot.sensor, margins: island.insets(.expanded), largest: slot.environment.size)
      return Form(
        view: AnyView(IslandExpandedView(layout: layout, content: island.expanded)), fillsWidth: true,
        fillsHeight: false)
    }
  }

  private func card(_ family: ActivityFamily) -> Form {
    Form(view: loaded.content, fillsWidth: true, fillsHeight: false, isBlack: false, family: family)
  }

  /// What a Watch and CarPlay show of an activity whose card is not made for them: the island's two compact views side by side.
  private var compactPair: Form {
    let (leading, trailing) = (island.compactLeading(), island.compactTrailing())
    return Form(
      view: AnyView(
        HStack(spacing: 12) {
          leading
          Spacer(minLength: 0)
          trailing
        }), margins: EdgeInsets(top: 12, leading: 16, bottom: 12, trailing: 16), fillsWidth: true,
      fillsHeight: false, family: .small, reacts: false)
  }

  private func configure(
    _ environment: inout EnvironmentValues, form: Form, slot: ActivityRequest.Slot, tints: ActivityTints
  ) {
    if form.isBlack { environment.colorScheme = .dark } else { environment.activityTints = tints }
    environment.activityFamily = form.family
    environment.supportedActivityFamilies = families.union([.medium])
    environment.isActivityFullscreen = slot.isFullscreen
    environment.interactivity = Interactivity(
      controls: form.reacts, links: form.reacts, place: slot.presentation.rawValue)
    environment.pictureLimit = PictureLimit(
      size: slot.environment.size, place: slot.presentation.rawValue)
    switch slot.environment.renderingMode {
    case .accented: environment.widgetRenderingMode = .accented
    case .vibrant: environment.widgetRenderingMode = .vibrant
    case .fullColor: environment.widgetRenderingMode = .fullColor
    }
  }

  /// What does not fit.
  private func finding(_ fitted: FittedScene, _ slot: ActivityRequest.Slot, _ form: Form) -> Diagnostic? {
    let most = slot.environment.size
    let name = "\(slot.presentation.rawValue) of \(typeName)"
    let (wanted, limit) = (Self.words(fitted.wanted), Self.words(most))
    // A view that chooses a lower form of itself in the room, as `ViewThatFits` does, is none too tall.
    let suffers = fitted.isCut || fitted.scene.diagnostics.contains { $0.code == "text-truncated" }
    if !form.fillsHeight, fitted.wanted.height > most.height + 0.5, suffers {
      return Diagnostic(
        code: "activity-too-tall", severity: .warning,
        message:
          "\(name) wants \(wanted) points; \(Self.words(most.height)) are the most in height, and what is below may be cut off. Leave something out, or make it smaller",
        frame: CGRect(origin: .zero, size: fitted.scene.size))
    }
    guard fitted.isCut else { return nil }
    return Diagnostic(
      code: "activity-cut", severity: .warning,
      message: "\(name) takes \(wanted) points of \(limit); what reaches beyond is cut off",
      frame: CGRect(origin: .zero, size: fitted.scene.size))
  }

  private static func words(_ length: CGFloat) -> String {
    Double(length).formatted(.number.precision(.fractionLength(0...2)).grouping(.never))
  }
  private static func words(_ size: CGSize) -> String { "\(words(size.width))×\(words(size.height))" }
}

/// The regions of the expanded island around the camera.
private struct IslandExpandedView: View {
  let layout: IslandExpandedLayout
  let content: () -> AnyView
  var body: some View { layout { content() } }
}
