// language modes: 5 6
import ActivityKit
import SwiftUI

// An app that starts, follows and ends Live Activities in every way Apple's SDK 26.2 has, after snippets 021 to 032, 069, 070, 100 and
// 102. None of it is run.

enum DeliveryStep: Int, Codable, Hashable, CaseIterable {
  case preparing, onTheWay, delivered
}

struct DeliveryAttributes: ActivityAttributes {
  public typealias DeliveryStatus = ContentState

  struct ContentState: Codable, Hashable {
    var driverName: String?
    var estimatedDeliveryTime: ClosedRange<Date>
    var currentStep: DeliveryStep
  }
  var orderNumber: Int
  var restaurantName: String
}

/// A state that is an enum, and attributes with nothing in them.
struct TimerAttributes: ActivityAttributes {
  enum ContentState: String, Codable, Hashable { case running, paused }
}

/// A state of another type's.
struct MatchScore: Codable, Hashable, Sendable { var home = 0, away = 0 }
struct MatchAttributes: ActivityAttributes, Identifiable {
  typealias ContentState = MatchScore
  var id = UUID()
}

enum StartFailure: Error { case turnedOff }

func start(_ state: DeliveryAttributes.ContentState) throws -> String {
  guard ActivityAuthorizationInfo().areActivitiesEnabled else { throw StartFailure.turnedOff }
  let attributes = DeliveryAttributes(orderNumber: 123, restaurantName: "Pizza Place")
  do {
    let content = ActivityContent(state: state, staleDate: .now + 600, relevanceScore: 75)
    let activity = try Activity.request(attributes: attributes, content: content, pushType: .token)
    return activity.id
  } catch let error as ActivityAuthorizationError {
    switch error {
    case .denied, .unsupportedTarget: print(error.localizedDescription, error.errorCode)
    case .attributesTooLarge: print(error.failureReason ?? "", error.recoverySuggestion ?? "")
    case .targetMaximumExceeded, .globalMaximumExceeded: print("too many")
    default: print(ActivityAuthorizationError.errorDomain)
    }
    throw error
  }
}

func everyFormOfRequest(_ date: Date) throws {
  let (attributes, content) = (
    TimerAttributes(), ActivityContent(state: TimerAttributes.ContentState.running, staleDate: nil)
  )
  let alert = AlertConfiguration(
    title: "Kick-off", body: "The match \("A – B") begins", sound: .named("whistle.caf"))
  let first: Activity<TimerAttributes> = try .request(attributes: attributes, content: content)
  _ = first
  _ = try Activity<TimerAttributes>.request(attributes: attributes, content: content, pushType: nil)
  _ = try Activity.request(
    attributes: attributes, content: content, pushType: .channel("c29tZQ=="), style: .standard)
  _ = try Activity.request(attributes: attributes, content: content, style: .transient)
  if #available(iOS 26.0, *) {
    _ = try Activity.request(
      attributes: attributes, content: content, pushType: nil, style: .standard, alertConfiguration: alert,
      start: date)
    _ = try Activity.request(
      attributes: attributes, content: content, style: .standard, alertConfiguration: alert, start: date)
  }
}

func change(_ id: String, to state: DeliveryAttributes.ContentState) async {
  guard let activity = Activity<DeliveryAttributes>.activities.first(where: { $0.id == id }) else { return }
  await activity.update(ActivityContent(state: state, staleDate: nil))
  await activity.update(
    .init(state: state, staleDate: Date().addingTimeInterval(60), relevanceScore: 90),
    alertConfiguration: AlertConfiguration(
      title: "Order Update", body: "Your driver is nearby!", sound: .default))
  await activity.update(ActivityContent(state: state, staleDate: nil), timestamp: .now)
  await activity.update(
    ActivityContent(state: state, staleDate: nil), alertConfiguration: nil, timestamp: .now)
  await activity.end(
    activity.content, dismissalPolicy: .after(.now.addingTimeInterval(3600)), timestamp: .now)
}

func endAll() async {
  for activity in Activity<DeliveryAttributes>.activities {
    switch activity.activityState {
    case .pending, .active, .stale: await activity.end(nil, dismissalPolicy: .immediate)
    case .ended, .dismissed: break
    @unknown default: break
    }
  }
  for activity in Activity<MatchAttributes>.activities where activity.attributes.id == UUID() {
    await activity.end(activity.content)
    await activity.end(nil, dismissalPolicy: .default)
  }
}

func follow(_ activity: Activity<DeliveryAttributes>) async {
  for await state in activity.activityStateUpdates where state == .dismissed { break }
  for await content in activity.contentUpdates {
    print(content.state.currentStep, content.staleDate ?? .distantFuture, content.relevanceScore, content)
  }
  for await pushToken in activity.pushTokenUpdates {
    print(pushToken.map { String(format: "%02x", $0) }.joined(), activity.pushToken ?? Data())
  }
}

func followAll() async {
  await withTaskGroup(of: Void.self) { group in
    group.addTask {
      for await activity in Activity<DeliveryAttributes>.activityUpdates {
        let id = activity.id
        Task { await change(id, to: .init(estimatedDeliveryTime: .now ... .now, currentStep: .delivered)) }
      }
    }
    group.addTask {
      for await token in Activity<DeliveryAttributes>.pushToStartTokenUpdates { print(token.count) }
    }
    group.addTask {
      for await enabled in ActivityAuthorizationInfo().activityEnablementUpdates { print(enabled) }
    }
    group.addTask {
      let info = ActivityAuthorizationInfo()
      for await enabled in info.frequentPushEnablementUpdates { print(enabled, info.frequentPushesEnabled) }
    }
  }
  if let token = Activity<DeliveryAttributes>.pushToStartToken { print(token) }
}

/// What authors write so that Swift 6 lets them keep an activity: here, as with Apple's SDK, it must not be there already.
extension Activity: @unchecked @retroactive Sendable {}

@MainActor @Observable final class DeliveryModel {
  private(set) var activity: Activity<DeliveryAttributes>?
  private(set) var state = ActivityState.active
  @ObservationIgnored private var following: Task<Void, Never>?

  func start(_ content: ActivityContent<DeliveryAttributes.ContentState>) throws {
    activity = try Activity.request(
      attributes: DeliveryAttributes(orderNumber: 1, restaurantName: "Pizza"), content: content,
      pushType: .token)
    following?.cancel()
    following = Task { [weak self] in
      guard let activity = self?.activity else { return }
      for await state in activity.activityStateUpdates { self?.state = state }
    }
  }

  func stop() async {
    guard let activity else { return }
    await activity.end(activity.content, dismissalPolicy: .immediate)
    self.activity = nil
  }
}

actor Sender {
  var policy = ActivityUIDismissalPolicy.default
  var push: PushType? = .token
  var style = ActivityStyle.standard
  var last: ActivityContent<MatchAttributes.ContentState>?
  func take(_ content: ActivityContent<MatchAttributes.ContentState>) { last = content }
}

extension ActivityAttributes {
  static func running() -> [Activity<Self>] { Activity<Self>.activities }
}
