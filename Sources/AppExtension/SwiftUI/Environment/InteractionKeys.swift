import Foundation

// What touch, pointer and keyboard would change. Kept and handed down; nothing on a widget depends on them.

/// How much a background stands out.
public struct BackgroundProminence: Hashable, Sendable {
  private let level: Int
  public static let standard = BackgroundProminence(level: 0)
  public static let increased = BackgroundProminence(level: 1)
}

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

/// The size of a sidebar's rows.
public enum SidebarRowSize: Sendable { case small, medium, large }

private struct EnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
private struct ProminenceKey: EnvironmentKey {
  static var defaultValue: BackgroundProminence { .standard }
}
private struct MaterialKey: EnvironmentKey { static var defaultValue: Material? { nil } }
private struct MenuOrderKey: EnvironmentKey { static var defaultValue: MenuOrder { .automatic } }
private struct HoverKey: EnvironmentKey { static var defaultValue: Bool { true } }
private struct FocusEffectKey: EnvironmentKey { static var defaultValue: Bool { true } }
private struct SidebarKey: EnvironmentKey { static var defaultValue: SidebarRowSize { .medium } }
private struct RowHeightKey: EnvironmentKey { static var defaultValue: CGFloat { 44 } }
private struct HeaderHeightKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private struct AutocorrectionKey: EnvironmentKey { static var defaultValue: Bool? { nil } }
private struct CapturedKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  public var isEnabled: Bool {
    get { self[EnabledKey.self] }
    set { self[EnabledKey.self] = newValue }
  }
  /// Nothing has the focus in a widget.
  public var isFocused: Bool { false }
  public var isFocusEffectEnabled: Bool {
    get { self[FocusEffectKey.self] }
    set { self[FocusEffectKey.self] = newValue }
  }
  public var isHoverEffectEnabled: Bool {
    get { self[HoverKey.self] }
    set { self[HoverKey.self] = newValue }
  }
  public var backgroundProminence: BackgroundProminence {
    get { self[ProminenceKey.self] }
    set { self[ProminenceKey.self] = newValue }
  }
  /// The material behind this view, where one was given.
  public var backgroundMaterial: Material? {
    get { self[MaterialKey.self] }
    set { self[MaterialKey.self] = newValue }
  }
  public var menuOrder: MenuOrder {
    get { self[MenuOrderKey.self] }
    set { self[MenuOrderKey.self] = newValue }
  }
  public var springLoadingBehavior: SpringLoadingBehavior { .automatic }
  public var sidebarRowSize: SidebarRowSize {
    get { self[SidebarKey.self] }
    set { self[SidebarKey.self] = newValue }
  }
  /// Points. 44 is UIKit's row (B).
  public var defaultMinListRowHeight: CGFloat {
    get { self[RowHeightKey.self] }
    set { self[RowHeightKey.self] = newValue }
  }
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[HeaderHeightKey.self] }
    set { self[HeaderHeightKey.self] = newValue }
  }
  public var autocorrectionDisabled: Bool {
    get { self[AutocorrectionKey.self] ?? false }
    set { self[AutocorrectionKey.self] = newValue }
  }
  public var disableAutocorrection: Bool? {
    get { self[AutocorrectionKey.self] }
    set { self[AutocorrectionKey.self] = newValue }
  }
  /// The screen is being recorded or mirrored; no picture of ours is.
  public var isSceneCaptured: Bool {
    get { self[CapturedKey.self] }
    set { self[CapturedKey.self] = newValue }
  }
}
