import Archive
import Foundation
import SwiftUI

/// Draws the entries of a widget in the surroundings of a request.
@MainActor struct EntryPainter {
  let request: EntriesRequest
  let description: WidgetDescription
  var linkedSDK = LinkedSDK.current

  /// More entries than this are refused: the pictures of one timeline would not fit its archive. Ours.
  static let mostEntries = 5_000

  func timeline(_ loaded: LoadedTimeline, providerSeconds: Double) -> ArchivedTimeline {
    var timings = SceneEvaluator.Timings()
    let drawn = loaded.entries.map { draw($0, timings: &timings) }
    return ArchivedTimeline(
      entries: drawn, policy: loaded.policy.archived,
      timings: StageTimings(
        provider: providerSeconds, evaluate: timings.evaluate, layout: timings.layout, archive: 0),
      diagnostics: loaded.findings)
  }

  private func draw(_ entry: LoadedTimeline.Entry, timings: inout SceneEvaluator.Timings) -> ArchivedEntry {
    let family = WidgetFamily(request.family)
    var variants: [SceneVariant] = []
    for (index, archived) in request.environments.enumerated() {
      if index > 0, let first = variants.first,
        !archived.differs(from: request.environments[0], in: first.scene.dependencies)
      {
        continue
      }
      let margins = archived.contentMargins
      let insets = EdgeInsets(
        top: margins.top, leading: margins.leading, bottom: margins.bottom, trailing: margins.trailing)
      var scene = entry.draw(
        archived, hasContentMargins ? insets : EdgeInsets(),
        { environment in
          environment.widgetFamily = family
          environment.interactivity = request.family.interactivity
          environment.widgetRenderingMode =
            archived.renderingMode == .accented
            ? .accented : archived.renderingMode == .vibrant ? .vibrant : .fullColor
          environment.showsWidgetContainerBackground = archived.showsContainerBackground
          environment.widgetContentMargins = insets
          if request.source == .placeholder { environment.redactionReasons = .placeholder }
        }, &timings)
      if scene.containerBackground == nil, request.family.needsContainerBackground {
        if linkedSDK.hasContainerBackgrounds {
          scene.diagnostics.append(Self.noContainerBackground(request.kind))
        } else {
          scene.containerBackground = []
        }
      }
      variants.append(SceneVariant(environment: index, scene: scene))
    }
    return ArchivedEntry(
      date: entry.date,
      relevance: entry.relevance.map { .init(score: Double($0.score), duration: $0.duration) },
      scenes: variants)
  }

  private var hasContentMargins: Bool {
    linkedSDK.hasContainerBackgrounds && !description.contentMarginsDisabled
  }

  private static func noContainerBackground(_ kind: String) -> Archive.Diagnostic {
    Archive.Diagnostic(
      code: "no-container-background", severity: .error,
      message:
        "the view of \"\(kind)\" never calls containerBackground(_:for: .widget); since iOS 17 the system shows a message in place of the widget. --linked-sdk 16 draws it as one built before"
    )
  }
}

extension Archive.WidgetFamily {
  /// Accessory families have no container background of their own to show.
  var needsContainerBackground: Bool {
    switch self {
    case .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge, .systemExtraLargePortrait: true
    case .accessoryCorner, .accessoryCircular, .accessoryRectangular, .accessoryInline: false
    }
  }
}

extension Archive.WidgetFamily {
  /// What reacts to a tap on iPhone and iPad: controls in the system's families, circular and rectangular; links in the system's
  /// families and rectangular (A). `widgetURL` counts everywhere.
  var interactivity: Interactivity {
    switch self {
    case .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge, .systemExtraLargePortrait,
      .accessoryRectangular:
      Interactivity(controls: true, links: true, place: rawValue)
    case .accessoryCircular: Interactivity(controls: true, links: false, place: rawValue)
    case .accessoryCorner, .accessoryInline: Interactivity(controls: false, links: false, place: rawValue)
    }
  }
}

extension SceneEnvironment {
  /// Whether a scene that read `keys` would look different in the other environment. Size always counts.
  func differs(from other: SceneEnvironment, in keys: Set<EnvironmentDependency>) -> Bool {
    if size != other.size || cornerRadius != other.cornerRadius { return true }
    return keys.contains { key in
      switch key {
      case .colorScheme: colorScheme != other.colorScheme
      case .colorSchemeContrast: increasedContrast != other.increasedContrast
      case .dynamicTypeSize: dynamicTypeSize != other.dynamicTypeSize
      case .renderingMode: renderingMode != other.renderingMode
      case .showsContainerBackground: showsContainerBackground != other.showsContainerBackground
      case .luminanceReduced: luminanceReduced != other.luminanceReduced
      case .locale: locale != other.locale || timeZone != other.timeZone
      case .layoutDirection: rightToLeft != other.rightToLeft
      case .displayScale: displayScale != other.displayScale
      case .contentMargins: contentMargins != other.contentMargins
      case .legibilityWeight: boldText != other.boldText
      case .reduceTransparency: reduceTransparency != other.reduceTransparency
      case .reduceMotion: reduceMotion != other.reduceMotion
      case .differentiateWithoutColor: differentiateWithoutColor != other.differentiateWithoutColor
      case .family, .redactionReasons: false
      }
    } || contentMargins != other.contentMargins || rightToLeft != other.rightToLeft
      || displayScale != other.displayScale || locale != other.locale || timeZone != other.timeZone
      || boldText != other.boldText
  }
}
