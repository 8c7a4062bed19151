import ActivityKit
import Archive
import SwiftUI
import WidgetKit
import XCTest

/// Asks a bundle with Live Activities as a host does.
@MainActor struct ActivityBench {
  let service: WidgetService
  nonisolated static let now = Date(timeIntervalSinceReferenceDate: 800_000_000)

  init(_ widgets: any Widget...) { service = WidgetService(widgets: widgets) }
  init(bundle: some Widget) { service = WidgetService(widgets: WidgetCensus.widgets(in: bundle)) }

  func ask(_ body: Request.Body) async -> Reply.Body? {
    let box = Box()
    await service.answer(Request(id: 1, body: body)) { box.add($0) }
    return box.last?.body
  }

  func describe() async -> BundleDescription? {
    if case .bundle(let bundle)? = await ask(.describe) { bundle } else { nil }
  }

  /// The pictures of an activity in the slots.
  func scenes<A: ActivityAttributes>(
    _ attributes: A, _ state: A.ContentState, isStale: Bool = false, _ slots: [ActivityRequest.Slot],
    file: StaticString = #filePath, line: UInt = #line
  ) async throws -> ActivityScenes {
    let reply = await ask(
      .activity(
        ActivityRequest(
          activityID: "A1", attributesType: String(describing: A.self),
          attributes: try JSONEncoder().encode(attributes), state: try JSONEncoder().encode(state),
          isStale: isStale, slots: slots)))
    guard case .activity(let scenes)? = reply else {
      XCTFail("\(String(describing: reply))", file: file, line: line)
      throw CancellationError()
    }
    return scenes
  }

  /// Why JSON was refused.
  func failure(
    _ type: String, attributes: String, state: String
  ) async -> ExtensionFailure? {
    let reply = await ask(
      .activity(
        ActivityRequest(
          activityID: "A1", attributesType: type, attributes: Data(attributes.utf8), state: Data(state.utf8)))
    )
    if case .failure(let failure)? = reply { return failure }
    return nil
  }

  private final class Box: @unchecked Sendable {
    private let lock = NSLock()
    private var replies: [Reply] = []
    func add(_ reply: Reply) { lock.withLock { replies.append(reply) } }
    var last: Reply? { lock.withLock { replies.last } }
  }
}

extension ActivityRequest.Slot {
  /// The slots of an iPhone with 393×852 points (facts, `widget_sizes.json`, A).
  static func phone(_ presentation: ActivityPresentation) -> ActivityRequest.Slot {
    func slot(
      _ width: Double, _ height: Double, minimum: CGSize, radius: Double
    ) -> ActivityRequest.Slot {
      ActivityRequest.Slot(
        presentation: presentation, minimum: minimum,
        environment: SceneEnvironment(
          size: CGSize(width: width, height: height), contentMargins: Margins(all: 0), cornerRadius: radius,
          now: ActivityBench.now))
    }
    switch presentation {
    case .lockScreen: return slot(371, 160, minimum: CGSize(width: 371, height: 84), radius: 24)
    case .compactLeading, .compactTrailing:
      return slot(52.33, 36.67, minimum: CGSize(width: 0, height: 36.67), radius: 18.33)
    case .minimal: return slot(45, 36.67, minimum: CGSize(width: 36.67, height: 36.67), radius: 18.33)
    case .expanded:
      var expanded = slot(371, 160, minimum: CGSize(width: 371, height: 84), radius: 44)
      expanded.sensor = CGSize(width: 126, height: 36.67)
      return expanded
    case .small: return slot(182, 84, minimum: CGSize(width: 182, height: 84), radius: 20)
    case .medium: return slot(240, 100, minimum: CGSize(width: 240, height: 78), radius: 20)
    }
  }
}

extension ActivityScenes {
  subscript(_ presentation: ActivityPresentation) -> Archive.Scene? {
    pictures.first { $0.presentation == presentation }?.scene
  }
}

/// What a scene shows.
struct SceneParts {
  private(set) var texts: [(string: String, frame: CGRect)] = []
  private(set) var symbols: [(name: String, frame: CGRect)] = []
  private(set) var paths: [(geometry: PathGeometry, paint: Paint)] = []

  init(_ scene: Archive.Scene) { take(scene.content) }

  func text(_ string: String) -> CGRect? { texts.first { $0.string == string }?.frame }
  func symbol(_ name: String) -> CGRect? { symbols.first { $0.name == name }?.frame }

  private mutating func take(_ nodes: [Node]) {
    for node in nodes {
      switch node {
      case .group(let group): if group.isShown { take(group.children) }
      case .text(let text): texts.append((text.string, text.frame))
      case .liveText(let text): texts.append(("live", text.frame))
      case .symbol(let symbol): symbols.append((symbol.name, symbol.frame))
      case .path(let path): paths.append((path.geometry, path.paint))
      case .image, .liveProgress, .unsupported: break
      }
    }
  }
}
