import Archive
import Foundation
import SwiftUI

/// A widget that the person cannot configure.
@MainActor @preconcurrency public struct StaticConfiguration<Content: View>: WidgetConfiguration {
  public typealias Body = Never
  let kind: String
  let driver: @MainActor () -> WidgetDriver

  public init<Provider: TimelineProvider>(
    kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {
    self.kind = kind
    driver = {
      let source = UncheckedProvider(provider)
      return WidgetDriver(
        configuration: .staticConfiguration,
        show: { LoadedTimeline.showing($0, kind: kind, content: content) },
        relevance: { await source.relevance().clues() }
      ) { request, context, calledAgain in
        switch request.source {
        case .placeholder:
          let entry = provider.placeholder(in: context)
          return .success(LoadedTimeline(entries: [entry], policy: .never, content: content))
        case .snapshot:
          let outcome = await Completion<Provider.Entry>.wait(calledAgain: calledAgain) { done in
            provider.getSnapshot(in: context, completion: done)
          }
          switch outcome {
          case .value(let entry):
            return .success(LoadedTimeline(entries: [entry], policy: .never, content: content))
          case .dropped: return .failure(.completionDropped("getSnapshot(in:completion:)", kind: kind))
          }
        case .timeline:
          let outcome = await Completion<Timeline<Provider.Entry>>.wait(calledAgain: calledAgain) { done in
            provider.getTimeline(in: context, completion: done)
          }
          switch outcome {
          case .value(let timeline):
            return .success(
              LoadedTimeline(entries: timeline.entries, policy: timeline.policy, content: content))
          case .dropped: return .failure(.completionDropped("getTimeline(in:completion:)", kind: kind))
          }
        }
      }
    }
  }

  public var body: Never { fatalError("StaticConfiguration is primitive and has no body") }

  public func _describe(_ description: inout _WidgetDeclaration) {
    description.kind = kind
    description.driver = driver()
  }
}

/// A provider that is asked away from the main actor, where its async method runs on iOS, too.
private struct UncheckedProvider<Provider: TimelineProvider>: @unchecked Sendable {
  let provider: Provider
  init(_ provider: Provider) { self.provider = provider }
  func relevance() async -> WidgetRelevance<Void> { await provider.relevance() }
}

extension ExtensionFailure {
  static func completionDropped(_ method: String, kind: String) -> ExtensionFailure {
    ExtensionFailure(
      code: .completionNeverCalled,
      message:
        "\(method) of the provider of \"\(kind)\" returned and let go of its completion without calling it; call the completion exactly once on every path"
    )
  }
}
