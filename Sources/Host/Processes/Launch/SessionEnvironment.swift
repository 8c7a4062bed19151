import Foundation

/// Variables by which an extension's process has a locale and a clock of its own.
package enum SessionEnvironment {
  /// `Locale.current` is the locale of this identifier, such as `de_DE`; its texts are UTF-8.
  package static func locale(_ identifier: String) -> [String: String] {
    ["LANG": identifier + ".UTF-8", "LC_ALL": identifier + ".UTF-8"]
  }

  /// The clock stands still at `date`.
  package static func clock(at date: Date) -> [String: String] {
    ["VITRINE_CLOCK": "fixed:\(date.timeIntervalSince1970)"]
  }
}
