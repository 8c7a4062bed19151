import Foundation

extension DeliveryAttributes {
  static let sample = DeliveryAttributes(restaurant: "Trattoria Lina", order: 4711, items: 3)
}

extension DeliveryAttributes.ContentState {
  static let preparing = Self(
    step: .preparing, arrival: .now ... .now + 28 * 60, courier: nil, stopsAhead: 2)
  static let onTheWay = Self(
    step: .onTheWay, arrival: .now ... .now + 11 * 60, courier: "Noor is close by", stopsAhead: 0)
  static let delivered = Self(
    step: .delivered, arrival: .now ... .now + 60, courier: "Left at the door", stopsAhead: 0)
}
