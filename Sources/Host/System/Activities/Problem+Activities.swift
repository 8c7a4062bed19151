import Archive

extension Problem {
  /// A refusal as the page and the terminal tell it.
  init(_ refusal: ActivityRefusal) {
    let word = refusal.reason.rawValue.reduce(into: "") { word, letter in
      word += letter.isUppercase ? "-\(letter.lowercased())" : String(letter)
    }
    self.init(code: "activity-\(word)", message: refusal.message)
  }

  /// An activity that is on no screen.
  static func unknownActivity(_ id: String) -> Problem {
    Problem(
      code: "unknown-activity", message: "No Live Activity with the identifier \(id) is running.",
      cure: "List them with `vitrine activity list`; one that was dismissed is gone.")
  }

  /// Something to touch that is only shown.
  static func inertPresentation(_ presentation: ActivityPresentation) -> Problem {
    Problem(
      code: "presentation-inert",
      message: "Buttons and toggles do nothing in CarPlay, which shows \(presentation.rawValue).",
      cure: "Tap the card of the Lock Screen instead.")
  }

  static func unknownCompanion(_ name: String) -> Problem {
    Problem(
      code: "unknown-companion", message: "There is no companion named \(name).",
      cure: "Use watch, mac or carPlay.")
  }

  static func unknownToken(_ hex: String) -> Problem {
    Problem(
      code: "unknown-token", message: "The host gave out no token \(hex.prefix(12))… that is still good.",
      cure: "List the tokens with `vitrine push tokens`.")
  }
}
