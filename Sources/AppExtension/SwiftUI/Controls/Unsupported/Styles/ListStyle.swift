// Parity: no effect: a widget draws no List

/// A look of `List`. A widget draws none, so the styles say nothing here.
@MainActor @preconcurrency public protocol ListStyle {}

public struct DefaultListStyle: ListStyle {
  nonisolated public init() {}
}
public struct PlainListStyle: ListStyle {
  nonisolated public init() {}
}
public struct GroupedListStyle: ListStyle {
  nonisolated public init() {}
}
public struct InsetGroupedListStyle: ListStyle {
  nonisolated public init() {}
}
public struct InsetListStyle: ListStyle {
  nonisolated public init() {}
}
public struct SidebarListStyle: ListStyle {
  nonisolated public init() {}
}
public struct CarouselListStyle: ListStyle {
  nonisolated public init() {}
}
public struct EllipticalListStyle: ListStyle {
  nonisolated public init() {}
}

nonisolated extension ListStyle where Self == DefaultListStyle {
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}
nonisolated extension ListStyle where Self == PlainListStyle {
  public static var plain: PlainListStyle { PlainListStyle() }
}
nonisolated extension ListStyle where Self == GroupedListStyle {
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}
nonisolated extension ListStyle where Self == InsetGroupedListStyle {
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
nonisolated extension ListStyle where Self == InsetListStyle {
  public static var inset: InsetListStyle { InsetListStyle() }
}
nonisolated extension ListStyle where Self == SidebarListStyle {
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}
nonisolated extension ListStyle where Self == CarouselListStyle {
  public static var carousel: CarouselListStyle { CarouselListStyle() }
}
nonisolated extension ListStyle where Self == EllipticalListStyle {
  public static var elliptical: EllipticalListStyle { EllipticalListStyle() }
}

nonisolated extension View {
  public func listStyle<S: ListStyle>(_ style: S) -> some View { self }
}
