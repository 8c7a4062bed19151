import Archive
import Foundation

/// A view of a canvas' own that is measured and drawn: text, an image or a symbol.
final class CanvasContent: @unchecked Sendable {
  private let make: @MainActor (_ViewContext) -> [_LayoutNode]
  private let context: _ViewContext
  private var node: _LayoutNode?

  init(_ context: _ViewContext, _ make: @escaping @MainActor (_ViewContext) -> [_LayoutNode]) {
    self.make = make
    self.context = context
  }
  @MainActor convenience init(_ context: _ViewContext, node: _LayoutNode) {
    self.init(context) { _ in [node] }
  }

  /// The content painted with a shading.
  func shaded(_ shading: GraphicsContext.Shading) -> CanvasContent {
    var inner = context
    inner.environment.foreground = ForegroundStyles(primary: ShadingStyle(shading: shading))
    return CanvasContent(inner, make)
  }

  @MainActor private var laidOut: _LayoutNode {
    if let node { return node }
    let nodes = context.withCurrentEnvironment { make(context) }
    let made =
      nodes.count == 1
      ? nodes[0]
      : StackNode(
        axis: .vertical, guide: HorizontalAlignment.center.key, spacing: nil, children: nodes,
        rightToLeft: context.environment.isRightToLeft)
    node = made
    return made
  }

  func size(for proposal: ProposedViewSize) -> CGSize { onMain(self) { $0.laidOut.size(for: proposal) } }

  func guide(_ guide: VerticalAlignment, for proposal: ProposedViewSize) -> CGFloat {
    onMain(self) { $0.laidOut.dimensions(for: proposal)[guide] }
  }

  /// Draws the content at its size for a proposal.
  func draw(in context: GraphicsContext, at origin: CGPoint, proposal: ProposedViewSize) {
    guard context.layer.takesMore else { return }
    let content = UncheckedBox(self)
    context.layer.draw(context.state) { scene in
      let node = content.value.laidOut
      node.place(at: CGPoint(x: origin.x.finite, y: origin.y.finite), proposal: proposal)
      node.draw(into: scene)
    }
  }

  /// Draws the content at its own size with a point of it on a point.
  func draw(in context: GraphicsContext, at point: CGPoint, anchor: UnitPoint) {
    let size = size(for: .unspecified)
    let origin = CGPoint(
      x: point.x.finite - anchor.x.finite * size.width, y: point.y.finite - anchor.y.finite * size.height)
    draw(in: context, at: origin, proposal: .unspecified)
  }
}

extension GraphicsContext {
  /// Text with the fonts and colours of the canvas.
  public struct ResolvedText: Sendable {
    fileprivate var content: CanvasContent
    /// What the text is painted with where it has no colour of its own.
    public var shading: Shading {
      didSet { content = content.shaded(shading) }
    }
    fileprivate init(_ content: CanvasContent) {
      self.content = content
      shading = .foreground
    }
    public func measure(in size: CGSize) -> CGSize { content.size(for: ProposedViewSize(size)) }
    public func firstBaseline(in size: CGSize) -> CGFloat {
      content.guide(.firstTextBaseline, for: ProposedViewSize(size))
    }
    public func lastBaseline(in size: CGSize) -> CGFloat {
      content.guide(.lastTextBaseline, for: ProposedViewSize(size))
    }
  }

  public func resolve(_ text: Text) -> ResolvedText {
    ResolvedText(CanvasContent(layer.context) { text._makeNodes(in: $0) })
  }
  /// Text in a rectangle: broken into lines by its width, from its top leading corner.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    text.content.draw(in: self, at: rect.origin, proposal: ProposedViewSize(rect.size))
  }
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    text.content.draw(in: self, at: point, anchor: anchor)
  }
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  /// A picture or symbol with the fonts and colours of the canvas.
  public struct ResolvedImage: Sendable {
    fileprivate var natural: CanvasContent
    fileprivate var stretched: CanvasContent
    public var size: CGSize { natural.size(for: .unspecified) }
    /// From the top to the line that text beside it stands on.
    public let baseline: CGFloat
    /// What a template or symbol is painted with; `nil` for the foreground.
    public var shading: Shading? {
      didSet {
        natural = natural.shaded(shading ?? .foreground)
        stretched = stretched.shaded(shading ?? .foreground)
      }
    }
    fileprivate init(natural: CanvasContent, stretched: CanvasContent) {
      self.natural = natural
      self.stretched = stretched
      baseline = natural.guide(.lastTextBaseline, for: .unspecified)
    }
  }

  public func resolve(_ image: Image) -> ResolvedImage {
    ResolvedImage(
      natural: CanvasContent(layer.context) { image._makeNodes(in: $0) },
      stretched: CanvasContent(layer.context) { image.resizable()._makeNodes(in: $0) })
  }
  /// The picture stretched to a rectangle.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    image.stretched.draw(in: self, at: rect.origin, proposal: ProposedViewSize(rect.size))
  }
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    image.natural.draw(in: self, at: point, anchor: anchor)
  }
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  /// A view given to the canvas as a symbol.
  public struct ResolvedSymbol: Sendable {
    fileprivate let content: CanvasContent
    public var size: CGSize { content.size(for: .unspecified) }
  }

  /// The symbol with a tag; `nil` where none has it.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    guard let node = layer.symbols[AnyHashable(id)] else { return nil }
    let context = layer.context
    return ResolvedSymbol(content: onMain((context, node)) { CanvasContent($0.0, node: $0.1) })
  }
  /// The symbol scaled to a rectangle.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    let size = symbol.size
    guard size.width > 0, size.height > 0 else { return }
    var inner = self
    inner.translateBy(x: rect.minX, y: rect.minY)
    inner.scaleBy(x: rect.width / size.width, y: rect.height / size.height)
    symbol.content.draw(in: inner, at: .zero, proposal: .unspecified)
  }
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    symbol.content.draw(in: self, at: point, anchor: anchor)
  }
}
