import ActivityKit
import Archive
import Foundation
import Glibc
import Synchronization
import XCTest

/// The host's end of a real socket pair, which keeps activities as simply as possible and does what a test tells it.
final class FakeHost: AppTransport {
  let hasHost = true
  typealias Answer = @Sendable (AppRequest) -> [AppReply.Body]?

  struct State {
    var descriptor: Int32?
    var requests: [AppRequest] = []
    var activities: [AppActivity] = []
    var authorization = ActivityAuthorization(areActivitiesEnabled: true, frequentPushesEnabled: false)
    var startTokens: [String: Data] = [:]
    var answer: Answer = { _ in nil }
    var opened = 0
  }
  private let state = Mutex(State())
  let identity = AppIdentity(bundle: "dev.vitrine.tests", role: .app, process: 1, secret: "secret")

  func open() throws(AppTransportFailure) -> Int32 {
    var ends: [Int32] = [0, 0]
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0 else {
      throw AppTransportFailure("no socket pair")
    }
    let (mine, theirs) = (ends[0], ends[1])
    state.withLock {
      $0.descriptor = mine
      $0.opened += 1
    }
    Thread.detachNewThread { [self] in serve(mine) }
    return theirs
  }

  var requests: [AppRequest] { state.withLock { $0.requests } }
  var bodies: [AppRequest.Body] { requests.map(\.body) }
  var opened: Int { state.withLock { $0.opened } }
  var activities: [AppActivity] { state.withLock { $0.activities } }

  func change(_ change: @Sendable (inout State) -> Void) { state.withLock { change(&$0) } }

  /// Answers from now on as the test says, with the last element as the answer and events before; `nil` leaves it to the host, and
  /// an empty list answers nothing.
  func answer(_ answer: @escaping Answer) { state.withLock { $0.answer = answer } }

  /// Says something of its own accord.
  func say(_ body: AppReply.Body) { send([AppReply(id: 0, body: body)]) }

  /// Changes an activity and tells the app.
  func touch(_ id: String, _ change: (inout AppActivity) -> Void) {
    let changed: AppActivity? = state.withLock { state in
      guard let index = state.activities.firstIndex(where: { $0.id == id }) else { return nil }
      change(&state.activities[index])
      let changed = state.activities[index]
      if changed.phase == .dismissed { state.activities.remove(at: index) }
      return changed
    }
    if let changed { say(.changed(changed)) }
  }

  func send(raw bytes: [UInt8]) {
    guard let descriptor = state.withLock({ $0.descriptor }) else { return }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  func send(_ replies: [AppReply]) {
    let bytes = replies.flatMap { reply in
      (try? FrameWriter.frame([UInt8](JSONEncoder().encode(reply)))) ?? []
    }
    send(raw: bytes)
  }

  func hangUp() {
    state.withLock { if let descriptor = $0.descriptor { shutdown(descriptor, Int32(SHUT_RDWR)) } }
  }

  // MARK: Serving

  private func serve(_ descriptor: Int32) {
    var frames = FrameReader()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Glibc.read(descriptor, &buffer, buffer.count)
      guard count > 0 else { break }
      frames.append(buffer[..<count])
      while let frame = try? frames.next() {
        guard let request = try? JSONDecoder().decode(AppRequest.self, from: Data(frame)) else { continue }
        let bodies = state.withLock { state in
          state.requests.append(request)
          return state.answer(request) ?? Self.answer(request, &state)
        }
        send(
          bodies.enumerated().map { index, body in
            AppReply(id: index == bodies.count - 1 ? request.id : 0, body: body)
          })
      }
    }
    state.withLock { if $0.descriptor == descriptor { $0.descriptor = nil } }
    Glibc.close(descriptor)
  }

  private static func answer(_ request: AppRequest, _ state: inout State) -> [AppReply.Body] {
    switch request.body {
    case .hello: return [.welcome]
    case .start(let start):
      let activity = AppActivity(
        id: "A\(state.activities.count + 1)", attributesType: start.attributesType,
        attributes: start.attributes,
        content: start.content, phase: start.start == nil ? .active : .pending,
        token: start.pushType == .token ? Data([1, 2, 3]) : nil)
      state.activities.append(activity)
      return [.activity(activity)]
    case .update(let id, let content, _):
      guard let index = state.activities.firstIndex(where: { $0.id == id }) else { return [.done] }
      state.activities[index].content = content
      state.activities[index].phase = .active
      return [.changed(state.activities[index]), .done]
    case .end(let id, let content, let dismissal):
      guard let index = state.activities.firstIndex(where: { $0.id == id }) else { return [.done] }
      if let content { state.activities[index].content = content }
      state.activities[index].phase = .ended
      let ended = state.activities[index]
      guard dismissal == .immediate else { return [.changed(ended), .done] }
      var dismissed = state.activities.remove(at: index)
      dismissed.phase = .dismissed
      return [.changed(ended), .changed(dismissed), .done]
    case .activities: return [.activities(state.activities)]
    case .authorization: return [.authorization(state.authorization)]
    case .pushToStart(let type): return [.token(state.startTokens[type])]
    case .performed, .reloadWidgets, .relevanceChanged, .reloadControls: return [.done]
    }
  }
}

/// The sentences that were said.
final class Heard: Sendable {
  private let sentences = Mutex<[String]>([])
  var all: [String] { sentences.withLock { $0 } }
  func add(_ sentence: String) { sentences.withLock { $0.append(sentence) } }
  func contains(_ words: String) -> Bool { all.contains { $0.contains(words) } }
}

/// Each test with a host of its own.
class HostedTestCase: XCTestCase {
  var host = FakeHost()
  let heard = Heard()

  override func setUp() {
    host = FakeHost()
    let heard = heard
    Notice.hear { heard.add($0) }
  }
  override func tearDown() { Notice.hear(nil) }

  /// Runs as a process that is connected to the host.
  func hosted(
    patience: Duration = .seconds(20), _ run: (ActivityClient) async throws -> Void
  ) async rethrows {
    let client = ActivityClient(host, patience: patience)
    try await ActivityClient.$current.withValue(client) { try await run(client) }
    client.close()
  }
}

/// The activity that the tests start.
struct Delivery: ActivityAttributes, Equatable {
  struct ContentState: Codable, Hashable {
    var step: String
    var eta: Date
    var driver: String?
  }
  var order: String

  static let placed = ContentState(step: "placed", eta: Date(timeIntervalSinceReferenceDate: 1_000))
  static let onTheWay = ContentState(
    step: "on the way", eta: Date(timeIntervalSinceReferenceDate: 2_000), driver: "Alex")

  static func start(pushType: PushType? = nil) throws -> Activity<Delivery> {
    try Activity.request(
      attributes: Delivery(order: "7"), content: ActivityContent(state: placed, staleDate: nil),
      pushType: pushType)
  }
}
