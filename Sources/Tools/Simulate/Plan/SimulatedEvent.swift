import Foundation

/// Something that happens in a simulated day, whatever the widgets do.
package struct SimulatedEvent: Sendable, Equatable {
  package enum Kind: Sendable, Equatable {
    /// Widgets of one place are in sight now, and no others.
    case look(Sight)
    /// The app is in the foreground.
    case app(Bool)
    /// The app calls `WidgetCenter.reloadAllTimelines()`.
    case reload
    /// A server sends `content-changed` to the widgets.
    case push
    /// The device has network.
    case network(Bool)
    case lowPower(Bool)
    case charging(Bool)
    /// The device is in another time zone.
    case zone(String)
  }

  /// What somebody sees of a phone.
  package enum Sight: Sendable, Equatable, Hashable {
    case nothing, lockScreen
    /// A page of the Home Screen, counted from 0.
    case page(Int)
  }

  package var date: Date
  package var kind: Kind
  package init(_ date: Date, _ kind: Kind) {
    self.date = date
    self.kind = kind
  }
}
