import SwiftUI

struct Streak {
  static let defaults = UserDefaults(suiteName: "group.com.example.streak")
  static var days: Int { defaults?.integer(forKey: "days") ?? 0 }
}

struct StreakView: View {
  @AppStorage("name", store: Streak.defaults) private var name = ""
  var body: some View { Text("\(name): \(Streak.days)") }
}
