import Archive
import Foundation

extension RandomValues {
  mutating func environment() -> SceneEnvironment {
    SceneEnvironment(
      size: size(), colorScheme: choice(SceneEnvironment.ColorScheme.self), increasedContrast: bool(),
      renderingMode: choice(SceneEnvironment.RenderingMode.self), showsContainerBackground: bool(),
      contentMargins: Margins(top: number(), leading: number(), bottom: number(), trailing: number()),
      displayScale: number(), dynamicTypeSize: string(), locale: string(), timeZone: string(),
      rightToLeft: bool(), luminanceReduced: bool(), cornerRadius: number(), now: date())
  }

  mutating func request() -> Request {
    let body: Request.Body =
      switch int(0...4) {
      case 0: .describe
      case 1: .shutdown
      default:
        .entries(
          EntriesRequest(
            kind: string(), family: choice(WidgetFamily.self), source: choice(EntriesRequest.Source.self),
            isPreview: bool(), environments: list(0...3) { $0.environment() }))
      }
    return Request(id: UInt64.random(in: 0...UInt64.max, using: &random), body: body)
  }

  mutating func timeline() -> ArchivedTimeline {
    let policies: [ReloadPolicy] = [.atEnd, .after(date()), .never]
    return ArchivedTimeline(
      entries: list(0...3) {
        ArchivedEntry(
          date: $0.date(),
          relevance: $0.maybe { ArchivedEntry.Relevance(score: $0.number(), duration: $0.number()) },
          scenes: $0.list(0...2) { SceneVariant(environment: $0.int(0...5), scene: $0.scene()) })
      },
      policy: policies[int(0...2)],
      timings: StageTimings(
        provider: fraction(), evaluate: fraction(), layout: fraction(), archive: fraction()),
      diagnostics: list(0...2) { $0.diagnostic() })
  }

  mutating func widget() -> WidgetDescription {
    WidgetDescription(
      kind: string(), displayName: maybe { $0.string() }, summary: maybe { $0.string() },
      families: list(0...4) { $0.choice(WidgetFamily.self) },
      configuration: choice(WidgetDescription.Configuration.self), contentMarginsDisabled: bool(),
      containerBackgroundRemovable: bool())
  }

  mutating func reply() -> Reply {
    let body: Reply.Body =
      switch int(0...8) {
      case 0: .bundle(BundleDescription(widgets: list(0...3) { $0.widget() }))
      case 1: .failure(ExtensionFailure(code: choice(ExtensionFailure.Code.self), message: string()))
      case 2: .reload(kind: maybe { $0.string() })
      case 3: .notice(diagnostic())
      case 4: .goodbye
      default: .timeline(timeline())
      }
    return Reply(id: UInt64.random(in: 0...UInt64.max, using: &random), body: body)
  }
}
