import Archive
import Foundation
import UIKit

extension GraphicsContext {
  /// How a drawing is mixed with what is there.
  ///
  /// - Parity: approximated: `copy`, `sourceIn`, `sourceOut`, `destinationIn`, `destinationAtop` and `xor` draw as `normal` or
  ///   `destinationOut`, and are reported
  public struct BlendMode: RawRepresentable, Equatable, Sendable {
    public let rawValue: Int32
    public init(rawValue: Int32) { self.rawValue = rawValue }
    private init(_ mode: CGBlendMode) { rawValue = mode.rawValue }
    public static var normal: BlendMode { BlendMode(.normal) }
    public static var multiply: BlendMode { BlendMode(.multiply) }
    public static var screen: BlendMode { BlendMode(.screen) }
    public static var overlay: BlendMode { BlendMode(.overlay) }
    public static var darken: BlendMode { BlendMode(.darken) }
    public static var lighten: BlendMode { BlendMode(.lighten) }
    public static var colorDodge: BlendMode { BlendMode(.colorDodge) }
    public static var colorBurn: BlendMode { BlendMode(.colorBurn) }
    public static var softLight: BlendMode { BlendMode(.softLight) }
    public static var hardLight: BlendMode { BlendMode(.hardLight) }
    public static var difference: BlendMode { BlendMode(.difference) }
    public static var exclusion: BlendMode { BlendMode(.exclusion) }
    public static var hue: BlendMode { BlendMode(.hue) }
    public static var saturation: BlendMode { BlendMode(.saturation) }
    public static var color: BlendMode { BlendMode(.color) }
    public static var luminosity: BlendMode { BlendMode(.luminosity) }
    public static var clear: BlendMode { BlendMode(.clear) }
    public static var copy: BlendMode { BlendMode(.copy) }
    public static var sourceIn: BlendMode { BlendMode(.sourceIn) }
    public static var sourceOut: BlendMode { BlendMode(.sourceOut) }
    public static var sourceAtop: BlendMode { BlendMode(.sourceAtop) }
    public static var destinationOver: BlendMode { BlendMode(.destinationOver) }
    public static var destinationIn: BlendMode { BlendMode(.destinationIn) }
    public static var destinationOut: BlendMode { BlendMode(.destinationOut) }
    public static var destinationAtop: BlendMode { BlendMode(.destinationAtop) }
    public static var xor: BlendMode { BlendMode(.xor) }
    public static var plusDarker: BlendMode { BlendMode(.plusDarker) }
    public static var plusLighter: BlendMode { BlendMode(.plusLighter) }

    /// The scene's mode, and whether it is the same.
    var archived: (mode: Archive.BlendMode, isExact: Bool) {
      guard let mode = CGBlendMode(rawValue: rawValue) else { return (.normal, false) }
      switch mode {
      case .clear: return (.destinationOut, true)
      case .sourceOut: return (.destinationOut, false)
      case .copy, .sourceIn, .destinationIn, .destinationAtop, .xor: return (.normal, false)
      default:
        guard let same = Archive.BlendMode(rawValue: "\(mode)") else { return (.normal, false) }
        return (same, true)
      }
    }
  }

  public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Keeps what lies outside.
    public static var inverse: ClipOptions { ClipOptions(rawValue: 1) }
  }
  public struct ShadowOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// - Parity: approximated: drawn below
    public static var shadowAbove: ShadowOptions { ShadowOptions(rawValue: 1) }
    /// - Parity: approximated: the drawing stays
    public static var shadowOnly: ShadowOptions { ShadowOptions(rawValue: 2) }
    /// A shadow inside the drawing.
    public static var invertsAlpha: ShadowOptions { ShadowOptions(rawValue: 4) }
    /// - Parity: no effect: shadows are always those of the whole drawing
    public static var disablesGroup: ShadowOptions { ShadowOptions(rawValue: 8) }
  }
  public struct BlurOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// - Parity: no effect: the edge of a blur is always soft
    public static var opaque: BlurOptions { BlurOptions(rawValue: 1) }
    /// - Parity: no effect: nothing is dithered
    public static var dithersResult: BlurOptions { BlurOptions(rawValue: 2) }
  }
  public struct FilterOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// - Parity: no effect: filters work on sRGB components
    public static var linearColor: FilterOptions { FilterOptions(rawValue: 1) }
  }
  public struct GradientOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Starts anew beyond its ends.
    public static var `repeat`: GradientOptions { GradientOptions(rawValue: 1) }
    /// Runs back beyond its ends.
    public static var mirror: GradientOptions { GradientOptions(rawValue: 2) }
    /// - Parity: no effect: colours are mixed in sRGB components
    public static var linearColor: GradientOptions { GradientOptions(rawValue: 4) }
  }

  /// A change of what is drawn.
  public struct Filter: Sendable {
    /// The filter's group; none of what cannot be drawn.
    let make: @Sendable (EnvironmentValues) -> (group: GroupNode?, finding: String?)

    private static func group(_ make: @escaping @Sendable (EnvironmentValues) -> GroupNode) -> Filter {
      Filter { (make($0), nil) }
    }
    private static func matrix(_ matrix: Archive.ColorMatrix) -> Filter {
      group { _ in EffectGroup.filter(matrix) }
    }

    /// A map of the canvas' coordinates.
    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
      group { _ in EffectGroup.projection(matrix, in: .zero) }
    }
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
      y: CGFloat = 0, blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
    ) -> Filter {
      group { environment in
        let shadow = Shadow(
          color: color.drawn(in: environment), radius: Double(radius.length),
          offset: CGSize(width: x.finite, height: y.finite))
        return options.contains(.invertsAlpha)
          ? GroupNode(innerShadow: shadow, children: []) : GroupNode(shadow: shadow, children: [])
      }
    }
    public static func colorMultiply(_ color: Color) -> Filter {
      group { GroupNode(filter: .multiply(color.drawn(in: $0)), children: []) }
    }
    public static func colorMatrix(_ matrix: ColorMatrix) -> Filter { self.matrix(matrix.archived) }
    public static func hueRotation(_ angle: Angle) -> Filter { matrix(ColorEffects.hueRotation(angle)) }
    public static func saturation(_ amount: Double) -> Filter { matrix(ColorEffects.saturation(amount)) }
    public static func brightness(_ amount: Double) -> Filter { matrix(ColorEffects.brightness(amount)) }
    public static func contrast(_ amount: Double) -> Filter { matrix(ColorEffects.contrast(amount)) }
    public static func colorInvert(_ amount: Double = 1) -> Filter { matrix(ColorEffects.invert(amount)) }
    public static func grayscale(_ amount: Double) -> Filter { matrix(ColorEffects.grayscale(amount)) }
    public static var luminanceToAlpha: Filter { matrix(ColorEffects.luminanceToAlpha) }
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      group { _ in EffectGroup.blur(radius) }
    }
    /// Paints where the alpha is at least `min`; a ramp of a 24th stands for the step, which keeps
    /// edges smooth. Ours.
    ///
    /// - Parity: approximated: an upper bound below 1 is taken as 1
    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = Color.black) -> Filter {
      group { environment in
        let c = environment.components(of: color.drawn(in: environment))
        let steepness = 24.0
        let matrix = Archive.ColorMatrix([
          0, 0, 0, 0, c.red.unit, 0, 0, 0, 0, c.green.unit, 0, 0, 0, 0, c.blue.unit,
          0, 0, 0, steepness, 0.5 - min.unit * steepness,
        ])
        return EffectGroup.filter(matrix ?? .identity)
      }
    }
    /// - Parity: no effect: there is no Metal here; reported
    public static func colorShader(_ shader: Shader) -> Filter { nothing }
    /// - Parity: no effect: there is no Metal here; reported
    public static func distortionShader(_ shader: Shader, maxSampleOffset: CGSize) -> Filter { nothing }
    /// - Parity: no effect: there is no Metal here; reported
    public static func layerShader(_ shader: Shader, maxSampleOffset: CGSize) -> Filter { nothing }
    private static var nothing: Filter { Filter { _ in (nil, Shader.message) } }
  }
}
