import ActivityKit
import AppIntents
import Foundation
import SwiftUI

/// Schedules alarms. The app's user refused here: there are none, and none can be scheduled.
public final class AlarmManager: Sendable {
  public static let shared = AlarmManager()
  private init() {}

  public enum AuthorizationState: Int, Codable, Hashable, Sendable { case notDetermined, denied, authorized }
  public enum AlarmError: Error, Hashable, Sendable { case maximumLimitReached }
  /// What scheduling throws here: the user's refusal.
  struct Refused: LocalizedError {
    var errorDescription: String? { "AlarmKit: alarms are not allowed here; nothing rings." }
  }

  public var authorizationState: AuthorizationState { .denied }
  public func requestAuthorization() async throws -> AuthorizationState { .denied }
  public var authorizationUpdates: AsyncStream<AuthorizationState> { AsyncStream { $0.finish() } }
  public var alarms: [Alarm] { get throws { [] } }
  public var alarmUpdates: AsyncStream<[Alarm]> { AsyncStream { $0.finish() } }

  /// - Throws: always; alarms are refused.
  @discardableResult public func schedule<Metadata: AlarmMetadata>(
    id: Alarm.ID, configuration: AlarmConfiguration<Metadata>
  ) async throws -> Alarm { throw Refused() }
  public func cancel(id: Alarm.ID) throws { throw Refused() }
  public func stop(id: Alarm.ID) throws { throw Refused() }
  public func pause(id: Alarm.ID) throws { throw Refused() }
  public func resume(id: Alarm.ID) throws { throw Refused() }
  public func countdown(id: Alarm.ID) throws { throw Refused() }

  /// All that an alarm is.
  public struct AlarmConfiguration<Metadata: AlarmMetadata>: Sendable {
    public var countdownDuration: Alarm.CountdownDuration?
    public var schedule: Alarm.Schedule?
    public var attributes: AlarmAttributes<Metadata>
    public var stopIntent: (any LiveActivityIntent)?
    public var secondaryIntent: (any LiveActivityIntent)?
    public init(
      countdownDuration: Alarm.CountdownDuration? = nil, schedule: Alarm.Schedule? = nil,
      attributes: AlarmAttributes<Metadata>, stopIntent: (any LiveActivityIntent)? = nil,
      secondaryIntent: (any LiveActivityIntent)? = nil, sound: AlertConfiguration.AlertSound = .default
    ) {
      (self.countdownDuration, self.schedule, self.attributes) = (countdownDuration, schedule, attributes)
      (self.stopIntent, self.secondaryIntent) = (stopIntent, secondaryIntent)
    }
    public static func timer(
      duration: TimeInterval, attributes: AlarmAttributes<Metadata>,
      stopIntent: (any LiveActivityIntent)? = nil, secondaryIntent: (any LiveActivityIntent)? = nil,
      sound: AlertConfiguration.AlertSound = .default
    ) -> Self {
      Self(
        countdownDuration: .init(preAlert: duration, postAlert: nil), attributes: attributes,
        stopIntent: stopIntent, secondaryIntent: secondaryIntent, sound: sound)
    }
    public static func alarm(
      schedule: Alarm.Schedule?, attributes: AlarmAttributes<Metadata>,
      stopIntent: (any LiveActivityIntent)? = nil, secondaryIntent: (any LiveActivityIntent)? = nil,
      sound: AlertConfiguration.AlertSound = .default
    ) -> Self {
      Self(
        schedule: schedule, attributes: attributes, stopIntent: stopIntent, secondaryIntent: secondaryIntent,
        sound: sound)
    }
  }
}
