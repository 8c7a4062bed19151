import Archive

/// What a part of the picture is and how it behaves, for assistive technologies.
public struct AccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static let isButton = AccessibilityTraits(rawValue: 1 << 0)
  public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
  public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
  public static let isLink = AccessibilityTraits(rawValue: 1 << 3)
  public static let isSearchField = AccessibilityTraits(rawValue: 1 << 4)
  public static let isImage = AccessibilityTraits(rawValue: 1 << 5)
  public static let playsSound = AccessibilityTraits(rawValue: 1 << 6)
  public static let isKeyboardKey = AccessibilityTraits(rawValue: 1 << 7)
  public static let isStaticText = AccessibilityTraits(rawValue: 1 << 8)
  public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 9)
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 10)
  public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 11)
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 12)
  public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 13)
  public static let isModal = AccessibilityTraits(rawValue: 1 << 14)
  public static let isToggle = AccessibilityTraits(rawValue: 1 << 15)
  public static let isTabBar = AccessibilityTraits(rawValue: 1 << 16)

  /// The role, the strongest first.
  var role: AccessibilityElement.Role? {
    let roles: [(AccessibilityTraits, AccessibilityElement.Role)] = [
      (.isToggle, .toggle), (.isButton, .button), (.isLink, .link), (.isHeader, .header), (.isImage, .image),
      (.isStaticText, .text),
    ]
    return roles.first { contains($0.0) }?.1
  }

  var archived: Set<AccessibilityElement.Trait> {
    let traits: [(AccessibilityTraits, AccessibilityElement.Trait)] = [
      (.isSelected, .selected), (.updatesFrequently, .updatesFrequently), (.startsMediaSession, .startsMedia),
      (.playsSound, .playsSound), (.isSummaryElement, .summary), (.isSearchField, .searchField),
      (.isKeyboardKey, .keyboardKey), (.isModal, .modal),
    ]
    return Set(traits.filter { contains($0.0) }.map(\.1))
  }
}

/// What becomes of the children of an accessibility element.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  enum Kind { case ignore, contain, combine }
  let kind: Kind
  /// The children are not read; the element says what its modifiers say.
  public static let ignore = AccessibilityChildBehavior(kind: .ignore)
  /// The children are read one by one, as a group.
  public static let contain = AccessibilityChildBehavior(kind: .contain)
  /// The children are read as one.
  public static let combine = AccessibilityChildBehavior(kind: .combine)
}
