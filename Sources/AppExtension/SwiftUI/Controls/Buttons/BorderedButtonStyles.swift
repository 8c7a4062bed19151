import Foundation

/// A label in the tint colour on a pale ground of it; on a grey one where no tint is set.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    BorderedLabel(look: .pale, role: configuration.role) { configuration.label }
  }
}

/// A white label on the tint colour.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    BorderedLabel(look: .prominent, role: configuration.role) { configuration.label }
  }
}

/// A label on Liquid Glass. A widget's picture has no glass: a thin material with a bright edge stands for it.
/// - Parity: approximated: a thin material with a bright edge
public struct GlassButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    BorderedLabel(look: .glass, role: configuration.role) { configuration.label }
  }
}

/// A white label on tinted Liquid Glass, drawn as the tint with a bright edge.
/// - Parity: approximated: the tint with a bright edge
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    BorderedLabel(look: .prominentGlass, role: configuration.role) { configuration.label }
  }
}

nonisolated extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
nonisolated extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}
nonisolated extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  public static var glass: GlassButtonStyle { GlassButtonStyle() }
}
nonisolated extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

/// A label with a border around it, as buttons and toggles draw it.
struct BorderedLabel<Content: View>: View {
  enum Look { case pale, prominent, glass, prominentGlass }
  let look: Look
  let role: ButtonRole?
  let content: Content
  @Environment(\.tint) private var tint
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var size
  @Environment(\.font) private var font
  @Environment(\.buttonBorderShape) private var shape

  init(look: Look, role: ButtonRole?, @ViewBuilder content: () -> Content) {
    self.look = look
    self.role = role
    self.content = content()
  }

  var body: some View {
    let border = ControlMetrics.border(size)
    // A circle has the same distance on all sides.
    let horizontal = shape.kind == .circle ? border.vertical : border.horizontal
    content
      .font(font ?? border.font)
      .foregroundStyle(foreground)
      .frame(minWidth: shape.kind == .circle ? border.line : nil, minHeight: border.line)
      .padding(.horizontal, horizontal)
      .padding(.vertical, border.vertical)
      .background {
        let outline = BorderOutline(shape: shape, radius: border.radius)
        outline.fill(ground)
        if look == .glass || look == .prominentGlass {
          outline.stroke(Color.white.opacity(0.35), lineWidth: 1)
        }
      }
  }

  private var accent: AnyShapeStyle {
    role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle())
  }
  private var foreground: AnyShapeStyle {
    guard isEnabled else { return AnyShapeStyle(Color(.system(.tertiaryLabel))) }
    switch look {
    case .pale: return accent
    case .prominent, .prominentGlass: return AnyShapeStyle(Color.white)
    case .glass: return AnyShapeStyle(Color.primary)
    }
  }
  private var ground: AnyShapeStyle {
    guard isEnabled else { return AnyShapeStyle(FillShapeStyle(level: 2)) }
    switch look {
    // Without a tint the ground is a neutral fill; with one it is the tint's palest form (both B: pictures agree).
    case .pale:
      return tint == nil && role != .destructive
        ? AnyShapeStyle(FillShapeStyle(level: 2)) : AnyShapeStyle(accent.opacity(0.16))
    case .prominent, .prominentGlass: return accent
    case .glass: return AnyShapeStyle(Material.ultraThin)
    }
  }
}

/// The outline of a bordered button of a size.
nonisolated private struct BorderOutline: Shape {
  let shape: ButtonBorderShape
  let radius: CGFloat
  func path(in rect: CGRect) -> Path { shape.path(in: rect, radius: radius) }
}
