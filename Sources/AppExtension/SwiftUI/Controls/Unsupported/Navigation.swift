import Foundation

// Parity: no effect: a widget does not navigate; iOS draws its sign for unsupported views, links as their labels

/// Pages over each other. iOS's widget archive cannot hold one; its placeholder is drawn.
nonisolated public struct NavigationStack<Data, Root: View>: View {
  let root: Root
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath { self.root = root() }
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.root = root()
  }
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
    Data.Element: Hashable
  { self.root = root() }
  @MainActor public var body: some View { UnsupportedPlaceholder(name: "NavigationStack") }
}

/// Pages over each other, in the older form. iOS's widget archive cannot hold one; its placeholder is drawn.
nonisolated public struct NavigationView<Content: View>: View {
  let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  @MainActor public var body: some View { UnsupportedPlaceholder(name: "NavigationView") }
}

/// Columns. iOS's widget archive cannot hold them; its placeholder is drawn.
nonisolated public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {}
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {}
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail)
  where Content == EmptyView {}
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {}
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {}
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {}
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {}
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {}
  @MainActor public var body: some View { UnsupportedPlaceholder(name: "NavigationSplitView") }
}

public enum NavigationSplitViewVisibility: Codable, Hashable, Sendable {
  case automatic, detailOnly, doubleColumn, all
}
public enum NavigationSplitViewColumn: Hashable, Sendable { case sidebar, content, detail }

/// Opens a page. In a widget its label is drawn and nothing opens.
nonisolated public struct NavigationLink<Label: View, Destination: View>: View {
  let label: Label
  init(drawing label: Label) { self.label = label }
  @MainActor public var body: some View { NavigationLinkLabel(label: label) }
}

private struct NavigationLinkLabel<Label: View>: View {
  let label: Label
  var body: some View {
    BorderlessLabel(role: nil) { label }.withoutEffect("NavigationLink")
  }
}

nonisolated extension NavigationLink {
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(drawing: label())
  }
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) { self.init(drawing: label()) }
  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) { self.init(drawing: label()) }
  public init(destination: Destination, @ViewBuilder label: () -> Label) { self.init(drawing: label()) }
  public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(drawing: label())
  }
  public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) { self.init(drawing: label()) }
}

nonisolated extension NavigationLink {
  public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

nonisolated extension NavigationLink where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) { self.init(drawing: Text(titleKey)) }
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) { self.init(drawing: Text(title)) }
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination
  ) { self.init(drawing: Text(titleKey)) }
  @_disfavoredOverload public init<S: StringProtocol, V: Hashable>(
    _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
  ) { self.init(drawing: Text(title)) }
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) { self.init(drawing: Text(titleKey)) }
  @_disfavoredOverload public init<S: StringProtocol, V: Hashable>(
    _ title: S, destination: Destination, tag: V, selection: Binding<V?>
  ) { self.init(drawing: Text(title)) }
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(drawing: Text(titleKey))
  }
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, @ViewBuilder destination: () -> Destination
  ) { self.init(drawing: Text(title)) }
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(drawing: Text(titleKey))
  }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(drawing: Text(title))
  }
  public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
    self.init(drawing: Text(titleKey))
  }
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, destination: Destination, isActive: Binding<Bool>
  ) { self.init(drawing: Text(title)) }
}

nonisolated extension NavigationLink where Destination == Never {
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) { self.init(drawing: label()) }
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
    self.init(drawing: Text(titleKey))
  }
  @_disfavoredOverload public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?)
  where Label == Text { self.init(drawing: Text(title)) }
}

/// The pages of a stack by their values.
public struct NavigationPath: Equatable, @unchecked Sendable {
  private var elements: [AnyHashable] = []
  public init() {}
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    self.elements = elements.map { AnyHashable($0) }
  }
  public var count: Int { elements.count }
  public var isEmpty: Bool { elements.isEmpty }
  public mutating func append<V: Hashable>(_ value: V) { elements.append(AnyHashable(value)) }
  public mutating func removeLast(_ k: Int = 1) { elements.removeLast(min(max(k, 0), elements.count)) }
  /// A path that can be stored. A widget's stores nothing: it is empty.
  public struct CodableRepresentation: Codable, Equatable {}
  /// `nil`: what the values are cannot be told from here.
  public var codable: CodableRepresentation? { elements.isEmpty ? CodableRepresentation() : nil }
  public init(_ codable: CodableRepresentation) {}
}

/// Pages side by side. iOS's widget archive cannot hold one; its placeholder is drawn.
nonisolated public struct TabView<SelectionValue: Hashable, Content: View>: View {
  let content: Content
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  @MainActor public var body: some View { UnsupportedPlaceholder(name: "TabView") }
}
nonisolated extension TabView where SelectionValue == Int {
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}
