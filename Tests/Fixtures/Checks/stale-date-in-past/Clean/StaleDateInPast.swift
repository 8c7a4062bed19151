import ActivityKit

func show(_ state: RideAttributes.ContentState, in ride: Activity<RideAttributes>) async {
  await ride.update(ActivityContent(state: state, staleDate: nil))
  await ride.update(ActivityContent(state: state, staleDate: .now.addingTimeInterval(60)))
  await ride.update(ActivityContent(state: state, staleDate: state.arrival))
}
