import Foundation

// Parity: no effect: nothing is selected, gestured at or scrolled in a widget

/// Says once that a modifier does nothing.
nonisolated struct ChartNote: ViewModifier {
  typealias Body = Never
  let name: String
  @MainActor func _makeNodes(
    content: @escaping @MainActor (_ViewContext) -> [_LayoutNode], in context: _ViewContext
  ) -> [_LayoutNode] {
    context.session.reportNoEffect(name)
    return content(context)
  }
}

nonisolated extension View {
  public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View {
    modifier(ChartNote(name: "chartXSelection"))
  }
  public func chartXSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
    modifier(ChartNote(name: "chartXSelection"))
  }
  public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View {
    modifier(ChartNote(name: "chartYSelection"))
  }
  public func chartYSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
    modifier(ChartNote(name: "chartYSelection"))
  }
  public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View {
    modifier(ChartNote(name: "chartAngleSelection"))
  }
  public func chartGesture(_ gesture: @escaping (ChartProxy) -> some Gesture) -> some View {
    modifier(ChartNote(name: "chartGesture"))
  }

  /// A widget does not scroll: what is seen first is drawn.
  public func chartScrollableAxes(_ axes: Axis.Set) -> some View {
    modifier(ChartNote(name: "chartScrollableAxes"))
  }
  /// How much of the domain is seen.
  public func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    let length = length.chartValue.position
    return chart { $0.x.visibleLength = length }
  }
  public func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    let length = length.chartValue.position
    return chart { $0.y.visibleLength = length }
  }
  public func chartScrollTargetBehavior(_ behavior: some ChartScrollTargetBehavior) -> some View { self }
  /// Where the seen part begins.
  public func chartScrollPosition(initialX: some Plottable) -> some View {
    let position = initialX.chartValue
    return chart { $0.x.scrollPosition = position }
  }
  public func chartScrollPosition(x: Binding<some Plottable>) -> some View {
    chartScrollPosition(initialX: x.wrappedValue)
  }
  public func chartScrollPosition(initialY: some Plottable) -> some View {
    let position = initialY.chartValue
    return chart { $0.y.scrollPosition = position }
  }
  public func chartScrollPosition(y: Binding<some Plottable>) -> some View {
    chartScrollPosition(initialY: y.wrappedValue)
  }
}

/// Where scrolling comes to rest; nothing scrolls in a widget.
public protocol ChartScrollTargetBehavior: ScrollTargetBehavior {}
extension PagingScrollTargetBehavior: ChartScrollTargetBehavior {}

public struct ValueAlignedLimitBehavior: Sendable {
  public static var automatic: ValueAlignedLimitBehavior { .init() }
  public static var always: ValueAlignedLimitBehavior { .init() }
  public static var never: ValueAlignedLimitBehavior { .init() }
}
public struct MajorValueAlignment<Value: Plottable> {
  public static func unit(_ unit: Value) -> MajorValueAlignment<Value> where Value: Numeric { .init() }
  public static func matching(_ components: DateComponents) -> MajorValueAlignment<Value>
  where Value == Date {
    .init()
  }
  public static var page: MajorValueAlignment<Value> { .init() }
}

/// Rest at values of a unit.
public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior {
  public init<P: Plottable & Numeric>(
    unit: P, majorAlignment: MajorValueAlignment<P>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {}
  public init(
    matching components: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {}
  public init<X: Plottable & Numeric, Y: Plottable & Numeric>(
    xUnit: X, yUnit: Y, xMajorAlignment: MajorValueAlignment<X>? = nil,
    yMajorAlignment: MajorValueAlignment<Y>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {}
  public init(
    xMatching xComponents: DateComponents, yMatching yComponents: DateComponents,
    xMajorAlignment: MajorValueAlignment<Date>? = nil, yMajorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {}
  public init<Y: Plottable & Numeric>(
    xMatching xComponents: DateComponents, yUnit: Y, xMajorAlignment: MajorValueAlignment<Date>? = nil,
    yMajorAlignment: MajorValueAlignment<Y>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {}
  public init<X: Plottable & Numeric>(
    xUnit: X, yMatching yComponents: DateComponents, xMajorAlignment: MajorValueAlignment<X>? = nil,
    yMajorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {}
  init() {}
}

extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
  public static func valueAligned<P: Plottable & Numeric>(
    unit: P, majorAlignment: MajorValueAlignment<P>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior { .init() }
  public static func valueAligned(
    matching components: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior { .init() }
  public static func valueAligned<X: Plottable & Numeric, Y: Plottable & Numeric>(
    xUnit: X, yUnit: Y, xMajorAlignment: MajorValueAlignment<X>? = nil,
    yMajorAlignment: MajorValueAlignment<Y>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior { .init() }
  public static func valueAligned(
    xMatching xComponents: DateComponents, yMatching yComponents: DateComponents,
    xMajorAlignment: MajorValueAlignment<Date>? = nil, yMajorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior { .init() }
  public static func valueAligned<Y: Plottable & Numeric>(
    xMatching xComponents: DateComponents, yUnit: Y, xMajorAlignment: MajorValueAlignment<Date>? = nil,
    yMajorAlignment: MajorValueAlignment<Y>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior { .init() }
  public static func valueAligned<X: Plottable & Numeric>(
    xUnit: X, yMatching yComponents: DateComponents, xMajorAlignment: MajorValueAlignment<X>? = nil,
    yMajorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior { .init() }
}
