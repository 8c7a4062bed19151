import Archive
import Foundation

/// A picture that a closure draws.
final class DrawnPicture: Equatable, @unchecked Sendable {
  let size: CGSize
  let renderer: (inout GraphicsContext) -> Void
  init(size: CGSize, renderer: @escaping (inout GraphicsContext) -> Void) {
    self.size = size
    self.renderer = renderer
  }
  static func == (a: DrawnPicture, b: DrawnPicture) -> Bool { a === b }
}

nonisolated extension Image {
  /// A picture of a size that a closure draws; larger or smaller where it is resizable.
  ///
  /// - Parity: approximated: drawn as outlines, not as pixels; colours are mixed in sRGB whatever the colour mode
  public init(
    size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) {
    let bounded = CGSize(width: min(size.width.length, 10_000), height: min(size.height.length, 10_000))
    self.init(source: .data(Data(), size: bounded))
    self.label = label?.plain
    drawing = DrawnPicture(size: bounded, renderer: renderer)
  }
}

/// A drawn picture in the layout.
final class DrawnPictureNode: _LayoutNode {
  private let picture: DrawnPicture
  private let image: Image
  private let context: _ViewContext

  init(_ picture: DrawnPicture, image: Image, context: _ViewContext) {
    self.picture = picture
    self.image = image
    self.context = context
    super.init()
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    guard image.isResizable else { return picture.size }
    return CGSize(
      width: (proposal.width ?? picture.size.width).length,
      height: (proposal.height ?? picture.size.height).length)
  }
  override func range(along axis: Axis, cross: CGFloat?) -> (min: CGFloat, max: CGFloat) {
    image.isResizable ? (0, 1e6) : (picture.size[axis], picture.size[axis])
  }

  override func draw(into scene: SceneRecorder) {
    guard picture.size.width > 0, picture.size.height > 0, frame.width > 0, frame.height > 0 else { return }
    if PictureRedaction.draw(frame, context, into: scene) { return }
    if let label = image.label {
      scene.addAccessibility(AccessibilityElement(frame: frame, role: .image, label: label))
    }
    let layer = CanvasLayer(context: context, size: picture.size, symbols: [:])
    var graphics = GraphicsContext(layer: layer)
    context.withCurrentEnvironment { picture.renderer(&graphics) }
    let place = Transform(
      a: frame.width / picture.size.width, b: 0, c: 0, d: frame.height / picture.size.height, tx: frame.minX,
      ty: frame.minY)
    let drawn = Node.group(GroupNode(transform: place, children: layer.nodes))
    guard image.rendering == .template else {
      scene.group(GroupNode(clip: .rect(frame), isIsolated: layer.blends, children: [])) { scene.add(drawn) }
      return
    }
    let paint = ForegroundStyle().scenePaint(in: frame, context.environment)
    scene.group(GroupNode(clip: .rect(frame), mask: [drawn], children: [])) {
      scene.add(.path(PathNode(geometry: .rect(frame), paint: paint)))
    }
  }
}
