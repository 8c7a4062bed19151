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
      guard timeline.entries.count <= EntryPainter.mostEntries else {
        return .failure(
          ExtensionFailure(
            code: .tooLarge,
            message:
              "the provider of \"\(kind)\" gave \(timeline.entries.count) entries; \(EntryPainter.mostEntries) are the most that can be archived, and 10 to 20 are usual"
          ))
      }
      let painter = EntryPainter(request: request, description: member.description)
      return .timeline(painter.timeline(timeline, providerSeconds: provided.seconds(since: start)))
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
