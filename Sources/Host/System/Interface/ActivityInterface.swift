import Activities
import Archive
import Foundation

/// All that is known of a Live Activity at one instant.
package struct ActivitySnapshot: Sendable, Identifiable {
  package var record: ActivityRecord
  /// The last good pictures, one for each of `slots`; `nil` before the first, and for one that nobody sees and that was not drawn.
  package var pictures: ActivityScenes?
  /// What the pictures were asked for, in their order: presentations, each in its colour schemes.
  package var slots: [ActivityRequest.Slot]
  /// Its push token; `nil` without `pushType: .token`.
  package var updateToken: Data?
  /// What went wrong last, until new pictures are there. The pictures before it stay.
  package var problem: Problem?
  /// Grows with each change of picture or state.
  package var revision: Int
  /// An intent of it is running.
  package var isPending: Bool
  /// What its author should know: that nobody ended it, for one.
  package var findings: [ActivityFinding] = []
  package var id: String { record.id }
  package init(
    record: ActivityRecord, pictures: ActivityScenes? = nil, slots: [ActivityRequest.Slot] = [],
    updateToken: Data? = nil, problem: Problem? = nil, revision: Int = 1, isPending: Bool = false
  ) {
    self.record = record
    self.pictures = pictures
    self.slots = slots
    self.updateToken = updateToken
    self.problem = problem
    self.revision = revision
    self.isPending = isPending
  }

  /// The picture of a presentation in a scheme; that of the other scheme where there is one only, as in the island, which is always dark.
  package func picture(
    _ presentation: ActivityPresentation, _ scheme: SceneEnvironment.ColorScheme = .dark,
    isFullscreen: Bool = false
  ) -> ActivityScenes.Picture? {
    let places = slots.indices.filter {
      slots[$0].presentation == presentation && slots[$0].isFullscreen == isFullscreen
    }
    let place = places.first { slots[$0].environment.colorScheme == scheme } ?? places.first
    guard let place, let all = pictures?.pictures, all.indices.contains(place) else { return nil }
    return all[place]
  }
}

/// A push token that the host gave out.
package struct PushTokenSnapshot: Sendable, Equatable, Identifiable {
  package var kind: PushDirectory.Entry.Kind
  package var extensionName: String
  /// Bundle identifier of the app.
  package var bundle: String
  /// Lower case.
  package var hex: String
  /// What it is for, in words: `Updates DeliveryAttributes`.
  package var purpose: String
  /// Since when pushes to it are answered with `Unregistered`; `nil` while it is good.
  package var unregisteredAt: Date?
  package var id: String { hex }
  package init(
    kind: PushDirectory.Entry.Kind, extensionName: String, bundle: String, hex: String, purpose: String,
    unregisteredAt: Date? = nil
  ) {
    self.kind = kind
    self.extensionName = extensionName
    self.bundle = bundle
    self.hex = hex
    self.purpose = purpose
    self.unregisteredAt = unregisteredAt
  }
}

/// Another device that mirrors the Live Activities of this one.
package struct CompanionSnapshot: Sendable, Equatable {
  /// An activity as it arrived there.
  package struct Mirrored: Sendable, Equatable {
    package var id: String
    /// When the state it shows arrived.
    package var deliveredAt: Date
    /// Seconds between that and the change on this device.
    package var late: TimeInterval
    /// The number of the change that it shows.
    package var revision: Int
    package init(id: String, deliveredAt: Date, late: TimeInterval, revision: Int) {
      self.id = id
      self.deliveredAt = deliveredAt
      self.late = late
      self.revision = revision
    }
  }
  /// `watch`, `mac` or `carPlay`.
  package var name: String
  package var isConnected: Bool
  package var activities: [Mirrored]
  package init(name: String, isConnected: Bool, activities: [Mirrored] = []) {
    self.name = name
    self.isConnected = isConnected
    self.activities = activities
  }
}

extension HostDevice {
  /// The room that the device gives Live Activities, in points.
  package struct ActivityGeometry: Sendable, Equatable {
    /// The least and the largest size of a picture.
    package struct Room: Sendable, Equatable {
      package var minimum: CGSize
      package var maximum: CGSize
      package var cornerRadius: Double
      package init(minimum: CGSize, maximum: CGSize, cornerRadius: Double = 0) {
        self.minimum = minimum
        self.maximum = maximum
        self.cornerRadius = cornerRadius
      }
    }
    package var rooms: [ActivityPresentation: Room]
    /// Width and height of what the island goes around; zero without an island.
    package var sensor: CGSize
    package var hasIsland: Bool
    package init(rooms: [ActivityPresentation: Room], sensor: CGSize, hasIsland: Bool) {
      self.rooms = rooms
      self.sensor = sensor
      self.hasIsland = hasIsland
    }

    /// A phone of 393 × 852 points with an island (facts/widget_sizes.json; A: HIG, Live Activities; CarPlay and Watch C).
    package static let phone = ActivityGeometry(
      rooms: [
        .lockScreen: Room(width: 371, heights: 84...160, cornerRadius: 24),
        .compactLeading: Room(
          minimum: .zero, maximum: CGSize(width: 52.33, height: 36.67), cornerRadius: 18.33),
        .compactTrailing: Room(
          minimum: .zero, maximum: CGSize(width: 52.33, height: 36.67), cornerRadius: 18.33),
        .minimal: Room(
          minimum: CGSize(width: 36.67, height: 36.67), maximum: CGSize(width: 45, height: 36.67),
          cornerRadius: 18.33),
        .expanded: Room(width: 371, heights: 84...160, cornerRadius: 44),
        .small: Room(
          minimum: CGSize(width: 182, height: 84), maximum: CGSize(width: 182, height: 84), cornerRadius: 22),
        .medium: Room(
          minimum: CGSize(width: 240, height: 100), maximum: CGSize(width: 240, height: 100), cornerRadius: 18
        ),
      ], sensor: CGSize(width: 125.34, height: 36.67), hasIsland: true)
  }
}

extension HostDevice.ActivityGeometry.Room {
  /// As wide as the screen lets it, as high as it needs within the heights.
  package init(width: Double, heights: ClosedRange<Double>, cornerRadius: Double) {
    self.init(
      minimum: CGSize(width: width, height: heights.lowerBound),
      maximum: CGSize(width: width, height: heights.upperBound), cornerRadius: cornerRadius)
  }
}
