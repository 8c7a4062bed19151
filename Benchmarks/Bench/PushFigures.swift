import Activities
import Archive
import Foundation
import Host
import Store

/// A push to a Live Activity until its new pictures are kept and told, and until the page has drawn them; and a broadcast to 100,000
/// activities through the whole host, with its store.
enum PushFigures {
  /// Medians in milliseconds of `runs` pushes, by stages, and of one broadcast.
  static func measure(executable: URL, runs: Int = 40) async throws -> [String: Double] {
    var figures = try await BenchHome.run(executable) { home in
      let bench = try await Pushed(home)
      for _ in 0..<5 { _ = try await bench.push() }
      var found: [[String: Double]] = []
      for _ in 0..<runs { found.append(try await bench.push()) }
      return found[0].keys.reduce(into: [String: Double]()) { result, stage in
        result["push_\(stage)_ms"] = Medians.median(found.map { ($0[stage] ?? 0) * 1e3 })
      }
    }
    figures.merge(try await broadcast(executable)) { $1 }
    return figures
  }

  /// One activity with an update token.
  private final class Pushed: Sendable {
    private let home: BenchHome
    private let id: String
    private let token: String
    private let template: String

    init(_ home: BenchHome) async throws {
      self.home = home
      guard let type = await home.host.activityTypes().first else { throw BenchHome.Failure.noActivity }
      template = type.description.stateTemplate
      let record = try await home.host.startActivity(
        ActivityStart(
          attributesType: type.description.attributesType,
          attributes: Data(type.description.attributesTemplate.utf8),
          content: ActivityContentData(state: Data(template.utf8)), pushType: .token),
        extensionName: type.extensionName, origin: .page)
      id = record.id
      let tokens = await home.host.tokens()
      guard let token = tokens.first(where: { $0.kind == .update(activityID: record.id) })?.hex else {
        throw BenchHome.Failure.noActivity
      }
      self.token = token
    }

    /// Seconds of one push, in all and by stages.
    func push() async throws -> [String: Double] {
      let before = await home.host.activity(id: id)
      var events = home.host.events().makeAsyncIterator()
      let old = before?.record.updates ?? 0
      let state = try PushFigures.state(template, number: old + 1)
      // Priority 5, which costs nothing of the budget.
      let push = PushDelivery(
        id: UUID().uuidString, target: .token(token),
        content: .liveActivity(
          ActivityPush(event: .update, timestamp: Int(Date().timeIntervalSince1970), state: state)),
        priority: 5, receivedAt: Date())
      let clock = ContinuousClock()
      let start = clock.now
      let verdict = await home.host.deliver([push])[0]
      let decided = clock.now
      while let event = await events.next() {
        if case .activityChanged(id) = event { break }
      }
      let told = clock.now
      guard verdict.outcome == .applied, let after = await home.host.activity(id: id),
        after.pictures != before?.pictures, let timings = after.pictures?.timings
      else { throw BenchHome.Failure.refused(verdict.message) }
      let drawn = try await home.draw(after)
      return [
        "verdict": TapFigures.seconds(start, decided), "event": TapFigures.seconds(start, told),
        "evaluate": timings.evaluate, "layout": timings.layout, "archive": timings.archive,
        "svg": drawn, "total": TapFigures.seconds(start, told) + drawn,
      ]
    }
  }

  /// The example state with other numbers in it.
  private static func state(_ template: String, number: Int) throws -> Data {
    guard var object = try JSONSerialization.jsonObject(with: Data(template.utf8)) as? [String: Any] else {
      throw BenchHome.Failure.noActivity
    }
    var isChanged = false
    for (key, value) in object where value is Int || value is Double || value is NSNumber {
      object[key] = number
      isChanged = true
    }
    if !isChanged, let key = object.first(where: { $0.value is String })?.key { object[key] = "\(number)" }
    return try JSONSerialization.data(withJSONObject: object, options: .sortedKeys)
  }

  // MARK: - Broadcast

  private static func broadcast(_ executable: URL, count: Int = 100_000) async throws -> [String: Double] {
    try await BenchHome.run(executable) { home in
      guard let type = await home.host.activityTypes().first else { throw BenchHome.Failure.noActivity }
      let now = Date()
      let records = (0..<count).map { number in
        ActivityRecord(
          id: UUID().uuidString, extensionName: type.extensionName,
          attributesType: type.description.attributesType,
          attributes: Data(type.description.attributesTemplate.utf8),
          content: ActivityContentData(state: Data(type.description.stateTemplate.utf8)), phase: .active,
          pushType: .channel("everybody"), origin: .app, number: number, requestedAt: now, startsAt: now)
      }
      let host = try await home.restarted { try $0.save(records) }
      await host.settle()
      let state = try state(type.description.stateTemplate, number: 2)
      let push = PushDelivery(
        id: UUID().uuidString, target: .channel("everybody", bundle: home.bundle),
        content: .liveActivity(
          ActivityPush(event: .update, timestamp: Int(now.timeIntervalSince1970) + 1, state: state)),
        priority: 5, receivedAt: now)
      let clock = ContinuousClock()
      let start = clock.now
      let verdict = await host.deliver([push])[0]
      let decided = clock.now
      await host.settle()
      let drawn = clock.now
      guard verdict.outcome == .applied else { throw BenchHome.Failure.refused(verdict.message) }
      await host.stop()
      return [
        "broadcast_host_ms": TapFigures.seconds(start, decided) * 1e3,
        "broadcast_host_drawn_ms": TapFigures.seconds(start, drawn) * 1e3,
      ]
    }
  }
}
