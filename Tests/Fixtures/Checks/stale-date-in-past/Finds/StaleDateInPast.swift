import ActivityKit

func show(_ state: RideAttributes.ContentState, in ride: Activity<RideAttributes>) async {
  await ride.update(ActivityContent(state: state, staleDate: .now))
  await ride.update(ActivityContent(state: state, staleDate: Date().addingTimeInterval(-60)))
}
