import Foundation

/// How somebody uses a phone, as far as widgets notice: what `vitrine simulate` plays. Times are of the day where the person is.
package struct UsageProfile: Sendable, Equatable {
  /// A part of a day, in minutes after midnight; one that ends before it begins goes over midnight.
  package struct Window: Sendable, Equatable {
    package var from: Int
    package var to: Int
    package init(from: Int, to: Int) {
      self.from = from
      self.to = to
    }
    /// How long it is, by the clock on the wall.
    package var minutes: Int { to > from ? to - from : to + 1440 - from }
  }

  /// The days that a habit is for.
  package enum Days: String, Sendable, Equatable, CaseIterable {
    case all = "", weekdays, weekends
  }

  /// Something that happens on each of its days.
  package struct Habit: Sendable, Equatable {
    package enum Kind: Sendable, Equatable {
      /// The phone is taken out and looked at, so many times.
      case unlocks(Int)
      /// The app is opened, so many times.
      case apps(Int)
      /// A server sends `content-changed`, so many times.
      case pushes(Int)
      /// The phone has no network.
      case offline
      case lowPower
      case charging
    }
    package var kind: Kind
    package var days: Days
    package var window: Window
    package init(_ kind: Kind, _ window: Window, days: Days = .all) {
      self.kind = kind
      self.days = days
      self.window = window
    }
  }

  /// From a day's time on, the person is in another time zone.
  package struct Journey: Sendable, Equatable {
    /// Counted from 1.
    package var day: Int
    /// Minutes after midnight, where the person was before.
    package var minute: Int
    package var zone: String
    package init(day: Int, minute: Int, zone: String) {
      self.day = day
      self.minute = minute
      self.zone = zone
    }
  }

  /// What people call it.
  package var name: String
  package var habits: [Habit] = []
  package var journeys: [Journey] = []
  /// Minutes that windows begin and end earlier or later.
  package var jitter = 10
  /// Seconds of one look, between least and most.
  package var look = 4...30
  /// How many of a hundred looks reach the first page of the Home Screen and no further, the second, and so on. What is missing to a
  /// hundred ends at the Lock Screen.
  package var pages = [70, 20, 10]
  /// Seconds that the app is open, between least and most.
  package var appTime = 20...180
  /// The app calls `WidgetCenter.reloadAllTimelines()` when it is left.
  package var appReloads = true

  package init(name: String) { self.name = name }
}
