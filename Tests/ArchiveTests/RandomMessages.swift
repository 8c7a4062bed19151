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
      switch int(0...13) {
      case 0: .describe
      case 13: .relevance(kind: string())
      case 1: .shutdown
      case 2: .sheet(SheetRequest(subject: subject(), values: values()))
      case 3:
        .options(
          OptionsRequest(
            subject: subject(), parameter: string(), values: values(), search: maybe { $0.string() }))
      case 4: .recommendations(kind: string())
      case 5:
        .perform(
          PerformRequest(kind: string(), intent: string(), value: maybe { $0.bool() }, isLocked: bool()))
      case 6:
        .control(
          ControlRequest(
            kind: string(), values: values(), isPreview: bool(), environment: environment(),
            cell: number(), gap: number()))
      case 12: .activityPreviews
      case 8: .activity(activityRequest())
      case 9:
        .pushTokens(PushTokensChange(subject: choice(PushTokensChange.Subject.self), answer: hostAnswer()))
      case 7: .answer(question: UInt64(int(0...9)), hostAnswer())
      default:
        .entries(
          EntriesRequest(
            kind: string(), family: choice(WidgetFamily.self), source: choice(EntriesRequest.Source.self),
            isPreview: bool(), values: values(), environments: list(0...3) { $0.environment() }))
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
      containerBackgroundRemovable: bool(), intent: maybe { $0.intent() }, promptsForConfiguration: bool(),
      handlesPush: bool())
  }

  mutating func clue() -> RelevanceClue {
    let contexts: [RelevanceClue.Context?] = [
      nil, .interval(from: date(), to: date()), .place(string()), .condition(string()),
    ]
    return RelevanceClue(
      values: values(), context: contexts[int(0...3)], group: maybe { $0.string() })
  }

  mutating func reply() -> Reply {
    let body: Reply.Body =
      switch int(0...21) {
      case 0:
        .bundle(
          BundleDescription(
            widgets: list(0...3) { $0.widget() }, controls: list(0...3) { $0.controlDescription() },
            activities: list(0...2) { $0.activityDescription() }))
      case 5: .sheet(sheet())
      case 6: .options(options())
      case 7: .recommendations(list(0...3) { Recommendation(title: $0.string(), values: $0.values()) })
      case 8: .performed(outcome())
      case 9: .control(control())
      case 10: .reloadControls(kind: maybe { $0.string() })
      case 11: .recommendationsChanged
      case 19: .activityPreviews(activityPreviews())
      case 20: .relevance(list(0...3) { $0.clue() })
      case 21: .relevanceChanged(kind: string())
      case 13: .activity(activityScenes())
      case 14: .acknowledged
      case 12: .question(choice(HostQuestion.self))
      case 1: .failure(ExtensionFailure(code: choice(ExtensionFailure.Code.self), message: string()))
      case 2: .reload(kind: maybe { $0.string() })
      case 3: .notice(diagnostic())
      case 4: .goodbye
      default: .timeline(timeline())
      }
    return Reply(id: UInt64.random(in: 0...UInt64.max, using: &random), body: body)
  }
}
