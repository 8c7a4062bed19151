import Archive
import Processes

extension Problem {
  /// A token that belongs to nothing in the picture.
  static func hitNotOffered(kind: String) -> Problem {
    Problem(
      code: "hit-not-offered",
      message: "The picture of \(kind) offers nothing under this token, so nothing ran.",
      cure: "Tap what the widget shows now; a token is good for the picture it came with.")
  }

  /// A nonce that was there before.
  static let replayedTap = Problem(
    code: "tap-replayed", message: "This tap has been received before, so nothing ran a second time.",
    cure: "Send a nonce of its own with each tap.")

  /// A nonce that is none.
  static let noNonce = Problem(
    code: "bad-nonce", message: "A tap needs a nonce of 1 to 128 bytes.",
    cure: "Send a nonce of its own with each tap.")

  /// A widget behind the Lock Screen.
  static func homeScreenLocked(kind: String) -> Problem {
    Problem(
      code: "device-locked",
      message: "\(kind) stands on the Home Screen, which cannot be tapped while the device is locked.",
      cure: "Unlock the device first.")
  }

  /// What became of an intent that gave no outcome.
  static func performing(_ error: any Error, seconds: Double) -> Problem {
    var problem = Problem(error)
    switch error {
    case ProcessFailure.hung(let limit) where seconds < limit:
      problem = Problem(
        code: "intent-interrupted",
        message:
          "The extension was stopped because of another request; whether the intent had run is not known.",
        cure: "See what the widget shows, then tap again if need be.")
    case ProcessFailure.hung(let limit):
      problem.message =
        "perform() did not return within \(limit.formatted()) seconds, so the extension was stopped."
      problem.cure = "Return from perform() within a few seconds; leave long work to the app."
    case is ProcessFailure:
      problem.cure = "The extension is started again for the next reload or tap."
    default: break
    }
    return problem
  }
}
