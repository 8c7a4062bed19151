// Parity: no effect: a widget neither scrolls, nor searches, nor opens menus

/// The order of a menu's items.
public struct MenuOrder: Hashable, Sendable {
  private let name: String
  public static let automatic = MenuOrder(name: "automatic")
  public static let priority = MenuOrder(name: "priority")
  public static let fixed = MenuOrder(name: "fixed")
}

/// Whether a drag that hovers triggers a control.
public struct SpringLoadingBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = SpringLoadingBehavior(name: "automatic")
  public static let enabled = SpringLoadingBehavior(name: "enabled")
  public static let disabled = SpringLoadingBehavior(name: "disabled")
}

/// When a scroll view's indicators show.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
  private let name: String
  public static var automatic: ScrollIndicatorVisibility { Self(name: "automatic") }
  public static var visible: ScrollIndicatorVisibility { Self(name: "visible") }
  public static var hidden: ScrollIndicatorVisibility { Self(name: "hidden") }
  public static var never: ScrollIndicatorVisibility { Self(name: "never") }
}

/// Whether scrolling takes the keyboard away.
public struct ScrollDismissesKeyboardMode: Sendable {
  private let name: String
  public static var automatic: ScrollDismissesKeyboardMode { Self(name: "automatic") }
  public static var immediately: ScrollDismissesKeyboardMode { Self(name: "immediately") }
  public static var interactively: ScrollDismissesKeyboardMode { Self(name: "interactively") }
  public static var never: ScrollDismissesKeyboardMode { Self(name: "never") }
}

/// Whether content bounces at its end.
public struct ScrollBounceBehavior: Sendable {
  private let name: String
  public static var automatic: ScrollBounceBehavior { Self(name: "automatic") }
  public static var always: ScrollBounceBehavior { Self(name: "always") }
  public static var basedOnSize: ScrollBounceBehavior { Self(name: "basedOnSize") }
}

/// Where suggestions of a search stand.
public struct SearchSuggestionsPlacement: Equatable, Sendable {
  private let name: String
  public static var automatic: SearchSuggestionsPlacement { Self(name: "automatic") }
  public static var menu: SearchSuggestionsPlacement { Self(name: "menu") }
  public static var content: SearchSuggestionsPlacement { Self(name: "content") }
  public struct Set: OptionSet, Sendable {
    public var rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static var menu: Set { Set(rawValue: 1) }
    public static var content: Set { Set(rawValue: 2) }
  }
}
