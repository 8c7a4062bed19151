import Foundation

enum Shared {
  static let group = "com.example.streak"
  static let defaults = UserDefaults(suiteName: group)
}
