import Foundation

/// The glasses of water of today, shared by app and widget through an App Group.
struct WaterDay {
  static let group = "group.com.example.water"
  static let widgetKind = "com.example.water"

  var glasses: Int
  var goal: Int

  var share: Double { min(1, Double(glasses) / Double(max(1, goal))) }
  var left: Int { max(0, goal - glasses) }

  /// What was drunk yesterday does not count.
  static func read(at now: Date = .now) -> WaterDay {
    let defaults = UserDefaults(suiteName: group)
    let day = defaults?.string(forKey: "day")
    let goal = defaults?.integer(forKey: "goal") ?? 0
    return WaterDay(
      glasses: day == name(of: now) ? defaults?.integer(forKey: "glasses") ?? 0 : 0, goal: goal > 0 ? goal : 8
    )
  }

  func write(at now: Date = .now) {
    let defaults = UserDefaults(suiteName: Self.group)
    defaults?.set(Self.name(of: now), forKey: "day")
    defaults?.set(glasses, forKey: "glasses")
    defaults?.set(goal, forKey: "goal")
  }

  private static func name(of date: Date) -> String {
    let parts = Calendar.current.dateComponents([.year, .month, .day], from: date)
    return "\(parts.year ?? 0)-\(parts.month ?? 0)-\(parts.day ?? 0)"
  }
}
