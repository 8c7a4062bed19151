import Archive
import ExtensionMain
import Foundation
import SwiftUI

/// Answers a host that was started for the previews of the source: it describes them as if each were a widget of the bundle, and
/// draws their entries and views. Live Activities are answered as in the bundle.
@MainActor package final class PreviewService: ExtensionService {
  private let widgets: [any Widget]
  private let activities = ActivityService()
  /// Made at the first request: a preview may trap.
  private lazy var members: [PreviewMember] = {
    for widget in widgets {
      var declaration = _WidgetDeclaration()
      WidgetService.describe(widget, into: &declaration)
      activities.take(declaration)
    }
    return PreviewMember.all()
  }()

  package init(widgets: [any Widget]) { self.widgets = widgets }

  package func answer(_ request: Request, reply: @escaping @Sendable (Reply) -> Void) async {
    reply(Reply(id: request.id, body: await answer(request.body)))
  }

  private func answer(_ request: Request.Body) async -> Reply.Body {
    switch request {
    case .describe: return .bundle(BundleDescription(widgets: members.map(\.description)))
    case .entries(let entries): return await self.entries(entries)
    case .activity(let activity): return activities.pictures(activity)
    case .activityPreviews: return .activityPreviews(await activityPreviews())
    case .shutdown: return .goodbye
    case .control, .sheet, .options, .recommendations, .relevance, .perform, .pushTokens, .answer:
      return .failure(
        ExtensionFailure(code: .badRequest, message: "previews are drawn, and answer nothing else"))
    }
  }

  private func entries(_ request: EntriesRequest) async -> Reply.Body {
    guard let member = members.first(where: { $0.description.kind == request.kind }) else {
      return .failure(
        ExtensionFailure(code: .unknownKind, message: "there is no preview at \(request.kind)"))
    }
    guard let first = request.environments.first else {
      return .failure(
        ExtensionFailure(code: .badRequest, message: "the request names no environment to draw in"))
    }
    switch member.drawing {
    case .none(let reason): return .failure(ExtensionFailure(code: .unsupportedFamily, message: reason))
    case .activity, .activityContext:
      return .failure(
        ExtensionFailure(code: .badRequest, message: "a preview of a Live Activity has no entries"))
    case .views(let bodies, let surroundings):
      return await ViewPreviewPainter(request: request, surroundings: surroundings).timeline(of: bodies)
    case .entries(let load):
      let context = TimelineProviderContext(
        environmentVariants: .init(environments: request.environments.map { EnvironmentValues($0) }),
        family: WidgetFamily(request.family), isPreview: request.isPreview, displaySize: first.size)
      return timeline(await load(request, context), of: member, request)
    }
  }

  private func timeline(
    _ loaded: Result<LoadedTimeline, ExtensionFailure>, of member: PreviewMember, _ request: EntriesRequest
  ) -> Reply.Body {
    switch loaded {
    case .failure(let failure): return .failure(failure)
    case .success(let timeline):
      guard !timeline.entries.isEmpty else {
        return .failure(ExtensionFailure(code: .noEntries, message: "it has no entries to show"))
      }
      guard timeline.entries.count <= EntryPainter.mostEntries else {
        return .failure(
          ExtensionFailure(
            code: .tooLarge,
            message: "it has \(timeline.entries.count) entries; \(EntryPainter.mostEntries) are the most"))
      }
      let painter = EntryPainter(request: request, description: member.description)
      return .timeline(painter.timeline(timeline, providerSeconds: 0))
    }
  }

  private func activityPreviews() async -> ActivityPreviewList {
    var list = ActivityPreviewList()
    for member in members {
      switch member.drawing {
      case .activity(let preview):
        await activities.add(preview, file: member.file, line: member.line, to: &list)
      case .activityContext(let context):
        switch context.values {
        case .success(let values):
          list.previews.append(
            ActivityPreview(
              name: member.description.displayName, form: context.form,
              attributesType: context.attributesType, attributes: values.attributes, states: [values.state],
              file: member.file, line: member.line))
        case .failure(let reason):
          list.diagnostics.append(
            .previewNotEncoded(context.attributesType, reason.words, member.description.kind))
        }
      case .entries, .views, .none: break
      }
    }
    return list
  }
}
