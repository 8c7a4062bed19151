import ActivityKit

struct RideAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var photoName: String?
  }
  var driver: String
}

struct Photo { var data: Data }
