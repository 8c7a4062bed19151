import ActivityKit

func start() throws {
  _ = try Activity.request(attributes: RideAttributes(), content: content, pushType: nil)
}

func arrive() async {
  for ride in Activity<RideAttributes>.activities { await ride.end(nil, dismissalPolicy: .default) }
}
