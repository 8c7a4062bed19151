import SwiftUI

struct Streak {
  static var days: Int { UserDefaults.standard.integer(forKey: "days") }
}

struct StreakView: View {
  @AppStorage("name") private var name = ""
  var body: some View { Text("\(name): \(Streak.days)") }
}
