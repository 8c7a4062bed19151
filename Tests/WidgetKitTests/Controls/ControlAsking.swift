import Archive
import SwiftUI
import WidgetKit
import XCTest

/// Asks a bundle of controls as a host does.
@MainActor struct ControlBench {
  let service: WidgetService

  init(_ controls: any ControlWidget...) {
    service = WidgetService(widgets: controls.map { ControlInBundle(control: $0) })
  }
  init(bundle: some Widget) { service = WidgetService(widgets: WidgetCensus.widgets(in: bundle)) }

  func ask(_ body: Request.Body) async -> Reply.Body? {
    let box = ReplyBox()
    await service.answer(Request(id: 1, body: body)) { box.add($0) }
    return box.last?.body
  }

  func describe() async -> BundleDescription? {
    if case .bundle(let bundle)? = await ask(.describe) { bundle } else { nil }
  }

  func state(
    _ kind: String, values: IntentValues = [:], isPreview: Bool = false, file: StaticString = #filePath,
    line: UInt = #line
  ) async throws -> ControlState {
    let environment = SceneEnvironment(
      size: CGSize(width: 70, height: 70), colorScheme: .dark, now: Date(timeIntervalSince1970: 1_000_000))
    let reply = await ask(
      .control(ControlRequest(kind: kind, values: values, isPreview: isPreview, environment: environment)))
    guard case .control(let state)? = reply else {
      XCTFail("\(String(describing: reply))", file: file, line: line)
      throw CancellationError()
    }
    return state
  }

  func failure(_ body: Request.Body) async -> ExtensionFailure? {
    if case .failure(let failure)? = await ask(body) { failure } else { nil }
  }
}

private final class ReplyBox: @unchecked Sendable {
  private let lock = NSLock()
  private var replies: [Reply] = []
  func add(_ reply: Reply) { lock.withLock { replies.append(reply) } }
  var last: Reply? { lock.withLock { replies.last } }
}

extension Archive.Scene {
  /// Every symbol and text that is drawn, with whether it hides on a locked device.
  var drawn: [(text: String, isPrivate: Bool)] { Self.drawn(content, isPrivate: false) }

  private static func drawn(_ nodes: [Node], isPrivate: Bool) -> [(text: String, isPrivate: Bool)] {
    nodes.flatMap { node -> [(text: String, isPrivate: Bool)] in
      switch node {
      case .group(let group): drawn(group.children, isPrivate: isPrivate || group.redaction == .privacy)
      case .symbol(let symbol): [("symbol:\(symbol.name)", isPrivate)]
      case .text(let text): [(text.string, isPrivate)]
      case .path, .liveText, .image, .liveProgress, .unsupported: []
      }
    }
  }
}
