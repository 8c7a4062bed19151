import AppIntents
import Archive
import ExtensionMain
import Foundation
import SwiftUI

/// Answers the host for the widgets of one bundle.
@MainActor package final class WidgetService: ExtensionService {
  struct Member {
    let description: WidgetDescription
    let driver: WidgetDriver
  }
  private var members: [Member] = []
  private let controls: ControlService
  private let activities = ActivityService()
  private let pushHandlers = PushHandlers()

  /// More entries than this are refused: the pictures of one timeline would not fit its archive. Ours.
  private static let mostEntries = 5_000

  package init(widgets: [any Widget]) {
    controls = ControlService(widgets: widgets, pushHandlers: pushHandlers)
    for widget in widgets {
      var declaration = _WidgetDeclaration()
      Self.describe(widget, into: &declaration)
      activities.take(declaration)
      guard let driver = declaration.driver as? WidgetDriver else { continue }
      let families =
        declaration.families?.compactMap { Archive.WidgetFamily(rawValue: $0) }
        ?? WidgetFamily.defaults.map(\.archived)
      members.append(
        Member(
          description: WidgetDescription(
            kind: declaration.kind, displayName: declaration.displayName, summary: declaration.summary,
            families: families, configuration: driver.configuration,
            contentMarginsDisabled: declaration.contentMarginsDisabled,
            containerBackgroundRemovable: declaration.containerBackgroundRemovable,
            intent: driver.choices?.describe(nil),
            promptsForConfiguration: declaration.promptsForConfiguration,
            handlesPush: declaration.pushHandler != nil), driver: driver))
      pushHandlers.take(declaration.pushHandler as? any WidgetPushHandler.Type, widget: declaration.kind)
    }
    // Of two widgets of one kind the first counts, as in `member(_:)`.
    RunningWidgets.drivers = Dictionary(members.map { ($0.description.kind, $0.driver) }) { first, _ in first
    }
  }

  static func describe<W: Widget>(_ widget: W, into declaration: inout _WidgetDeclaration) {
    widget.body._describe(&declaration)
  }

  package func answer(_ request: Request, reply: @escaping @Sendable (Reply) -> Void) async {
    switch request.body {
    case .describe:
      reply(
        Reply(
          id: request.id,
          body: .bundle(
            BundleDescription(
              widgets: members.map(\.description), controls: controls.descriptions,
              activities: activities.descriptions))))
    case .entries(let entries):
      let body = await self.entries(entries, id: request.id, reply: reply)
      reply(Reply(id: request.id, body: body))
    case .control(let control): reply(Reply(id: request.id, body: await controls.state(control)))
    case .sheet(let sheet) where sheet.subject.family == nil:
      reply(Reply(id: request.id, body: await controls.sheet(sheet)))
    case .options(let options) where options.subject.family == nil:
      reply(Reply(id: request.id, body: await controls.options(options)))
    case .sheet(let sheet): reply(Reply(id: request.id, body: await self.sheet(sheet)))
    case .options(let options): reply(Reply(id: request.id, body: await self.options(options)))
    case .recommendations(let kind): reply(Reply(id: request.id, body: recommendations(kind)))
    case .relevance(let kind):
      let clues = await member(kind)?.driver.relevance()
      reply(Reply(id: request.id, body: clues.map { .relevance($0) } ?? .failure(unknown(kind))))
    case .perform(let intent):
      reply(Reply(id: request.id, body: .performed(await IntentPerformer.perform(intent))))
    case .activity(let activity): reply(Reply(id: request.id, body: activities.pictures(activity)))
    case .activityPreviews: reply(Reply(id: request.id, body: .activityPreviews(await activities.previews())))
    case .pushTokens(let change):
      await pushHandlers.tell(change)
      reply(Reply(id: request.id, body: .acknowledged))
    case .answer: break
    case .shutdown: reply(Reply(id: request.id, body: .goodbye))
    }
  }

  func member(_ kind: String) -> Member? { members.first { $0.description.kind == kind } }

  func unknown(_ kind: String) -> ExtensionFailure {
    ExtensionFailure(
      code: .unknownKind,
      message:
        "no widget of kind \"\(kind)\" is in this bundle; it has \(members.map { "\"\($0.description.kind)\"" }.joined(separator: ", "))"
    )
  }

  private func entries(
    _ request: EntriesRequest, id: UInt64, reply: @escaping @Sendable (Reply) -> Void
  ) async -> Reply.Body {
    guard let member = member(request.kind) else { return .failure(unknown(request.kind)) }
    guard member.description.families.contains(request.family) else {
      return .failure(
        ExtensionFailure(
          code: .unsupportedFamily,
          message:
            "\"\(request.kind)\" does not support \(request.family.rawValue); it supports \(member.description.families.map(\.rawValue).joined(separator: ", "))"
        ))
    }
    guard let first = request.environments.first else {
      return .failure(
        ExtensionFailure(code: .badRequest, message: "the request names no environment to draw in"))
    }
    let clock = ContinuousClock()
    let start = clock.now
    let family = WidgetFamily(request.family)
    let context = TimelineProviderContext(
      environmentVariants: .init(environments: request.environments.map { EnvironmentValues($0) }),
      family: family, isPreview: request.isPreview, displaySize: first.size)
    let kind = request.kind
    let method = request.source == .snapshot ? "getSnapshot" : "getTimeline"
    let loaded = await member.driver.load(request, context) {
      reply(
        Reply(
          id: id,
          body: .notice(
            Archive.Diagnostic(
              code: "completion-called-twice", severity: .warning,
              message:
                "\(method)(in:completion:) of the provider of \"\(kind)\" called its completion more than once; the first call counts"
            ))))
    }
    let provided = clock.now
    switch loaded {
    case .failure(let failure): return .failure(failure)
    case .success(let timeline):
      guard !timeline.entries.isEmpty else {
        return .failure(
          ExtensionFailure(
            code: .noEntries,
            message: "the provider of \"\(kind)\" gave a timeline without entries; give at least one"))
      }
      guard timeline.entries.count <= Self.mostEntries else {
        return .failure(
          ExtensionFailure(
            code: .tooLarge,
            message:
              "the provider of \"\(kind)\" gave \(timeline.entries.count) entries; \(Self.mostEntries) are the most that can be archived, and 10 to 20 are usual"
          ))
      }
      var timings = SceneEvaluator.Timings()
      let drawn = timeline.entries.map {
        draw($0, request: request, member: member, family: family, timings: &timings)
      }
      return .timeline(
        ArchivedTimeline(
          entries: drawn, policy: timeline.policy.archived,
          timings: StageTimings(
            provider: provided.seconds(since: start), evaluate: timings.evaluate, layout: timings.layout,
            archive: 0), diagnostics: timeline.findings))
    }
  }

  private func draw(
    _ entry: LoadedTimeline.Entry, request: EntriesRequest, member: Member, family: WidgetFamily,
    timings: inout SceneEvaluator.Timings
  ) -> ArchivedEntry {
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
        archived, member.description.contentMarginsDisabled ? EdgeInsets() : insets,
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
        scene.diagnostics.append(
          Archive.Diagnostic(
            code: "no-container-background", severity: .error,
            message:
              "the view of \"\(request.kind)\" never calls containerBackground(_:for: .widget); since iOS 17 the system shows a message in place of the widget"
          ))
      }
      variants.append(SceneVariant(environment: index, scene: scene))
    }
    return ArchivedEntry(
      date: entry.date,
      relevance: entry.relevance.map { .init(score: Double($0.score), duration: $0.duration) },
      scenes: variants)
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

extension TimelineReloadPolicy {
  var archived: ReloadPolicy {
    switch kind {
    case .atEnd: .atEnd
    case .never: .never
    case .after(let date): .after(date)
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
