import Archive
import Foundation

/// A blurred, translucent background.
nonisolated public struct Material: ShapeStyle {
  let kind: Archive.Material
  public static let regular = Material(kind: .regular)
  public static let thick = Material(kind: .thick)
  public static let thin = Material(kind: .thin)
  public static let ultraThin = Material(kind: .ultraThin)
  public static let ultraThick = Material(kind: .ultraThick)
  public static let bar = Material(kind: .bar)
  public func _paint(_ context: _PaintContext) -> _Paint { _Paint(.material(kind)) }

  /// - Parity: no effect: a widget's window is never inactive
  public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> Material { self }
}

/// How a material looks in an inactive window.
public struct MaterialActiveAppearance: Equatable, Sendable {
  private enum Kind { case automatic, active, inactive, matchWindow }
  private let kind: Kind
  public static let automatic = MaterialActiveAppearance(kind: .automatic)
  public static let active = MaterialActiveAppearance(kind: .active)
  public static let inactive = MaterialActiveAppearance(kind: .inactive)
  public static let matchWindow = MaterialActiveAppearance(kind: .matchWindow)
}

nonisolated extension View {
  /// - Parity: no effect: a widget's window is never inactive
  public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some View { self }
}

extension ShapeStyle where Self == Material {
  public static var regularMaterial: Material { .regular }
  public static var thickMaterial: Material { .thick }
  public static var thinMaterial: Material { .thin }
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var ultraThickMaterial: Material { .ultraThick }
  public static var bar: Material { .bar }
}
