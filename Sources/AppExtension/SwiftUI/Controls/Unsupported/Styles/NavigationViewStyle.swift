// Parity: no effect: a widget draws no NavigationView

/// A look of `NavigationView`. A widget draws none, so the styles say nothing here.
@MainActor @preconcurrency public protocol NavigationViewStyle {}

public struct DefaultNavigationViewStyle: NavigationViewStyle {
  nonisolated public init() {}
}
public struct StackNavigationViewStyle: NavigationViewStyle {
  nonisolated public init() {}
}
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  nonisolated public init() {}
}

nonisolated extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}
nonisolated extension NavigationViewStyle where Self == StackNavigationViewStyle {
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}
nonisolated extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

nonisolated extension View {
  public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
}
