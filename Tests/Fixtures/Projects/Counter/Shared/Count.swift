import Foundation

/// A number that the app and its widget share.
enum Count {
  static let defaults = UserDefaults(suiteName: "group.example.counter")!
  static var value: Int {
    get { defaults.integer(forKey: "count") }
    set { defaults.set(newValue, forKey: "count") }
  }
}
