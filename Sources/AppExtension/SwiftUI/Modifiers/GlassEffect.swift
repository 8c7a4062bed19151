import Archive
import Foundation

/// Liquid Glass of iOS 26.
///
/// - Parity: approximated: a material with a bright edge stands for the glass; nothing is bent
public struct Glass: Equatable, Sendable {
  enum Kind: Sendable { case regular, clear, identity }
  let kind: Kind
  var tint: Color?
  public static var regular: Glass { Glass(kind: .regular) }
  public static var clear: Glass { Glass(kind: .clear) }
  /// No glass.
  public static var identity: Glass { Glass(kind: .identity) }
  public func tint(_ color: Color?) -> Glass { Glass(kind: kind, tint: color) }
  /// - Parity: no effect: nothing is pressed in a picture
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// The shape of glass where none is given: a capsule.
nonisolated public struct DefaultGlassEffectShape: Shape {
  public init() {}
  public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

/// How glass comes and goes.
public struct GlassEffectTransition: Sendable {
  public static var identity: GlassEffectTransition { GlassEffectTransition() }
  public static var matchedGeometry: GlassEffectTransition { GlassEffectTransition() }
  public static var materialize: GlassEffectTransition { GlassEffectTransition() }
}

/// Glass shapes that flow into each other.
///
/// - Parity: approximated: shapes do not flow together
nonisolated public struct GlassEffectContainer<Content: View>: View {
  let content: Content
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }
  public var body: some View { content }
}

nonisolated struct GlassModifier<S: Shape>: ViewModifier {
  let glass: Glass
  let shape: S
  func body(content: Content) -> some View {
    if glass.kind == .identity {
      content
    } else {
      content.background {
        ZStack {
          shape.fill(glass.kind == .clear ? Material.ultraThin : Material.thin)
          if let tint = glass.tint { shape.fill(tint.opacity(0.6)) }
          // The rim that catches the light: bright above, dim below. Ours.
          shape.stroke(
            .linearGradient(
              colors: [.white.opacity(0.5), .white.opacity(0.1), .white.opacity(0.25)], startPoint: .top,
              endPoint: .bottom), lineWidth: 0.5)
        }
      }
    }
  }
}

nonisolated extension View {
  /// - Parity: approximated: a material with a bright edge stands for the glass; nothing is bent
  public func glassEffect(_ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape())
    -> some View
  {
    inContext {
      $0.session.report(
        "glass-approximated", .note,
        "glassEffect is drawn as a material with a bright edge; iOS bends what is behind it")
    }.modifier(GlassModifier(glass: glass, shape: shape))
  }
  /// - Parity: no effect: transitions of a widget fade
  public func glassEffectTransition(_ transition: GlassEffectTransition, isEnabled: Bool = true) -> some View
  {
    self
  }
}
