import Foundation
import UIKit

/// Functions written in the Metal language.
///
/// - Parity: no effect: there is no Metal here; effects made of shaders leave the view as it is, and are reported
@dynamicMemberLookup public struct ShaderLibrary: Equatable, Sendable {
  enum Source: Equatable, Sendable {
    case main
    case bundle(String)
    case data(Data)
    case url(URL)
  }
  let source: Source
  public static let `default` = ShaderLibrary(source: .main)
  public static func bundle(_ bundle: Bundle) -> ShaderLibrary {
    ShaderLibrary(source: .bundle(bundle.bundlePath))
  }
  init(source: Source) { self.source = source }
  public init(data: Data) { source = .data(data) }
  public init(url: URL) { source = .url(url) }
  public static subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: .default, name: name)
  }
  public subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction(library: self, name: name) }
}

/// One function of a library; calling it gives a shader.
@dynamicCallable public struct ShaderFunction: Equatable, Sendable {
  public var library: ShaderLibrary
  public var name: String
  public init(library: ShaderLibrary, name: String) {
    self.library = library
    self.name = name
  }
  public func dynamicallyCall(withArguments args: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: args)
  }
}

/// A function with its arguments. As a style it paints nothing here.
///
/// - Parity: no effect: there is no Metal here
nonisolated public struct Shader: Equatable, Sendable, ShapeStyle {
  /// A value handed to a shader.
  public struct Argument: Equatable, Sendable {
    enum Value: Equatable, Sendable {
      case floats([Float])
      case colors([Color])
      case data(Data)
      case image(Image)
      case boundingRect
    }
    let value: Value
    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { floats([Float(x)]) }
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument {
      floats([Float(x), Float(y)])
    }
    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument {
      floats([Float(x), Float(y), Float(z)])
    }
    public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument {
      floats([Float(x), Float(y), Float(z), Float(w)])
    }
    public static func float2(_ point: CGPoint) -> Argument { float2(point.x, point.y) }
    public static func float2(_ size: CGSize) -> Argument { float2(size.width, size.height) }
    public static func float2(_ vector: CGVector) -> Argument { float2(vector.dx, vector.dy) }
    public static func floatArray(_ array: [Float]) -> Argument { floats(array) }
    public static var boundingRect: Argument { Argument(value: .boundingRect) }
    public static func color(_ color: Color) -> Argument { Argument(value: .colors([color])) }
    public static func colorArray(_ array: [Color]) -> Argument { Argument(value: .colors(array)) }
    public static func image(_ image: Image) -> Argument { Argument(value: .image(image)) }
    public static func data(_ data: Data) -> Argument { Argument(value: .data(data)) }
    private static func floats(_ values: [Float]) -> Argument { Argument(value: .floats(values)) }
  }
  public var function: ShaderFunction
  public var arguments: [Argument]
  public var dithersColor = false
  public init(function: ShaderFunction, arguments: [Argument]) {
    self.function = function
    self.arguments = arguments
  }

  static let message = "there is no Metal here: a view with a shader is drawn without it"

  public func _paint(_ context: _PaintContext) -> _Paint {
    var paint = Color.clear._paint(context)
    paint.findings = [_Paint.Finding(code: "shader", severity: .warning, message: Self.message)]
    return paint
  }
}

nonisolated extension View {
  private func withoutShader() -> some View {
    inContext { $0.session.report("shader", .warning, Shader.message) }
  }
  /// - Parity: no effect: there is no Metal here; reported
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View { withoutShader() }
  /// - Parity: no effect: there is no Metal here; reported
  public func distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View
  {
    withoutShader()
  }
  /// - Parity: no effect: there is no Metal here; reported
  public func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View {
    withoutShader()
  }
}

nonisolated extension VisualEffect {
  /// - Parity: no effect: there is no Metal here
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect { self }
  /// - Parity: no effect: there is no Metal here
  public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect { self }
  /// - Parity: no effect: there is no Metal here
  public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect { self }
}
