import ActivityKit

struct RideAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {}
}

func show(_ state: RideAttributes.ContentState, in ride: Activity<RideAttributes>) async {
  await ride.update(ActivityContent(state: state, staleDate: nil))
}
