import Archive
import Foundation

/// Names the files of a folder of pictures: `Clock-systemSmall.png`, `Clock-systemSmall-dark-03.png`.
enum PictureName {
  static func make(for picture: PlannedPicture) -> String {
    var parts = [safe(picture.kind), picture.family.rawValue]
    if picture.source != .timeline { parts.append(picture.source.rawValue) }
    if picture.environment.colorScheme == .dark { parts.append("dark") }
    if picture.timeline.entries.count > 1 {
      parts.append(number(picture.index, of: picture.timeline.entries.count))
    }
    return parts.joined(separator: "-")
  }

  /// `Lamp-wide-on`.
  static func make(forControl kind: String, _ pose: ControlPose) -> String { "\(safe(kind))-\(pose.name)" }

  /// A kind is any string; a file's name is not.
  /// With as many digits as the last of them has.
  static func number(_ index: Int, of count: Int) -> String {
    let (digits, number) = (String(count - 1).count, String(index))
    return String(repeating: "0", count: max(0, digits - number.count)) + number
  }

  static func safe(_ kind: String) -> String {
    let name = String(kind.prefix(100).map { $0.isLetter || $0.isNumber || "._ ".contains($0) ? $0 : "_" })
    return name.hasPrefix(".") || name.isEmpty ? "_" + name : name
  }
}
