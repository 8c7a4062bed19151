import Foundation

/// Draws toggles. A style of one's own composes the label and the state.
@MainActor @preconcurrency public protocol ToggleStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = ToggleStyleConfiguration
}

public struct ToggleStyleConfiguration {
  nonisolated public struct Label: _StylePartView { public let _part: _StylePart }
  public let label: Label
  @Binding public var isOn: Bool
  public var isMixed: Bool
  let action: ControlAction
  init(label: Label, isOn: Binding<Bool>, isMixed: Bool, action: ControlAction) {
    self.label = label
    _isOn = isOn
    self.isMixed = isMixed
    self.action = action
  }
}

nonisolated extension View {
  /// Sets the style of the toggles within.
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View { controlStyle(style as any ToggleStyle) }
}

/// The style of the place: in a widget `.button`; iOS archives no `UISwitch` for toggles without a style (C).
/// - Parity: approximated: Apple does not say which style a widget takes
public struct DefaultToggleStyle: ToggleStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    ButtonToggleStyle().makeBody(configuration: configuration)
  }
}

/// A button that is filled with the tint while it is on.
public struct ButtonToggleStyle: ToggleStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    BorderedLabel(look: configuration.isOn || configuration.isMixed ? .prominent : .pale, role: nil) {
      configuration.label
    }
  }
}

/// The label, and a switch at the trailing end of the row.
public struct SwitchToggleStyle: ToggleStyle {
  let tint: Color?
  nonisolated public init() { tint = nil }
  nonisolated public init(tint: Color) { self.tint = tint }
  public func makeBody(configuration: Configuration) -> some View {
    SwitchRow(configuration: configuration, color: tint)
  }
}

nonisolated extension ToggleStyle where Self == DefaultToggleStyle {
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
nonisolated extension ToggleStyle where Self == ButtonToggleStyle {
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}
nonisolated extension ToggleStyle where Self == SwitchToggleStyle {
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

private struct SwitchRow: View {
  let configuration: ToggleStyleConfiguration
  let color: Color?
  @Environment(\.labelsVisibility) private var labels

  var body: some View {
    if labels == .hidden {
      track.spoken(as: configuration.label)
    } else {
      HStack {
        configuration.label
        Spacer(minLength: 8)
        track
      }
    }
  }
  private var track: some View {
    DisabledLook { SwitchTrack(isOn: configuration.isOn, color: color) }
  }
}

/// iOS's switch: green, or the tint, while it is on.
private struct SwitchTrack: View {
  let isOn: Bool
  let color: Color?
  @Environment(\.tint) private var tint

  var body: some View {
    let size = ControlMetrics.switchSize, thumb = ControlMetrics.switchThumb
    Capsule(style: .circular)
      .fill(ground)
      .frame(width: size.width, height: size.height)
      .overlay(alignment: isOn ? .trailing : .leading) {
        Circle()
          .fill(Color.white)
          .frame(width: thumb, height: thumb)
          .shadow(color: .black.opacity(0.15), radius: 4, y: 3)
          .padding(.horizontal, (size.height - thumb) / 2)
      }
  }
  private var ground: AnyShapeStyle {
    guard isOn else { return AnyShapeStyle(FillShapeStyle(level: 1)) }
    return color.map { AnyShapeStyle($0) } ?? tint ?? AnyShapeStyle(Color.green)
  }
}
