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
final class DrawnPictureNode: PictureLayoutNode {
  private let picture: DrawnPicture

  init(_ picture: DrawnPicture, image: Image, context: _ViewContext) {
    self.picture = picture
    super.init(image, natural: picture.size, context: context)
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
