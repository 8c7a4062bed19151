// Parity: no effect: a widget draws no Picker

/// A look of `Picker`. A widget draws none, so the styles say nothing here.
@MainActor @preconcurrency public protocol PickerStyle {}

public struct DefaultPickerStyle: PickerStyle {
  nonisolated public init() {}
}
public struct MenuPickerStyle: PickerStyle {
  nonisolated public init() {}
}
public struct SegmentedPickerStyle: PickerStyle {
  nonisolated public init() {}
}
public struct WheelPickerStyle: PickerStyle {
  nonisolated public init() {}
}
public struct InlinePickerStyle: PickerStyle {
  nonisolated public init() {}
}
public struct NavigationLinkPickerStyle: PickerStyle {
  nonisolated public init() {}
}
public struct PalettePickerStyle: PickerStyle {
  nonisolated public init() {}
}

nonisolated extension PickerStyle where Self == DefaultPickerStyle {
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
nonisolated extension PickerStyle where Self == MenuPickerStyle {
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
nonisolated extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
nonisolated extension PickerStyle where Self == WheelPickerStyle {
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
nonisolated extension PickerStyle where Self == InlinePickerStyle {
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
nonisolated extension PickerStyle where Self == NavigationLinkPickerStyle {
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}
nonisolated extension PickerStyle where Self == PalettePickerStyle {
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

nonisolated extension View {
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { self }
}
