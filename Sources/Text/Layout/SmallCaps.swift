import Archive
import Foundation

/// Small capitals, made from capitals: Inter, Nunito and the cuts of the other designs have none of their own.
enum SmallCaps {
  /// Height of a small capital as a part of a capital's: a little more than a small letter's (ours; SF Pro's
  /// small capitals stand between x-height and cap height in the same way).
  static let scale = 0.78
  /// Points of weight added, so that their strokes are as thick as those of the letters beside them.
  static let addedWeight = 60.0

  /// Stretches of text to be set in small capitals or as they are.
  static func split(_ text: Substring, _ caps: TextStyle.SmallCaps) -> [(text: String, isSmall: Bool)] {
    var result: [(text: String, isSmall: Bool)] = []
    for character in text {
      let isSmall: Bool
      switch caps {
      case .none: isSmall = false
      case .lowercase: isSmall = character.isLowercase
      case .uppercase: isSmall = character.isUppercase
      case .all: isSmall = character.isCased
      }
      // With `uppercase` alone, capitals become small and small letters stay.
      let shown = isSmall && caps != .uppercase ? character.uppercased() : String(character)
      if result.last?.isSmall == isSmall {
        result[result.count - 1].text += shown
      } else {
        result.append((shown, isSmall))
      }
    }
    return result
  }
}
