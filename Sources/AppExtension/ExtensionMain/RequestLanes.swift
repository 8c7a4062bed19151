import Archive
import CDefaults

/// The order in which requests are worked on: one after the other in each lane, the lanes beside each other.
///
/// A provider may await the network for seconds. A tap must not wait for it, nor the rows of an edit sheet.
@MainActor package final class RequestLanes {
  package enum Lane: Sendable, Hashable {
    /// Descriptions and timelines, in the order they were asked for.
    case timelines
    /// Intents, in the order they were tapped.
    case intents
    case controls
    /// Pictures of Live Activities.
    case activities
    /// Reads something, and waits for nobody.
    case free
  }

  private let service: any ExtensionService
  private let reply: @Sendable (Reply) -> Void
  /// The request that came last in each lane.
  private var last: [Lane: Task<Void, Never>] = [:]

  package init(_ service: any ExtensionService, reply: @escaping @Sendable (Reply) -> Void) {
    self.service = service
    self.reply = reply
  }

  /// Starts on a request as soon as its lane is free.
  package func take(_ request: Request) {
    let lane = request.body.lane
    let before = lane == .free ? nil : last[lane]
    let task = Task { @MainActor [service, reply] in
      await before?.value
      // The app may have set something for its widgets meanwhile.
      vitrine_defaults_refresh()
      await service.answer(request, reply: reply)
    }
    if lane != .free { last[lane] = task }
  }
}

extension Request.Body {
  package var lane: RequestLanes.Lane {
    switch self {
    case .describe, .entries, .shutdown: .timelines
    case .perform: .intents
    case .control: .controls
    case .activity, .activityPreviews: .activities
    case .sheet, .options, .recommendations, .relevance, .answer, .pushTokens: .free
    }
  }
}
