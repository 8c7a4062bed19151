// Parity: no effect: a widget does not scroll

// How content scrolls. A widget's does not; iOS's archiver draws the content from its start. Kept and handed down.

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

private struct VerticalIndicatorKey: EnvironmentKey {
  static var defaultValue: ScrollIndicatorVisibility { .automatic }
}
private struct HorizontalIndicatorKey: EnvironmentKey {
  static var defaultValue: ScrollIndicatorVisibility { .automatic }
}
private struct ScrollEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
private struct KeyboardModeKey: EnvironmentKey {
  static var defaultValue: ScrollDismissesKeyboardMode { .automatic }
}
private struct VerticalBounceKey: EnvironmentKey {
  static var defaultValue: ScrollBounceBehavior { .automatic }
}
private struct HorizontalBounceKey: EnvironmentKey {
  static var defaultValue: ScrollBounceBehavior { .automatic }
}

extension EnvironmentValues {
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[VerticalIndicatorKey.self] }
    set { self[VerticalIndicatorKey.self] = newValue }
  }
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[HorizontalIndicatorKey.self] }
    set { self[HorizontalIndicatorKey.self] = newValue }
  }
  public var isScrollEnabled: Bool {
    get { self[ScrollEnabledKey.self] }
    set { self[ScrollEnabledKey.self] = newValue }
  }
  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
    get { self[KeyboardModeKey.self] }
    set { self[KeyboardModeKey.self] = newValue }
  }
  public var verticalScrollBounceBehavior: ScrollBounceBehavior {
    get { self[VerticalBounceKey.self] }
    set { self[VerticalBounceKey.self] = newValue }
  }
  public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
    get { self[HorizontalBounceKey.self] }
    set { self[HorizontalBounceKey.self] = newValue }
  }
}
