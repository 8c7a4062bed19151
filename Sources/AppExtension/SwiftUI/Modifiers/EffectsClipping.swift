import Archive
import Foundation

/// A child seen through the alpha of another view, which is laid out over it.
final class MaskNode: _WrapperNode {
  private let layered: DecorationNode
  private let context: _ViewContext
  init(_ layered: DecorationNode, context: _ViewContext) {
    self.layered = layered
    self.context = context
    super.init(layered)
  }
  override func draw(into scene: SceneRecorder) {
    let mask = scene.captured { layered.decoration.draw(into: scene) }
    scene.group(GroupNode(identity: context.identity, mask: mask, children: [])) {
      layered.child.draw(into: scene)
    }
  }
}

nonisolated struct MaskModifier<Mask: View>: ViewModifier {
  typealias Body = Never
  let mask: Mask
  let alignment: Alignment
  @MainActor func _makeNodes(
    content: @escaping @MainActor (_ViewContext) -> [_LayoutNode], in context: _ViewContext
  ) -> [_LayoutNode] {
    content(context.child(0)).map { node in
      let layered = DecorationNode(
        node, decoration: context.child(1).single(mask, alignment: alignment), behind: false,
        alignment: alignment, rightToLeft: context.environment.isRightToLeft)
      return MaskNode(layered, context: context)
    }
  }
}

nonisolated extension View {
  /// Keeps what a mask covers: the view's alpha times the mask's.
  public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    modifier(MaskModifier(mask: mask(), alignment: alignment))
  }
  public func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(MaskModifier(mask: mask, alignment: .center))
  }

  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    effect { frame, context in
      let path = shape.outline(in: frame, context.environment)
      let clip = style.isEOFilled ? path.normalized(eoFill: true) : path
      return GroupNode(clip: clip.geometry.sanitized, children: [])
    }
  }
  /// Cuts off what lies outside the view's frame.
  public func clipped(antialiased: Bool = false) -> some View {
    effect { frame, _ in GroupNode(clip: .rect(frame), children: []) }
  }
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius, style: .circular))
  }
  /// A line inside the edge of the view.
  public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    overlay(Rectangle().strokeBorder(content, lineWidth: width))
  }
}
