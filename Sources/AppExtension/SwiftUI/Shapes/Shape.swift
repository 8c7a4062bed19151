import Archive
import Foundation

/// An outline that fits any rectangle. As a view it is filled with the foreground style and takes all the space.
public protocol Shape: Sendable, View, Animatable {
  nonisolated func path(in rect: CGRect) -> Path
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
  nonisolated static var role: ShapeRole { get }
}

public enum ShapeRole: Sendable { case fill, stroke, separator }

/// A value that can change gradually.
public protocol Animatable {
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData
  nonisolated var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  nonisolated public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

public protocol VectorArithmetic: AdditiveArithmetic {
  mutating func scale(by rhs: Double)
  var magnitudeSquared: Double { get }
}

public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  public init() {}
  public static let zero = EmptyAnimatableData()
  public static func + (a: EmptyAnimatableData, b: EmptyAnimatableData) -> EmptyAnimatableData { a }
  public static func - (a: EmptyAnimatableData, b: EmptyAnimatableData) -> EmptyAnimatableData { a }
  public mutating func scale(by rhs: Double) {}
  public var magnitudeSquared: Double { 0 }
}

public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  public var first: First
  public var second: Second
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
  public static var zero: Self { Self(.zero, .zero) }
  public static func + (a: Self, b: Self) -> Self { Self(a.first + b.first, a.second + b.second) }
  public static func - (a: Self, b: Self) -> Self { Self(a.first - b.first, a.second - b.second) }
  public mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension Double: VectorArithmetic {
  public mutating func scale(by rhs: Double) { self *= rhs }
  public var magnitudeSquared: Double { self * self }
}
extension CGFloat: VectorArithmetic {
  public mutating func scale(by rhs: Double) { self *= rhs }
  public var magnitudeSquared: Double { Double(self * self) }
}
extension Float: VectorArithmetic {
  public mutating func scale(by rhs: Double) { self *= Float(rhs) }
  public var magnitudeSquared: Double { Double(self * self) }
}
extension Double: Animatable {
  public var animatableData: Double {
    get { self }
    set { self = newValue }
  }
}
extension CGFloat: Animatable {
  public var animatableData: CGFloat {
    get { self }
    set { self = newValue }
  }
}

extension Shape {
  nonisolated public static var role: ShapeRole { .fill }
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  @MainActor public func _makeNodes(in context: _ViewContext) -> [_LayoutNode] {
    [ShapeNode(shape: self, style: ForegroundStyle(), mode: .fill(evenOdd: false), context: context)]
  }
}

extension Shape where Body == _ShapeView<Self, ForegroundStyle> {
  @MainActor public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle())
  }
}

/// A shape that can be drawn smaller by a distance from its edge.
public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

public struct FillStyle: Equatable, Sendable {
  public var isEOFilled: Bool
  public var isAntialiased: Bool
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

public struct StrokeStyle: Equatable, Sendable {
  public var lineWidth: CGFloat
  public var lineCap: CGLineCap
  public var lineJoin: CGLineJoin
  public var miterLimit: CGFloat
  public var dash: [CGFloat]
  public var dashPhase: CGFloat
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
  var archived: Archive.StrokeStyle {
    let dashes = dash.map(\.length)
    return Archive.StrokeStyle(
      width: lineWidth.length, cap: lineCap == .round ? .round : lineCap == .square ? .square : .butt,
      join: lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter,
      miterLimit: miterLimit.length, dash: dashes.contains { $0 > 0 } ? dashes.map { Double($0) } : [],
      dashPhase: dashPhase.finite)
  }
}

/// A shape filled or stroked with a style; further fills and strokes draw over it.
nonisolated public struct _ShapeView<Content: Shape, Style: ShapeStyle>: View {
  public typealias Body = Never
  public var shape: Content
  public var style: Style
  var mode: PathNode.Style = .fill(evenOdd: false)
  init(shape: Content, style: Style, mode: PathNode.Style = .fill(evenOdd: false)) {
    self.shape = shape
    self.style = style
    self.mode = mode
  }
  @MainActor public func _makeNodes(in context: _ViewContext) -> [_LayoutNode] {
    [ShapeNode(shape: shape, style: style, mode: mode, context: context)]
  }
  public func fill<S: ShapeStyle>(_ content: S = ForegroundStyle(), style: FillStyle = FillStyle())
    -> some View
  {
    overlay(shape.fill(content, style: style))
  }
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true)
    -> some View
  {
    overlay(shape.stroke(content, lineWidth: lineWidth))
  }
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> some View {
    overlay(shape.stroke(content, style: style))
  }
}

nonisolated extension _ShapeView where Content: InsettableShape {
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View { overlay(shape.strokeBorder(content, lineWidth: lineWidth)) }
}

final class ShapeNode: _LayoutNode {
  let shape: any Shape
  let style: any ShapeStyle
  let mode: PathNode.Style
  let context: _ViewContext
  init(shape: any Shape, style: any ShapeStyle, mode: PathNode.Style, context: _ViewContext) {
    self.shape = shape
    self.style = style
    self.mode = mode
    self.context = context
    super.init()
    context.session.count()
  }
  override func measure(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  override func draw(into scene: SceneBuilder) {
    guard frame.width > 0 || frame.height > 0 else { return }
    let path = shape.path(in: frame, environment: context.environment)
    guard !path.isEmpty, path.elements.count <= 100_000 else {
      if !path.isEmpty {
        context.session.report(
          "path-too-long", .error, "a path has \(path.elements.count) elements; 100000 is the most")
      }
      return
    }
    let geometry = path.geometry.sanitized
    let paint = style.scenePaint(in: frame, context.environment)
    scene.add(.path(PathNode(geometry: geometry, style: mode, paint: paint)))
  }
  override func range(along axis: Axis, cross: CGFloat?) -> (min: CGFloat, max: CGFloat) {
    if shape is ScaledShapeSize { return super.range(along: axis, cross: cross) }
    return (0, 1e6)
  }
}

/// Shapes whose size is not simply the one offered (circles keep square).
protocol ScaledShapeSize {}

extension PathGeometry {
  /// Every number finite and within the bounds of a scene.
  var sanitized: PathGeometry {
    func fix(_ p: CGPoint) -> CGPoint { CGPoint(x: p.x.finite, y: p.y.finite) }
    func fix(_ r: CGRect) -> CGRect {
      CGRect(x: r.minX.finite, y: r.minY.finite, width: r.width.length, height: r.height.length)
    }
    switch self {
    case .rect(let r): return .rect(fix(r))
    case .roundedRect(let r, let radius, let c):
      return .roundedRect(fix(r), radius: Double(CGFloat(radius).length), continuous: c)
    case .ellipse(let r): return .ellipse(fix(r))
    case .elements(let elements):
      return .elements(
        elements.map {
          switch $0 {
          case .move(let p): .move(fix(p))
          case .line(let p): .line(fix(p))
          case .quad(let c, let p): .quad(control: fix(c), to: fix(p))
          case .curve(let a, let b, let p): .curve(control1: fix(a), control2: fix(b), to: fix(p))
          case .close: .close
          }
        })
    }
  }
}

nonisolated extension Shape {
  public func fill<S: ShapeStyle>(_ content: S = ForegroundStyle(), style: FillStyle = FillStyle())
    -> _ShapeView<Self, S>
  {
    _ShapeView(shape: self, style: content, mode: .fill(evenOdd: style.isEOFilled))
  }
  public func fill(style: FillStyle = FillStyle()) -> _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle(), mode: .fill(evenOdd: style.isEOFilled))
  }
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> _ShapeView<
    Self, S
  > {
    _ShapeView(shape: self, style: content, mode: .stroke(style.archived))
  }
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true)
    -> _ShapeView<Self, S>
  {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }
  public func stroke(lineWidth: CGFloat = 1) -> _ShapeView<Self, ForegroundStyle> {
    stroke(ForegroundStyle(), style: StrokeStyle(lineWidth: lineWidth))
  }
  public func stroke(style: StrokeStyle) -> _ShapeView<Self, ForegroundStyle> {
    stroke(ForegroundStyle(), style: style)
  }
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    DerivedShape(base: self) { $0.trimmedPath(from: startFraction, to: endFraction) }
  }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: x, height: y))
  }
  public func offset(_ offset: CGSize) -> OffsetShape<Self> { OffsetShape(shape: self, offset: offset) }
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }
  public func size(_ size: CGSize) -> some Shape { SizedShape(base: self, size: size) }
  public func size(width: CGFloat, height: CGFloat) -> some Shape {
    SizedShape(base: self, size: CGSize(width: width, height: height))
  }
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: scale, height: scale), anchor: anchor)
  }
}

nonisolated extension InsettableShape {
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), style: StrokeStyle, antialiased: Bool = true
  ) -> some View {
    inset(by: style.lineWidth / 2).stroke(content, style: style)
  }
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View { strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth)) }
}
