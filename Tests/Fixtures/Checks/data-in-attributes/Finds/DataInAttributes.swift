import ActivityKit

struct RideAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var photo: Data?
  }
  var driver: String
}
