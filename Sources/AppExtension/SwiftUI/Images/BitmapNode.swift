import Archive
import Foundation
import UIKit

/// A picture in the layout: in its own size, or in what it is offered where it is resizable.
final class BitmapNode: _LayoutNode {
  private let data: Data
  private let natural: CGSize
  private let image: Image
  private let context: _ViewContext

  init(data: Data, natural: CGSize, image: Image, context: _ViewContext) {
    self.data = data
    self.natural = natural
    self.image = image
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

  override func draw(into scene: SceneRecorder) { scene.part(context) { drawContent(into: scene) } }

  private func drawContent(into scene: SceneRecorder) {
    if PictureRedaction.draw(frame, context, into: scene) { return }
    context.environment.pictureLimit?.check(natural, context.session, frame: scene.mapped(frame))
    if !image.isDecorative, let label = image.label {
      scene.addAccessibility(AccessibilityElement(frame: frame, role: .image, label: label))
    }
    let orientation = image.bitmap.orientation
    guard orientation != .up else {
      scene.add(.image(node(in: frame)))
      return
    }
    // Drawn as it is stored, then turned about the middle of its frame.
    var stored = frame
    if orientation._isOnItsSide {
      stored = CGRect(
        x: frame.midX - frame.height / 2, y: frame.midY - frame.width / 2, width: frame.height,
        height: frame.width)
    }
    let turn = Self.turn(orientation)
    let transform = Transform(
      a: turn.a, b: turn.b, c: turn.c, d: turn.d, tx: frame.midX - turn.a * frame.midX - turn.c * frame.midY,
      ty: frame.midY - turn.b * frame.midX - turn.d * frame.midY)
    scene.group(GroupNode(transform: transform, children: [])) { scene.add(.image(node(in: stored))) }
  }

  private func node(in frame: CGRect) -> ImageNode {
    var template: Paint?
    if let tint = image.bitmap.tint {
      template = .color(tint)
    } else if image.rendering == .template {
      template = ForegroundStyle().scenePaint(in: frame, context.environment)
    }
    return ImageNode(
      data: data, frame: frame, template: template, slicing: slicing,
      interpolation: (image.interpolation ?? .medium).archived)
  }

  private var slicing: ImageSlicing? {
    guard image.isResizable else { return nil }
    let own = image.capInsets
    let rightToLeft = context.environment.isRightToLeft
    var caps = UIEdgeInsets(
      top: own.top, left: rightToLeft ? own.trailing : own.leading, bottom: own.bottom,
      right: rightToLeft ? own.leading : own.trailing)
    var tiles = image.resizingMode == .tile
    if caps == .zero, let inherited = image.bitmap.caps {
      caps = inherited
      tiles = tiles || image.bitmap.tiles
    }
    guard tiles || caps != .zero else { return nil }
    return ImageSlicing(
      top: Double(caps.top.length), left: Double(caps.left.length), bottom: Double(caps.bottom.length),
      right: Double(caps.right.length), scale: Double(image.bitmap.scale), tiles: tiles)
  }

  /// From the picture as it is stored to the one that is shown, about the middle.
  private static func turn(
    _ orientation: UIImage.Orientation
  ) -> (a: Double, b: Double, c: Double, d: Double) {
    switch orientation {
    case .up: (1, 0, 0, 1)
    case .upMirrored: (-1, 0, 0, 1)
    case .down: (-1, 0, 0, -1)
    case .downMirrored: (1, 0, 0, -1)
    case .left: (0, -1, 1, 0)
    case .leftMirrored: (0, 1, 1, 0)
    case .right: (0, 1, -1, 0)
    case .rightMirrored: (0, -1, -1, 0)
    }
  }
}

/// A picture without bytes: nothing is drawn, as on iOS.
final class EmptyPictureNode: _LayoutNode {
  private let isResizable: Bool
  init(isResizable: Bool) {
    self.isResizable = isResizable
    super.init()
  }
  override func measure(_ proposal: ProposedViewSize) -> CGSize { isResizable ? proposal.fillingSize : .zero }
}

/// A marked box that stands for something not found.
final class MissingNode: _LayoutNode {
  let name: String
  let resizable: Bool
  init(name: String, resizable: Bool) {
    self.name = name
    self.resizable = resizable
    super.init()
  }
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    resizable ? proposal.fillingSize : CGSize(width: 24, height: 24)
  }
  override func draw(into scene: SceneRecorder) {
    scene.add(.unsupported(UnsupportedNode(name: name, frame: frame)))
  }
}

/// Symbols and pictures whose content is hidden.
@MainActor enum PictureRedaction {
  /// Draws a block in place of a picture where the surroundings ask for it.
  static func draw(_ frame: CGRect, _ context: _ViewContext, into scene: SceneRecorder) -> Bool {
    guard context.environment.isRedacted else { return false }
    let radius = min(4, min(frame.width, frame.height) / 4)
    scene.add(
      .path(
        PathNode(
          geometry: .roundedRect(frame, radius: radius, continuous: true),
          paint: RedactionPaint.bar(context.environment))))
    return true
  }
}
