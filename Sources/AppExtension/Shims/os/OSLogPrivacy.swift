import Foundation

/// Whether a value of a message may be read by others.
public struct OSLogPrivacy: Sendable {
  /// What stands for a value that is left out.
  public enum Mask: Sendable { case hash, none }
  private enum Kind: Sendable { case open, hidden }
  private let kind: Kind
  private var mask = Mask.none

  public static var `public`: OSLogPrivacy { OSLogPrivacy(kind: .open) }
  /// Written as `<private>`.
  public static var `private`: OSLogPrivacy { OSLogPrivacy(kind: .hidden) }
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: .hidden, mask: mask) }
  /// Written as `<private>`.
  public static var sensitive: OSLogPrivacy { OSLogPrivacy(kind: .hidden) }
  public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: .hidden, mask: mask) }
  /// Shown. Apple's log hides text and objects of this kind, unless the app runs from Xcode.
  public static var auto: OSLogPrivacy { OSLogPrivacy(kind: .open) }
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: .open, mask: mask) }

  func shown(_ text: String) -> String {
    guard kind == .hidden else { return text }
    guard mask == .hash else { return "<private>" }
    // FNV-1a, 64 bits: equal values are seen to be equal, as with Apple's mask, whose hash is another.
    let hash = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    return "<mask.hash: '\(String(hash, radix: 16))'>"
  }
}

/// The columns that a value takes.
public struct OSLogStringAlignment {
  /// More are not filled up.
  private static let mostColumns = 512
  private let isRight: Bool
  private let columns: () -> Int

  public static var none: OSLogStringAlignment { OSLogStringAlignment(isRight: true) { 0 } }
  public static func right(columns: @autoclosure @escaping () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(isRight: true, columns: columns)
  }
  public static func left(columns: @autoclosure @escaping () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(isRight: false, columns: columns)
  }

  func padded(_ text: String) -> String {
    let missing = min(columns(), Self.mostColumns) - text.count
    guard missing > 0 else { return text }
    let space = String(repeating: " ", count: missing)
    return isRight ? space + text : text + space
  }
}
