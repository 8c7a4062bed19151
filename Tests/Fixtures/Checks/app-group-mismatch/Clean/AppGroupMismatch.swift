import Foundation

enum Shared {
  static let group = "group.com.example.streak"
  static let defaults = UserDefaults(suiteName: group)
  static let folder = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: group)
}
