import Foundation
import Host

/// Numbers the host's events, keeps the last ones for browsers that come back, and hands them to every open page.
///
/// It also remembers what only events tell: which extension is being built, and its last lines.
actor EventFeed {
  /// Events kept for browsers that were away.
  static let kept = 512
  /// Events that may wait for one slow browser; after that it is cut off and comes back by itself.
  static let waiting = 1024
  static let logLines = 300
  static let heartbeat = Duration.seconds(15)

  /// Distinguishes this run of the server in event numbers.
  let run: String
  private var last = 0
  private var recent: [(number: Int, text: String)] = []
  private var subscribers: [Int: AsyncStream<String>.Continuation] = [:]
  private var nextSubscriber = 0
  private(set) var building: Set<String> = []
  private(set) var reports: [String: BuildReport] = [:]
  private(set) var logs: [String: [String]] = [:]

  init(run: String = String(UInt32.random(in: .min ... .max), radix: 36)) { self.run = run }

  /// Passes on the model's events, and a sign of life now and then, until the task is cancelled.
  func follow(_ model: any PageModel) async {
    await withTaskGroup(of: Void.self) { group in
      group.addTask {
        for await event in await model.events() { await self.send(event) }
      }
      group.addTask {
        while (try? await Task.sleep(for: Self.heartbeat)) != nil { await self.beat() }
      }
      await group.waitForAll()
    }
    finish()
  }

  func send(_ event: HostEvent) {
    note(event)
    last += 1
    let text = "id: \(run)-\(last)\n" + EventText.text(event)
    recent.append((last, text))
    if recent.count > Self.kept { recent.removeFirst(recent.count - Self.kept) }
    give(text)
  }

  /// Tells every browser to fetch the state anew.
  func reset() { give(EventText.reset) }

  /// A comment line: keeps proxies from closing and finds browsers that left.
  func beat() { give(": \n\n") }

  /// The events after the one a browser had last; those from now on when it had none. When what it missed is not kept any more,
  /// it is told to fetch the state anew.
  func subscribe(after id: String?) -> AsyncStream<String> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: String.self, bufferingPolicy: .bufferingOldest(Self.waiting))
    continuation.yield("retry: 1000\n\n")
    if let id { for text in missed(after: id) { continuation.yield(text) } }
    let key = nextSubscriber
    nextSubscriber += 1
    subscribers[key] = continuation
    continuation.onTermination = { _ in Task { await self.leave(key) } }
    return stream
  }

  var subscriberCount: Int { subscribers.count }

  private func missed(after id: String) -> [String] {
    let parts = id.split(separator: "-", maxSplits: 1)
    guard parts.count == 2, parts[0] == run, let number = Int(parts[1]), number <= last,
      number >= (recent.first?.number ?? last + 1) - 1
    else { return [EventText.reset] }
    return recent.drop { $0.number <= number }.map(\.text)
  }

  private func note(_ event: HostEvent) {
    switch event {
    case .buildStarted(let name): building.insert(name)
    case .buildFinished(let name, let report):
      building.remove(name)
      reports[name] = report
    case .log(let name, let line):
      logs[name, default: []].append(line)
      if logs[name]!.count > Self.logLines { logs[name]!.removeFirst() }
    case .widgetChanged, .layoutChanged, .ledgerChanged, .controlChanged, .opened, .activityChanged,
      .islandChanged, .alerted,
      .pushed, .companionChanged, .clockChanged:
      break
    }
  }

  private func give(_ text: String) {
    for (key, subscriber) in subscribers {
      if case .dropped = subscriber.yield(text) {
        subscriber.finish()
        subscribers[key] = nil
      }
    }
  }

  private func leave(_ key: Int) { subscribers[key] = nil }

  private func finish() {
    for subscriber in subscribers.values { subscriber.finish() }
    subscribers = [:]
  }
}
