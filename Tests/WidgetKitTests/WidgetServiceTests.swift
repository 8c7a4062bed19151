import Archive
import SwiftUI
import WidgetKit
import XCTest

/// What a provider of the tests does with its completion.
private enum Behaviour: Sendable {
  case answers, dropsIt, callsTwice, fromAnotherThread, emptyTimeline, tooMany, never
}

private struct Entry: TimelineEntry {
  var date: Date
  var relevance: TimelineEntryRelevance? { TimelineEntryRelevance(score: 2, duration: 60) }
}

private struct Provider: TimelineProvider {
  let behaviour: Behaviour
  func placeholder(in context: Context) -> Entry { Entry(date: .distantPast) }
  func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void) {
    completion(Entry(date: Date(timeIntervalSince1970: context.isPreview ? 1 : 2)))
  }
  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void) {
    let good = Timeline(
      entries: [Entry(date: Date(timeIntervalSince1970: 10)), Entry(date: Date(timeIntervalSince1970: 20))],
      policy: .after(Date(timeIntervalSince1970: 30)))
    switch behaviour {
    case .answers: completion(good)
    case .dropsIt: break
    case .callsTwice:
      completion(good)
      completion(good)
    case .fromAnotherThread: Thread.detachNewThread { completion(good) }
    case .emptyTimeline: completion(Timeline(entries: [], policy: .atEnd))
    case .tooMany:
      completion(
        Timeline(
          entries: (0..<6000).map { Entry(date: Date(timeIntervalSince1970: Double($0))) }, policy: .atEnd))
    case .never: completion(Timeline(entries: good.entries, policy: .never))
    }
  }
}

private struct TestWidget: Widget {
  var behaviour = Behaviour.answers
  init() {}
  init(_ behaviour: Behaviour) { self.behaviour = behaviour }
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Test", provider: Provider(behaviour: behaviour)) { entry in
      SchemeView().containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("A name")
    .description("What it shows")
    .supportedFamilies([.systemSmall, .systemMedium])
  }
}

private struct SchemeView: View {
  @Environment(\.colorScheme) var scheme
  @Environment(\.widgetFamily) var family
  @Environment(\.redactionReasons) var reasons
  var body: some View {
    Color(white: scheme == .dark ? 0 : 1)
      .frame(width: family == .systemSmall ? 10 : 20, height: reasons.contains(.placeholder) ? 5 : 10)
  }
}

/// Keeps what a service replied.
private final class Replies: @unchecked Sendable {
  private let lock = NSLock()
  private var list: [Reply] = []
  func add(_ reply: Reply) { lock.withLock { list.append(reply) } }
  var all: [Reply] { lock.withLock { list } }
}

@MainActor final class WidgetServiceTests: XCTestCase {
  private func ask(
    _ behaviour: Behaviour, kind: String = "Test", family: Archive.WidgetFamily = .systemSmall,
    source: EntriesRequest.Source = .timeline, isPreview: Bool = false
  ) async -> [Reply] {
    let service = WidgetService(widgets: [TestWidget(behaviour)])
    let replies = Replies()
    let light = SceneEnvironment(size: CGSize(width: 158, height: 158), now: .distantPast)
    var dark = light
    dark.colorScheme = .dark
    await service.answer(
      Request(
        id: 7,
        body: .entries(
          EntriesRequest(
            kind: kind, family: family, source: source, isPreview: isPreview, environments: [light, dark])))
    ) { replies.add($0) }
    return replies.all
  }
  private func timeline(_ replies: [Reply]) -> ArchivedTimeline? {
    for reply in replies { if case .timeline(let timeline) = reply.body { return timeline } }
    return nil
  }
  private func failure(_ replies: [Reply]) -> ExtensionFailure? {
    for reply in replies { if case .failure(let failure) = reply.body { return failure } }
    return nil
  }

  func testABundleDescribesItsWidgets() async {
    let service = WidgetService(widgets: [TestWidget()])
    let replies = Replies()
    await service.answer(Request(id: 1, body: .describe)) { replies.add($0) }
    XCTAssertEqual(
      replies.all,
      [
        Reply(
          id: 1,
          body: .bundle(
            BundleDescription(widgets: [
              WidgetDescription(
                kind: "Test", displayName: "A name", summary: "What it shows",
                families: [.systemSmall, .systemMedium], configuration: .staticConfiguration)
            ])))
      ])
  }

  func testATimelineKeepsDatesPolicyAndRelevance() async throws {
    let timelineReply = await ask(.answers)
    let timeline = try XCTUnwrap(self.timeline(timelineReply))
    XCTAssertEqual(timeline.entries.map(\.date.timeIntervalSince1970), [10, 20])
    XCTAssertEqual(timeline.policy, .after(Date(timeIntervalSince1970: 30)))
    XCTAssertEqual(timeline.entries[0].relevance, .init(score: 2, duration: 60))
  }

  func testAFurtherEnvironmentIsDrawnOnlyWhereTheViewReadWhatDiffers() async throws {
    let timelineReply = await ask(.answers)
    let timeline = try XCTUnwrap(self.timeline(timelineReply))
    XCTAssertEqual(timeline.entries[0].scenes.map(\.environment), [0, 1])
    XCTAssertNotEqual(
      timeline.entries[0].scenes[0].scene.content, timeline.entries[0].scenes[1].scene.content)
  }

  func testACompletionFromAnotherThreadIsFine() async {
    let replies = await ask(.fromAnotherThread)
    XCTAssertNotNil(timeline(replies))
    XCTAssertEqual(replies.count, 1)
  }

  func testADroppedCompletionIsKnownAtOnce() async throws {
    let failureReply = await ask(.dropsIt)
    let failure = try XCTUnwrap(self.failure(failureReply))
    XCTAssertEqual(failure.code, .completionNeverCalled)
    XCTAssertTrue(failure.message.contains("getTimeline"), failure.message)
  }

  func testASecondCallIsNotedAndTheFirstCounts() async {
    let replies = await ask(.callsTwice)
    XCTAssertNotNil(timeline(replies))
    XCTAssertTrue(
      replies.contains {
        if case .notice(let d) = $0.body { d.code == "completion-called-twice" } else { false }
      })
  }

  func testATimelineWithoutEntriesIsAFailure() async {
    let code = failure(await ask(.emptyTimeline))?.code
    XCTAssertEqual(code, .noEntries)
  }

  func testTooManyEntriesAreAFailure() async {
    let code = failure(await ask(.tooMany))?.code
    XCTAssertEqual(code, .tooLarge)
  }

  func testNeverStaysNever() async {
    let policy = timeline(await ask(.never))?.policy
    XCTAssertEqual(policy, .never)
  }

  func testAPlaceholderIsRedacted() async throws {
    let timelineReply = await ask(.answers, source: .placeholder)
    let timeline = try XCTUnwrap(self.timeline(timelineReply))
    XCTAssertEqual(height(timeline), 5)
    let normalReply = await ask(.answers)
    let normal = try XCTUnwrap(self.timeline(normalReply))
    XCTAssertEqual(height(normal), 10)
  }
  private func height(_ timeline: ArchivedTimeline) -> CGFloat? {
    guard case .group(let part)? = timeline.entries.first?.scenes.first?.scene.content.first,
      case .path(let path)? = part.children.first, case .rect(let rect) = path.geometry
    else { return nil }
    return rect.height
  }

  func testTheGalleryAsksWithIsPreview() async {
    let preview = timeline(await ask(.answers, source: .snapshot, isPreview: true))
    let normal = timeline(await ask(.answers, source: .snapshot))
    XCTAssertEqual(preview?.entries.first?.date.timeIntervalSince1970, 1)
    XCTAssertEqual(normal?.entries.first?.date.timeIntervalSince1970, 2)
  }

  func testAnUnknownKindNamesThoseThereAre() async throws {
    let failureReply = await ask(.answers, kind: "Other")
    let failure = try XCTUnwrap(self.failure(failureReply))
    XCTAssertEqual(failure.code, .unknownKind)
    XCTAssertTrue(failure.message.contains("\"Test\""), failure.message)
  }

  func testAnUnsupportedFamilyNamesThoseThereAre() async throws {
    let failureReply = await ask(.answers, family: .systemLarge)
    let failure = try XCTUnwrap(self.failure(failureReply))
    XCTAssertEqual(failure.code, .unsupportedFamily)
    XCTAssertTrue(failure.message.contains("systemSmall, systemMedium"), failure.message)
  }

  func testAMissingContainerBackgroundIsReported() async throws {
    struct Bare: Widget {
      var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Test", provider: Provider(behaviour: .answers)) { _ in Color.red }
      }
    }
    let service = WidgetService(widgets: [Bare()])
    let replies = Replies()
    await service.answer(
      Request(
        id: 1,
        body: .entries(
          EntriesRequest(
            kind: "Test", family: .systemSmall, source: .timeline,
            environments: [SceneEnvironment(size: CGSize(width: 10, height: 10), now: .distantPast)])))
    ) { replies.add($0) }
    let scene = try XCTUnwrap(timeline(replies.all)?.entries.first?.scenes.first?.scene)
    XCTAssertNil(scene.containerBackground)
    XCTAssertEqual(scene.diagnostics.map(\.code), ["no-container-background"])
  }
}
