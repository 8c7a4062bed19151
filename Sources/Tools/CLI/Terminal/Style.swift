import Foundation

/// Colours and weights, where the output is a terminal that wants them.
package struct Style: Sendable, Equatable {
  package var isOn: Bool

  package static let plain = Style(isOn: false)
  static let standardOutput = Style(isOn: Terminal.wantsColour(STDOUT_FILENO))
  static let standardError = Style(isOn: Terminal.wantsColour(STDERR_FILENO))

  func bold(_ text: String) -> String { wrap(text, "1") }
  func faint(_ text: String) -> String { wrap(text, "2") }
  func red(_ text: String) -> String { wrap(text, "1;31") }
  func yellow(_ text: String) -> String { wrap(text, "33") }
  func green(_ text: String) -> String { wrap(text, "32") }
  func blue(_ text: String) -> String { wrap(text, "36") }

  private func wrap(_ text: String, _ code: String) -> String {
    isOn && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
