import Foundation

/// A picture in the layout: at its own size, or in what it is offered where it is resizable.
class PictureLayoutNode: _LayoutNode {
  final let image: Image
  final let context: _ViewContext
  /// In points, of a picture that is not resizable.
  final let natural: CGSize

  init(_ image: Image, natural: CGSize, context: _ViewContext) {
    self.image = image
    self.natural = natural
    self.context = context
    super.init()
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    guard image.isResizable else { return natural }
    return CGSize(
      width: (proposal.width ?? natural.width).length, height: (proposal.height ?? natural.height).length)
  }

  override func range(along axis: Axis, cross: CGFloat?) -> (min: CGFloat, max: CGFloat) {
    image.isResizable ? (0, 1e6) : (natural[axis], natural[axis])
  }
}
