import ActivityKit
import Foundation

/// One order on its way. What never changes is here; what does is in the state.
struct DeliveryAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var step: DeliveryStep
    var arrival: ClosedRange<Date>
    var courier: String?
    var stopsAhead: Int
  }

  var restaurant: String
  var order: Int
  var items: Int
}

enum DeliveryStep: String, Codable, Hashable, CaseIterable {
  case accepted, preparing, onTheWay, delivered

  var title: String {
    switch self {
    case .accepted: "Order accepted"
    case .preparing: "Preparing your order"
    case .onTheWay: "On the way"
    case .delivered: "Delivered"
    }
  }

  var symbol: String {
    switch self {
    case .accepted: "checkmark"
    case .preparing: "frying.pan.fill"
    case .onTheWay: "bicycle"
    case .delivered: "house.fill"
    }
  }

  var number: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
