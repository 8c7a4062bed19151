import Archive
import Foundation

/// A view that draws a shape; further fills and strokes draw over it.
@MainActor @preconcurrency public protocol ShapeView<Content>: View {
  associatedtype Content: Shape
  nonisolated var shape: Content { get }
}

/// A shape filled with a style.
nonisolated public struct _ShapeView<Content: Shape, Style: ShapeStyle>: ShapeView {
  public typealias Body = Never
  public var shape: Content
  public var style: Style
  public var fillStyle: FillStyle
  public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
  }
  @MainActor public func _makeNodes(in context: _ViewContext) -> [_LayoutNode] {
    [
      ShapeNode(
        shape: shape, style: style, mode: .fill(evenOdd: fillStyle.isEOFilled), context: context)
    ]
  }
}

/// A filled shape over what was drawn of it before.
nonisolated public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView {
  public typealias Body = Never
  public var shape: Content
  public var style: Style
  public var fillStyle: FillStyle
  public var background: Background
  public init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
    self.background = background
  }
  @MainActor public func _makeNodes(in context: _ViewContext) -> [_LayoutNode] {
    let node = ShapeNode(
      shape: shape, style: style, mode: .fill(evenOdd: fillStyle.isEOFilled), context: context)
    return [node.over(background, context)]
  }
}

/// A stroked shape over what was drawn of it before.
nonisolated public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView {
  public typealias Body = Never
  public var shape: Content
  public var style: Style
  public var strokeStyle: StrokeStyle
  /// - Parity: no effect: edges are always smoothed
  public var isAntialiased: Bool
  public var background: Background
  public init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
  ) {
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
    self.background = background
  }
  @MainActor public func _makeNodes(in context: _ViewContext) -> [_LayoutNode] {
    let node = ShapeNode(shape: shape, style: style, mode: .stroke(strokeStyle.archived), context: context)
    return [node.over(background, context)]
  }
}

/// A shape with a stroke inside its edge, over what was drawn of it before.
nonisolated public struct StrokeBorderShapeView<
  Content: InsettableShape, Style: ShapeStyle, Background: View
>: ShapeView {
  public typealias Body = Never
  public var shape: Content
  public var style: Style
  public var strokeStyle: StrokeStyle
  /// - Parity: no effect: edges are always smoothed
  public var isAntialiased: Bool
  public var background: Background
  public init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
  ) {
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
    self.background = background
  }
  @MainActor public func _makeNodes(in context: _ViewContext) -> [_LayoutNode] {
    let node = ShapeNode(
      shape: shape.inset(by: strokeStyle.lineWidth.finite / 2), style: style,
      mode: .stroke(strokeStyle.archived), context: context)
    return [node.over(background, context)]
  }
}

extension ShapeNode {
  fileprivate func over(_ background: some View, _ context: _ViewContext) -> _LayoutNode {
    if background is EmptyView { return self }
    return DecorationNode(
      self, decoration: context.child(1).single(background, alignment: .center), behind: true,
      alignment: .center, rightToLeft: context.environment.isRightToLeft)
  }
}

nonisolated extension Shape {
  public func fill<S: ShapeStyle>(_ content: S = .foreground, style: FillStyle = FillStyle())
    -> _ShapeView<Self, S>
  {
    _ShapeView(shape: self, style: content, fillStyle: style)
  }
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true)
    -> StrokeShapeView<Self, S, EmptyView>
  {
    StrokeShapeView(
      shape: self, style: content, strokeStyle: style, isAntialiased: antialiased, background: EmptyView())
  }
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true)
    -> StrokeShapeView<Self, S, EmptyView>
  {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
  /// The shape of a stroke.
  public func stroke(style: StrokeStyle) -> some Shape { _StrokedShape(shape: self, style: style) }
  public func stroke(lineWidth: CGFloat = 1) -> some Shape {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }
}

nonisolated extension InsettableShape {
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, EmptyView> {
    StrokeBorderShapeView(
      shape: self, style: content, strokeStyle: style, isAntialiased: antialiased, background: EmptyView())
  }
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, EmptyView> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

nonisolated extension ShapeView {
  public func fill<S: ShapeStyle>(_ content: S = .foreground, style: FillStyle = FillStyle())
    -> FillShapeView<Content, S, Self>
  {
    FillShapeView(shape: shape, style: content, fillStyle: style, background: self)
  }
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true)
    -> StrokeShapeView<Content, S, Self>
  {
    StrokeShapeView(
      shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
  }
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true)
    -> StrokeShapeView<Content, S, Self>
  {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

nonisolated extension ShapeView where Content: InsettableShape {
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> {
    StrokeBorderShapeView(
      shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
  }
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}
