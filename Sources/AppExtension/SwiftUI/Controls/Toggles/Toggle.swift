/// A control that is on or off, drawn in the state its binding has.
///
/// In a widget only toggles with an app intent act; one with a plain binding is drawn and does nothing, as on iOS.
nonisolated public struct Toggle<Label: View>: View {
  public typealias Body = Never
  let isOn: Binding<Bool>
  /// Several values that do not agree.
  let isMixed: Bool
  let action: ControlAction
  let label: Label
  let isPartOfStyle: Bool

  init(
    isOn: Binding<Bool>, isMixed: Bool = false, action: ControlAction, label: Label,
    isPartOfStyle: Bool = false
  ) {
    self.isOn = isOn
    self.isMixed = isMixed
    self.action = action
    self.label = label
    self.isPartOfStyle = isPartOfStyle
  }

  /// A toggle whose taps reach the extension under an identifier.
  package init(isOn: Bool, identifier: @escaping ControlAction.Identifier, @ViewBuilder label: () -> Label) {
    self.init(isOn: .constant(isOn), action: ControlAction(identifier: identifier), label: label())
  }

  @MainActor public func _makeNodes(in context: _ViewContext) -> [_LayoutNode] {
    let nodes = drawn(isOn: isOn, in: context)
    guard !isPartOfStyle else { return nodes }
    let state = isOn.wrappedValue
    guard action.flips, context.environment.isEnabled, context.environment.interactivity.controls,
      !context.environment.drawsOneFace
    else {
      return action.wrapping(nodes, role: .toggle, value: spokenState, isOn: state, in: context)
    }
    var hidden = context
    hidden.environment.drawsOneFace = true
    let others = drawn(isOn: .constant(!state), in: hidden)
    // A style whose states have different numbers of views is not flipped: the new entry shows what became of it.
    let faces =
      nodes.count == others.count
      ? zip(nodes, others).map { ToggleFacesNode(current: $0, other: $1, isOn: state) } : nodes
    return action.wrapping(faces, role: .toggle, value: spokenState, isOn: state, in: context)
  }
  @MainActor private func drawn(isOn: Binding<Bool>, in context: _ViewContext) -> [_LayoutNode] {
    context.drawing(Self.self, styledBy: DefaultToggleStyle() as any ToggleStyle) { style, part in
      style.makeBody(
        configuration: ToggleStyleConfiguration(
          label: .init(_part: part(label)), isOn: isOn, isMixed: isMixed, action: action))
    }
  }
  private var spokenState: String {
    if isMixed { return "mixed" }
    return isOn.wrappedValue ? "on" : "off"
  }
}

nonisolated extension Toggle {
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(isOn: isOn, action: ControlAction(closure: {}), label: label())
  }
  public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    let values = sources.map { $0[keyPath: isOn] }
    let on = values.filter(\.wrappedValue).count
    self.init(
      isOn: Binding(
        get: { !values.isEmpty && values.allSatisfy(\.wrappedValue) },
        set: { new in for value in values { value.wrappedValue = new } }),
      isMixed: on > 0 && on < values.count, action: ControlAction(closure: {}), label: label())
  }
}

nonisolated extension Toggle where Label == Text {
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(titleKey) }
  }
  @_disfavoredOverload public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(title) }
  }
}

nonisolated extension Toggle where Label == SwiftUI.Label<Text, Image> {
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { SwiftUI.Label(title, systemImage: systemImage) }
  }
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }
  @_disfavoredOverload public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { SwiftUI.Label(title, systemImage: systemImage) }
  }
}

nonisolated extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// The toggle of a style's configuration, drawn by the style around that one.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(
      isOn: configuration.$isOn, isMixed: configuration.isMixed, action: configuration.action,
      label: configuration.label, isPartOfStyle: true)
  }
}
