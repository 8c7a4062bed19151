import Foundation

// The current context of each thread, as UIKit's functions use it.

private final class ContextStack {
  var contexts: [CGContext] = []
}

enum CurrentContext {
  private static let key = "org.vitrine.UIGraphics"
  private static var stack: ContextStack {
    let thread = Thread.current.threadDictionary
    if let stack = thread[key] as? ContextStack { return stack }
    let stack = ContextStack()
    thread[key] = stack
    return stack
  }
  static var context: CGContext? { stack.contexts.last }
  static func push(_ context: CGContext) {
    // More are never meant.
    if stack.contexts.count < 1_000 { stack.contexts.append(context) }
  }
  static func pop() { _ = stack.contexts.popLast() }
}

public func UIGraphicsGetCurrentContext() -> CGContext? { CurrentContext.context }
public func UIGraphicsPushContext(_ context: CGContext) { CurrentContext.push(context) }
public func UIGraphicsPopContext() { CurrentContext.pop() }

public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}
/// A scale of 0 is the screen's.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  let scale = scale > 0 ? scale : UITraitCollection.current.displayScale
  // A context without pixels stands for a size that none can have, so that the end finds its begin.
  CurrentContext.push(CGContext(points: size, scale: scale) ?? CGContext(_transform: .identity))
}
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let context = CurrentContext.context, let scale = context.bitmap?.scale else { return nil }
  return context.makeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
}
public func UIGraphicsEndImageContext() { CurrentContext.pop() }

public func UIRectFill(_ rect: CGRect) { CurrentContext.context?.fill(rect) }
public func UIRectFrame(_ rect: CGRect) {
  CurrentContext.context?.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
}
public func UIRectClip(_ rect: CGRect) { CurrentContext.context?.clip(to: rect) }

extension UIImage {
  /// Draws the picture into the current context, as it is turned when it is shown.
  public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }
  /// Symbols are not drawn: their outlines are the host's.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = CurrentContext.context else { return }
    guard !isSymbolImage else {
      PictureCodec.say("a symbol is left out of a drawing: its outline is not known in the extension")
      return
    }
    let pixels = CGSize(width: size.width * scale, height: size.height * scale)
    let stored = imageOrientation._isOnItsSide ? CGSize(width: pixels.height, height: pixels.width) : pixels
    context.draw(
      CGImage(data: _data, pixels: stored), upright: rect, exifOrientation: _exifOrientation,
      tint: shapeColor,
      alpha: alpha, blendMode: blendMode)
  }
}
