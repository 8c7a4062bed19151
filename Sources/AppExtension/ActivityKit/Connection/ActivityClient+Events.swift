import Archive
import Foundation

extension ActivityClient {
  /// Takes every reply of the host, answers and events alike, on the reading thread.
  func receive(_ body: AppReply.Body) {
    switch body {
    case .activity(let activity), .changed(let activity): take(activity)
    case .activities(let activities): for activity in activities { take(activity) }
    case .authorization(let authorization), .authorizationChanged(let authorization):
      state.withLock { state in
        guard state.authorization != authorization else { return }
        state.authorization = authorization
        state.authorizations.yield(authorization)
      }
    case .pushToStartToken(let type, let token): take(token, for: type)
    case .open(let url):
      Notice.say(
        url.isEmpty ? "The person opened the app by a tap." : "The person opened the app with \(url).")
    case .perform(let number, let request): perform(number, request)
    case .welcome, .done, .token, .refused, .failure: break
    }
  }

  /// Takes a token that starts activities of a type.
  func take(_ token: Data, for type: String) {
    state.withLock { state in
      // A token nobody asked for is of no use, and a host could name types without end.
      guard state.askedStartTokens.contains(type), state.startTokens[type] != token else { return }
      state.startTokens[type] = token
      state.startTokenFollowers[type]?.yield(token)
    }
  }

  /// Takes what the host says about an activity; one that is new is told to those who wait for activities.
  func take(_ activity: AppActivity) {
    let known: TrackedActivity? = state.withLock { state in
      if let known = state.tracked[activity.id] {
        if activity.phase == .dismissed { Self.remove(activity.id, &state) }
        return known
      }
      guard activity.phase != .dismissed else { return nil }
      guard state.tracked.count < Self.trackedLimit else {
        Notice.sayOnce(
          "The host tells of more than \(Self.trackedLimit) activities; the others are left out.")
        return nil
      }
      let new = TrackedActivity(activity)
      state.tracked[activity.id] = new
      state.order.append(activity.id)
      state.starts.yield(new)
      return nil
    }
    known?.take(activity)
  }

  private static func remove(_ id: String, _ state: inout State) {
    state.tracked.removeValue(forKey: id)
    if state.order.count > 2 * state.tracked.count + 16 {
      state.order.removeAll { state.tracked[$0] == nil }
    }
  }

  /// The activity as it is tracked; one that is gone already is made for itself.
  func tracked(_ activity: AppActivity) -> TrackedActivity {
    state.withLock { $0.tracked[activity.id] } ?? TrackedActivity(activity)
  }

  // MARK: Following

  /// The activities there are, then those that start. Ends with the connection.
  func starts() -> Subscription<TrackedActivity> {
    let connection = connection()
    let subscription = state.withLock { state in
      let subscription = state.starts.add(Self.current(state), capacity: Self.trackedLimit)
      if case .lost = state.link { subscription.finish() }
      return subscription
    }
    // Those that the process has not heard of yet come as new ones.
    connection?.ask(.activities) { _ in }
    return subscription
  }

  private static func current(_ state: State) -> [TrackedActivity] {
    state.order.compactMap { state.tracked[$0] }
  }

  /// The authorization now, then its changes.
  func authorizations() -> Subscription<ActivityAuthorization> {
    let now = authorization()
    return state.withLock { state in
      let subscription = state.authorizations.add([state.authorization ?? now], capacity: 64)
      if case .lost = state.link { subscription.finish() }
      return subscription
    }
  }

  /// What the person allows. Without a host, nothing.
  func authorization() -> ActivityAuthorization {
    let nothing = ActivityAuthorization(areActivitiesEnabled: false, frequentPushesEnabled: false)
    let (known, isLost) = state.withLock { state in
      if case .lost = state.link { return (state.authorization, true) }
      return (state.authorization, false)
    }
    if isLost { return nothing }
    if let known { return known }
    guard case .reply(.authorization(let answer)) = ask(.authorization) else { return nothing }
    return answer
  }

  /// The tokens that start activities of a type: the one there is, then each new one.
  func startTokens(for type: String) -> Subscription<Data> {
    let connection = connection()
    let (subscription, isNew) = state.withLock { state in
      let known = state.startTokens[type].map { [$0] } ?? []
      let subscription = state.startTokenFollowers[type, default: Followers()].add(known, capacity: 16)
      if case .lost = state.link { subscription.finish() }
      return (subscription, state.askedStartTokens.insert(type).inserted)
    }
    if isNew {
      connection?.ask(.pushToStart(attributesType: type)) { [weak self] outcome in
        if case .reply(.token(let token?)) = outcome { self?.take(token, for: type) }
      }
    }
    return subscription
  }

  /// The token that starts activities of a type now.
  func startToken(for type: String) -> Data? {
    state.withLock { _ = $0.askedStartTokens.insert(type) }
    if case .reply(.token(let token)) = ask(.pushToStart(attributesType: type)) {
      if let token { take(token, for: type) }
      return token
    }
    return nil
  }
}
