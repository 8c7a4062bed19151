import Activities
import Archive
import Foundation

extension WidgetHost {
  // MARK: - Reading

  /// All that is known of every activity, in the order they were started.
  package func activities() -> [ActivitySnapshot] { desk.records.map(snapshot) }

  /// All that is known of an activity; `nil` for one that is not on any screen.
  package func activity(id: String) -> ActivitySnapshot? { desk.record(id).map(snapshot) }

  /// What the Dynamic Island shows.
  package func island() -> IslandState { desk.board.island }

  /// The alert that is up.
  package func alert() -> (id: String, alert: ActivityAlert, until: Date)? {
    desk.board.alerting(at: clock.now)
  }

  /// The types of activities that the installed extensions draw.
  package func activityTypes() -> [(extensionName: String, description: ActivityDescription)] {
    extensions.values.sorted { $0.name < $1.name }.flatMap { record in
      (record.bundle?.activities ?? []).map { (extensionName: record.name, description: $0) }
    }
  }

  /// What the app of an extension may do: what the person allows and its Info.plist says. Throws `Problem`.
  package func authorization(extensionName: String) throws -> ActivityAuthorization {
    guard extensions[extensionName] != nil else { throw Problem.unknownExtension(extensionName) }
    return desk.board.authorization(of: extensionName)
  }

  private func snapshot(_ record: ActivityRecord) -> ActivitySnapshot {
    let holding = desk[record.id]
    var snapshot = ActivitySnapshot(
      record: record, pictures: holding.drawing?.scenes, slots: holding.drawing?.slots ?? [],
      updateToken: updateToken(of: record), problem: holding.problem, revision: desk.revision(of: record.id),
      isPending: holding.running > 0)
    snapshot.findings = record.findings(configuration.activityLimits)
    return snapshot
  }

  // MARK: - Changing

  /// Starts a Live Activity, as `Activity.request` does; returns when it has its pictures, or the reason why there are none. Throws `Problem`:
  /// then nothing has changed.
  @discardableResult
  package func startActivity(
    _ start: ActivityStart, extensionName: String, origin: ActivityRecord.Origin
  ) async throws -> ActivityRecord {
    do {
      return try await begin(start, extensionName, origin)
    } catch {
      throw Problem(error)
    }
  }

  /// Gives an activity new content. Throws `Problem`; then it shows what it showed.
  package func updateActivity(id: String, content: ActivityContentData, alert: ActivityAlert? = nil)
    async throws
  {
    do {
      try await update(id, content, alert)
    } catch {
      throw Problem(error)
    }
  }

  /// Ends an activity: it leaves the island now, and the Lock Screen when the policy says so. Throws `Problem`.
  package func endActivity(
    id: String, content: ActivityContentData? = nil, dismissal: ActivityDismissal = .standard
  ) async throws {
    do {
      try await end(id, content, dismissal)
    } catch {
      throw Problem(error)
    }
  }

  /// The person swipes an activity away. Throws `Problem`.
  package func dismissActivity(id: String) throws {
    guard desk.record(id) != nil else { throw Problem.unknownActivity(id) }
    try reportByPerson(.dismiss(id: id))
  }

  /// The person touches and holds the island's activity; `nil` lets it go. Throws `Problem`.
  package func expandIsland(id: String?) throws { try reportByPerson(.expand(id: id)) }

  /// Allows or forbids, as the person does in Settings. Throws `Problem`.
  package func setAuthorization(_ authorization: ActivityAuthorization, extensionName: String) throws {
    guard extensions[extensionName] != nil else { throw Problem.unknownExtension(extensionName) }
    let before = desk.board.authorization(of: extensionName)
    try reportByPerson(.authorization(extensionName: extensionName, authorization))
    let now = desk.board.authorization(of: extensionName)
    if now != before { tellAuthorization(now, of: extensionName) }
    hub.send(.layoutChanged)
  }

  private func reportByPerson(_ event: ActivityEvent) throws {
    do {
      try report(event)
    } catch {
      throw Problem(error)
    }
  }

  /// As `startActivity`; throws `ActivityRefusal`, `ExtensionFailure` or `Problem`.
  ///
  /// - Parameter drawsFirst: Not for an intent in the extension's own process: `Activity.request` waits there for the answer, so nobody could
  ///   draw meanwhile. What its own types wrote needs no check.
  func begin(
    _ start: ActivityStart, _ extensionName: String, _ origin: ActivityRecord.Origin, drawsFirst: Bool = true
  ) async throws -> ActivityRecord {
    guard extensions[extensionName] != nil else { throw Problem.unknownExtension(extensionName) }
    let id = UUID().uuidString
    let now = clock.now
    let isPending = start.start.map { $0 > now } ?? false
    var prepared: [PreparedPictures] = []
    if drawsFirst, !isHopeless(start, extensionName) {
      let look = ActivityDrawing.Look(
        state: start.content.state, isStale: start.content.isStale(at: now))
      prepared = [
        try await prepare(
          id, extensionName, type: start.attributesType, attributes: start.attributes, look,
          draws: !isPending && desk.drawsAhead(id)
        )
      ]
    }
    try report(
      .start(start, id: id, extensionName: extensionName, origin: origin, timestamp: nil), prepared: prepared)
    guard let record = desk.board.records[id] else { throw Problem.unknownActivity(id) }
    return record
  }

  /// The board will refuse it, so nobody needs to draw it.
  private func isHopeless(_ start: ActivityStart, _ extensionName: String) -> Bool {
    !desk.board.authorization(of: extensionName).areActivitiesEnabled
      || start.attributes.count + start.content.state.count > configuration.activityLimits.startBytes
  }

  /// As `updateActivity`; throws `ActivityRefusal`, `ExtensionFailure` or `Problem`.
  func update(
    _ id: String, _ content: ActivityContentData, _ alert: ActivityAlert?, timestamp: Int? = nil,
    drawsFirst: Bool = true
  ) async throws {
    let prepared = drawsFirst ? try await prepare(id, content) : []
    try report(.update(id: id, content, alert: alert, timestamp: timestamp), prepared: prepared)
  }

  /// As `endActivity`; throws `ActivityRefusal`, `ExtensionFailure` or `Problem`.
  func end(
    _ id: String, _ content: ActivityContentData?, _ dismissal: ActivityDismissal, timestamp: Int? = nil,
    drawsFirst: Bool = true
  ) async throws {
    var prepared: [PreparedPictures] = []
    if drawsFirst, let content { prepared = try await prepare(id, content, isEnd: true) }
    try report(.end(id: id, content, dismissal, timestamp: timestamp), prepared: prepared)
  }

  /// Draws the content that an activity is about to get; nothing for one that takes no content, which the board explains.
  func prepare(_ id: String, _ content: ActivityContentData, isEnd: Bool = false, draws: Bool = true)
    async throws(ExtensionFailure) -> [PreparedPictures]
  {
    guard let record = desk.record(id), record.phase != .ended,
      content.state.count <= configuration.activityLimits.updateBytes
    else { return [] }
    let look = ActivityDrawing.Look(
      state: content.state, isStale: !isEnd && content.isStale(at: clock.now))
    guard desk[id].drawing?.look != look else { return [] }
    return [
      try await prepare(
        id, record.extensionName, type: record.attributesType, attributes: record.attributes, look,
        draws: draws && record.phase != .pending && desk.drawsAhead(id))
    ]
  }
}
