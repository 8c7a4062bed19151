import ActivityKit
import Foundation
import SwiftUI

/// What an app adds to its alarms.
public protocol AlarmMetadata: Decodable, Encodable, Hashable, Sendable {}

/// A button of an alarm.
public struct AlarmButton: Codable, Hashable, Sendable {
  public var text: LocalizedStringResource
  public var textColor: Color
  public var systemImageName: String
  public init(text: LocalizedStringResource, textColor: Color, systemImageName: String) {
    (self.text, self.textColor, self.systemImageName) = (text, textColor, systemImageName)
  }

  private enum CodingKeys: String, CodingKey { case text, textColor, systemImageName }
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    text = try values.decode(LocalizedStringResource.self, forKey: .text)
    textColor = try values.decode(CodedColor.self, forKey: .textColor).color
    systemImageName = try values.decode(String.self, forKey: .systemImageName)
  }
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(text, forKey: .text)
    try values.encode(CodedColor(textColor), forKey: .textColor)
    try values.encode(systemImageName, forKey: .systemImageName)
  }
  public static func == (lhs: AlarmButton, rhs: AlarmButton) -> Bool {
    lhs.text == rhs.text && lhs.textColor == rhs.textColor && lhs.systemImageName == rhs.systemImageName
  }
  public func hash(into hasher: inout Hasher) {
    hasher.combine(textColor)
    hasher.combine(systemImageName)
  }
}

/// A colour on its way: its components in light surroundings.
struct CodedColor: Codable {
  var red, green, blue, opacity: Float
  init(_ color: Color) {
    let resolved = color.resolve(in: EnvironmentValues())
    (red, green, blue, opacity) = (resolved.red, resolved.green, resolved.blue, resolved.opacity)
  }
  var color: Color {
    Color(.sRGB, red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(opacity))
  }
}

/// What an alarm says while it rings, counts down or waits.
public struct AlarmPresentation: Codable, Sendable {
  public struct Alert: Codable, Sendable {
    public enum SecondaryButtonBehavior: String, Codable, Hashable, Sendable { case countdown, custom }
    public var title: LocalizedStringResource
    public var stopButton: AlarmButton
    public var secondaryButton: AlarmButton?
    public var secondaryButtonBehavior: SecondaryButtonBehavior?
    public init(
      title: LocalizedStringResource,
      stopButton: AlarmButton = AlarmButton(text: "Stop", textColor: .white, systemImageName: "stop.circle"),
      secondaryButton: AlarmButton? = nil, secondaryButtonBehavior: SecondaryButtonBehavior? = nil
    ) {
      (self.title, self.stopButton) = (title, stopButton)
      (self.secondaryButton, self.secondaryButtonBehavior) = (secondaryButton, secondaryButtonBehavior)
    }
  }
  public struct Countdown: Codable, Sendable {
    public var title: LocalizedStringResource
    public var pauseButton: AlarmButton?
    public init(title: LocalizedStringResource, pauseButton: AlarmButton? = nil) {
      (self.title, self.pauseButton) = (title, pauseButton)
    }
  }
  public struct Paused: Codable, Sendable {
    public var title: LocalizedStringResource
    public var resumeButton: AlarmButton
    public init(title: LocalizedStringResource, resumeButton: AlarmButton) {
      (self.title, self.resumeButton) = (title, resumeButton)
    }
  }
  public var alert: Alert
  public var countdown: Countdown?
  public var paused: Paused?
  public init(alert: Alert, countdown: Countdown? = nil, paused: Paused? = nil) {
    (self.alert, self.countdown, self.paused) = (alert, countdown, paused)
  }
}

/// The content state of an alarm's Live Activity.
public struct AlarmPresentationState: Codable, Hashable, Sendable {
  public enum Mode: Codable, Hashable, Sendable {
    case alert(Alert)
    case countdown(Countdown)
    case paused(Paused)

    public struct Alert: Codable, Hashable, Sendable {
      public let time: Alarm.Schedule.Relative.Time
      public init(time: Alarm.Schedule.Relative.Time) { self.time = time }
    }
    /// Seconds, and the instants between which it counts.
    public struct Countdown: Codable, Hashable, Sendable {
      public let totalCountdownDuration: TimeInterval
      public let previouslyElapsedDuration: TimeInterval
      public let startDate: Date
      public let fireDate: Date
      public init(
        totalCountdownDuration: TimeInterval, previouslyElapsedDuration: TimeInterval, startDate: Date,
        fireDate: Date
      ) {
        self.totalCountdownDuration = totalCountdownDuration
        self.previouslyElapsedDuration = previouslyElapsedDuration
        (self.startDate, self.fireDate) = (startDate, fireDate)
      }
    }
    public struct Paused: Codable, Hashable, Sendable {
      public let totalCountdownDuration: TimeInterval
      public let previouslyElapsedDuration: TimeInterval
      public init(totalCountdownDuration: TimeInterval, previouslyElapsedDuration: TimeInterval) {
        self.totalCountdownDuration = totalCountdownDuration
        self.previouslyElapsedDuration = previouslyElapsedDuration
      }
    }
  }
  public let alarmID: Alarm.ID
  public var mode: Mode
  public init(alarmID: Alarm.ID, mode: Mode) { (self.alarmID, self.mode) = (alarmID, mode) }
}

/// The attributes of an alarm's Live Activity: `ActivityConfiguration(for: AlarmAttributes<Mine>.self)` draws it.
public struct AlarmAttributes<Metadata: AlarmMetadata>: ActivityAttributes, Sendable {
  public typealias ContentState = AlarmPresentationState
  public var presentation: AlarmPresentation
  public var metadata: Metadata?
  public var tintColor: Color
  public init(presentation: AlarmPresentation, metadata: Metadata? = nil, tintColor: Color) {
    (self.presentation, self.metadata, self.tintColor) = (presentation, metadata, tintColor)
  }

  private enum CodingKeys: String, CodingKey { case presentation, metadata, tintColor }
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    presentation = try values.decode(AlarmPresentation.self, forKey: .presentation)
    metadata = try values.decodeIfPresent(Metadata.self, forKey: .metadata)
    tintColor = try values.decode(CodedColor.self, forKey: .tintColor).color
  }
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(presentation, forKey: .presentation)
    try values.encodeIfPresent(metadata, forKey: .metadata)
    try values.encode(CodedColor(tintColor), forKey: .tintColor)
  }
}
