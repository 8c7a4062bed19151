/// Draws buttons that react as usual. A style of one's own composes the label.
@MainActor @preconcurrency public protocol ButtonStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = ButtonStyleConfiguration
}

public struct ButtonStyleConfiguration {
  nonisolated public struct Label: _StylePartView { public let _part: _StylePart }
  public let role: ButtonRole?
  public let label: Label
  /// Never in a picture.
  public let isPressed: Bool
}

/// Draws buttons and decides when they act.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = PrimitiveButtonStyleConfiguration
}

public struct PrimitiveButtonStyleConfiguration {
  nonisolated public struct Label: _StylePartView { public let _part: _StylePart }
  public let role: ButtonRole?
  public let label: Label
  let action: ControlAction
  /// Performs a closure's action. Nothing calls it in a widget: gestures are not recognised there.
  public func trigger() { action.closure?() }
}

/// A `ButtonStyle` among the primitive ones.
private struct DrawnButtonStyle: PrimitiveButtonStyle {
  @FilledStyle var style: any ButtonStyle
  func makeBody(configuration: Configuration) -> some View {
    AnyView(
      style.makeBody(
        configuration: ButtonStyleConfiguration(
          role: configuration.role, label: .init(_part: configuration.label._part), isPressed: false)))
  }
}

nonisolated extension View {
  /// Sets the style of the buttons within.
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    let style = UncheckedBox(style)
    return inContext {
      $0.environment.push(DrawnButtonStyle(style: style.value) as any PrimitiveButtonStyle)
    }
  }
  /// Sets the style of the buttons within.
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    controlStyle(style as any PrimitiveButtonStyle)
  }
}
