import Activities
import Archive
import Foundation

extension WidgetHost: PushReceiver {
  /// Applies pushes that the gateway accepted, those of one token or channel in their order, and tells what became of each.
  package func deliver(_ pushes: [PushDelivery]) async -> [PushVerdict] {
    // Those of one target follow each other; targets do not wait for one another.
    var lanes: [PushDelivery.Target: [Int]] = [:]
    var verdicts: [PushVerdict?] = Array(repeating: nil, count: pushes.count)
    let replaced = Dictionary(
      PushStorage.collapsed(pushes).lost.map { ($0.id, $0.verdict) }, uniquingKeysWith: { first, _ in first })
    for (index, push) in pushes.enumerated() {
      verdicts[index] = replaced[push.id]
      if replaced[push.id] == nil { lanes[push.target, default: []].append(index) }
    }
    await withTaskGroup(of: [(Int, PushVerdict)].self) { group in
      for lane in lanes.values {
        group.addTask {
          var found: [(Int, PushVerdict)] = []
          for index in lane {
            // Of several pushes to one activity only the last one's picture is ever seen.
            found.append((index, await self.deliver(pushes[index], isLast: index == lane.last)))
          }
          return found
        }
      }
      for await lane in group { for (index, verdict) in lane { verdicts[index] = verdict } }
    }
    return verdicts.map { $0 ?? PushVerdict(.dropped, rule: "internal-error", message: "Nobody decided.") }
  }

  private func deliver(_ push: PushDelivery, isLast: Bool) async -> PushVerdict {
    desk.isReachable ? await apply(push, draws: isLast) : keep(push)
  }

  private func apply(_ delivery: PushDelivery, draws: Bool) async -> PushVerdict {
    switch delivery.target {
    case .channel(let channel, let bundle):
      guard case .liveActivity(let push) = delivery.content else {
        return .wrongTarget("a broadcast channel")
      }
      return await broadcast(push, channel, bundle, delivery)
    case .token(let hex):
      guard let entry = directory.entry(hex) else { return .unknownTarget }
      guard entry.unregisteredAt == nil else { return .expiredToken }
      switch (delivery.content, entry.kind) {
      case (.liveActivity(let push), .update(let id)): return await update(id, push, delivery, draws)
      case (.liveActivity(let push), .start(let type)):
        return await start(type, push, entry.extensionName, delivery)
      case (.widgets, .widgets): return reloadWidgetsByPush(of: entry.extensionName)
      case (.controls, .control(let id)): return reloadControlByPush(id)
      case (_, .update): return .wrongTarget("a Live Activity's update token")
      case (_, .start): return .wrongTarget("a push-to-start token")
      case (_, .widgets): return .wrongTarget("the token of an extension's widgets")
      case (_, .control): return .wrongTarget("the token of a control")
      }
    }
  }

  // MARK: - Live Activities

  private func update(_ id: String, _ push: ActivityPush, _ delivery: PushDelivery, _ draws: Bool) async
    -> PushVerdict
  {
    var prepared: [PreparedPictures] = []
    if let record = desk.record(id), let state = push.state, push.timestamp >= record.timestamp ?? .min {
      do {
        prepared = try await prepare(
          id, ActivityContentData(state: state, staleDate: push.staleDate), isEnd: push.event == .end,
          draws: draws)
      } catch {
        return refused(error, record.extensionName)
      }
    }
    let (verdict, effects) = desk.board.push(
      push, activity: id, priority: delivery.priority, expiration: delivery.expiration,
      pushID: delivery.id, now: clock.now)
    carryOut(effects, prepared: prepared)
    return verdict
  }

  private func start(
    _ type: String, _ push: ActivityPush, _ extensionName: String, _ delivery: PushDelivery
  ) async -> PushVerdict {
    if let asked = push.attributesType, asked != type {
      return PushVerdict(
        .dropped, rule: "attributes-type",
        message:
          "The token starts activities of \(type), the push says attributes-type \(asked). Send the type's name without its module."
      )
    }
    let id = UUID().uuidString
    var prepared: [PreparedPictures] = []
    if let attributes = push.attributes, let state = push.state, push.event == .start,
      desk.board.authorization(of: extensionName).areActivitiesEnabled
    {
      let look = ActivityDrawing.Look(
        state: state, isStale: push.staleDate.map { $0 <= clock.now } ?? false)
      do {
        prepared = [
          try await prepare(
            id, extensionName, type: type, attributes: attributes, look,
            draws: desk.drawsAhead(id))
        ]
      } catch {
        return refused(error, extensionName)
      }
    }
    var push = push
    push.attributesType = type
    let (verdict, effects) = desk.board.pushToStart(
      push, id: id, extensionName: extensionName, priority: delivery.priority, now: clock.now)
    carryOut(effects, prepared: prepared)
    return verdict
  }

  private func broadcast(
    _ push: ActivityPush, _ channel: String, _ bundle: String, _ delivery: PushDelivery
  ) async -> PushVerdict {
    var names = Set(extensionNames(of: bundle))
    var refusal: PushVerdict?
    // Whether the state decodes is asked once for each type, not for each of a hundred thousand subscribers. An extension whose types share
    // a channel gets all or nothing.
    for name in names.sorted() {
      guard let state = push.state else { break }
      for record in desk.board.samples(of: channel, extensionName: name) {
        do {
          _ = try await prepare(
            record.id, name, type: record.attributesType, attributes: record.attributes,
            ActivityDrawing.Look(state: state, isStale: false), draws: false)
        } catch {
          refusal = refused(error, name)
          names.remove(name)
        }
      }
    }
    if let refusal, names.isEmpty { return refusal }
    let (verdict, effects) = desk.board.broadcast(
      push, channel: channel, extensionNames: names, priority: delivery.priority,
      expiration: delivery.expiration, pushID: delivery.id, now: clock.now)
    carryOut(effects)
    return verdict.outcome == .applied ? verdict : refusal ?? verdict
  }

  /// iOS drops what does not decode without a word; here the word names key and type.
  private func refused(_ failure: ExtensionFailure, _ name: String) -> PushVerdict {
    let problem = Problem(failure)
    log(name, "warning: a push was dropped: \(problem.message)")
    return PushVerdict(
      .dropped, rule: problem.code,
      message: problem.sentence)
  }

  // MARK: - Widgets and controls

  private func reloadWidgetsByPush(of name: String) -> PushVerdict {
    let kinds = Set((extensions[name]?.bundle?.widgets ?? []).filter(\.handlesPush).map(\.kind))
    let ids = widgetIDs(of: name).filter { widgets[$0].map { kinds.contains($0.placed.kind) } ?? false }
    guard !ids.isEmpty else {
      return PushVerdict(
        .dropped, rule: "no-widgets",
        message: "No widget of \(name) with a pushHandler(_:) is placed. Place one from the gallery.")
    }
    for id in ids { report(.requested(.push), id: id) }
    return PushVerdict(
      .applied, rule: "widgets-reload",
      message:
        "\(ids.count) of the widgets of \(name) are asked for a timeline as their schedule has room, as with reloadAllTimelines().",
      changed: ids)
  }

  private func reloadControlByPush(_ id: String) -> PushVerdict {
    guard let control = controlBoard.controls[id] else { return .expiredToken }
    report(control: id, .reloadWanted)
    return PushVerdict(
      .applied, rule: "control-reload",
      message: "The provider of \(control.placed.kind) is asked for its value.",
      changed: [id])
  }
}

extension PushVerdict {
  static let unknownTarget = PushVerdict(
    .dropped, rule: "unknown-token", message: "The host knows no such token any more. Send to a current one.")
  fileprivate static let expiredToken = PushVerdict(
    .dropped, rule: "expired-token",
    message:
      "The token became invalid after the push was accepted: its activity ended, its control was removed, or it was replaced."
  )
  fileprivate static func wrongTarget(_ target: String) -> PushVerdict {
    PushVerdict(
      .dropped, rule: "wrong-token",
      message:
        "The push went to \(target), which takes pushes of another type. Check apns-push-type and the token."
    )
  }
}
