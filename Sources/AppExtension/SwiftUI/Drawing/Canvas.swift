import Archive
import Foundation

/// A view that is drawn by a closure. It takes all the space, as a colour does; what lies outside its frame is cut off.
///
/// - Parity: approximated: colours are mixed in sRGB whatever the colour mode, and drawing is never asynchronous
nonisolated public struct Canvas<Symbols: View>: View {
  public typealias Body = Never
  public var symbols: Symbols
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  public var isOpaque: Bool
  public var colorMode: ColorRenderingMode
  public var rendersAsynchronously: Bool

  /// `symbols` are views with tags, which the closure finds by `resolveSymbol(id:)`.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) {
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
    self.renderer = renderer
    self.symbols = symbols()
  }

  @MainActor public func _makeNodes(in context: _ViewContext) -> [_LayoutNode] {
    context.session.count()
    var tagged: [AnyHashable: _LayoutNode] = [:]
    for node in symbols._makeNodes(in: context.child(0)) {
      if let tag = (node as? TagNode)?.tag, tagged[tag] == nil { tagged[tag] = node }
    }
    return [CanvasNode(renderer: renderer, symbols: tagged, context: context)]
  }
}

nonisolated extension Canvas where Symbols == EmptyView {
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously,
      renderer: renderer, symbols: { EmptyView() })
  }
}

final class CanvasNode: _LayoutNode {
  private let renderer: (inout GraphicsContext, CGSize) -> Void
  private let symbols: [AnyHashable: _LayoutNode]
  private let context: _ViewContext
  init(
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, symbols: [AnyHashable: _LayoutNode],
    context: _ViewContext
  ) {
    self.renderer = renderer
    self.symbols = symbols
    self.context = context
    super.init()
  }
  override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.fillingSize }
  override func range(along axis: Axis, cross: CGFloat?) -> (min: CGFloat, max: CGFloat) { (0, 1e6) }
  override func draw(into scene: SceneRecorder) {
    guard frame.width > 0, frame.height > 0 else { return }
    let layer = CanvasLayer(context: context, size: frame.size, symbols: symbols)
    var graphics = GraphicsContext(layer: layer)
    context.withCurrentEnvironment { renderer(&graphics, frame.size) }
    scene.group(
      GroupNode(identity: context.identity, clip: .rect(frame), isIsolated: layer.blends, children: [])
    ) {
      scene.group(GroupNode(transform: .translation(frame.minX, frame.minY), children: [])) {
        for node in layer.nodes { scene.add(node) }
      }
    }
  }
}

/// A view with a tag: one of a canvas' symbols, or a choice.
final class TagNode: _WrapperNode {
  let tag: AnyHashable
  init(_ child: _LayoutNode, tag: AnyHashable) {
    self.tag = tag
    super.init(child)
  }
}
