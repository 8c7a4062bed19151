import ActivityKit

func start() throws {
  _ = try Activity.request(attributes: RideAttributes(), content: content, pushType: nil)
}
