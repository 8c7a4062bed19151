import Foundation

/// What a view is drawn with. It keeps what it is told; a widget shows no UIKit views, and nothing draws it.
open class CALayer: NSObject, @unchecked Sendable {
  public override required init() {}
  open var frame = CGRect.zero
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
  open var position = CGPoint.zero
  open var opacity: Float = 1
  open var isHidden = false
  open var cornerRadius: CGFloat = 0
  open var masksToBounds = false
  open var borderWidth: CGFloat = 0
  open var borderColor: CGColor?
  open var backgroundColor: CGColor?
  open var shadowColor: CGColor?
  open var shadowOpacity: Float = 0
  open var shadowOffset = CGSize(width: 0, height: -3)
  open var shadowRadius: CGFloat = 3
  open var shadowPath: CGPath?
  open var contents: Any?
  open var contentsScale: CGFloat = 1
  open var name: String?
  open var zPosition: CGFloat = 0
  open var transform = CATransform3DIdentity
  open var mask: CALayer?
  open private(set) var sublayers: [CALayer]?
  open private(set) weak var superlayer: CALayer?

  open func addSublayer(_ layer: CALayer) {
    layer.removeFromSuperlayer()
    layer.superlayer = self
    sublayers = (sublayers ?? []) + [layer]
  }
  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    layer.removeFromSuperlayer()
    layer.superlayer = self
    var layers = sublayers ?? []
    layers.insert(layer, at: min(Int(index), layers.count))
    sublayers = layers
  }
  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    superlayer = nil
  }
  open func setNeedsDisplay() {}
  open func setNeedsLayout() {}
  open func removeAllAnimations() {}
  /// Draws the fill of the layer and those within it; not what views draw themselves.
  open func render(in context: CGContext) {
    guard !isHidden else { return }
    context.saveGState()
    context.setAlpha(CGFloat(opacity))
    if let backgroundColor {
      context.setFillColor(backgroundColor)
      context.addPath(
        CGPath(roundedRect: bounds, cornerWidth: cornerRadius, cornerHeight: cornerRadius, transform: nil))
      context.fillPath()
    }
    for layer in sublayers ?? [] {
      context.saveGState()
      context.translateBy(x: layer.frame.minX, y: layer.frame.minY)
      layer.render(in: context)
      context.restoreGState()
    }
    context.restoreGState()
  }
}

/// A layer of one outline.
open class CAShapeLayer: CALayer, @unchecked Sendable {
  open var path: CGPath?
  open var fillColor: CGColor? = CGColor(gray: 0, alpha: 1)
  open var strokeColor: CGColor?
  open var lineWidth: CGFloat = 1
  open var strokeStart: CGFloat = 0
  open var strokeEnd: CGFloat = 1
  open var lineDashPattern: [NSNumber]?
}

/// A layer that is filled with a gradient.
open class CAGradientLayer: CALayer, @unchecked Sendable {
  open var colors: [Any]?
  open var locations: [NSNumber]?
  open var startPoint = CGPoint(x: 0.5, y: 0)
  open var endPoint = CGPoint(x: 0.5, y: 1)
}
