import Foundation

/// An outline of lines and curves that does not change.
public class CGPath: @unchecked Sendable {
  /// One step of the outline.
  public enum _Element: Equatable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quad(control: CGPoint, to: CGPoint)
    case curve(control1: CGPoint, control2: CGPoint, to: CGPoint)
    case close
  }
  public fileprivate(set) var _elements: [_Element]
  public init(_elements: [_Element]) { self._elements = _elements }
  /// Arcs and rounded corners need SwiftUI's `Path`; a `CGPath` takes what that made.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    let path = CGMutablePath()
    path.addRect(rect, transform: transform?.pointee ?? .identity)
    self.init(_elements: path._elements)
  }
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    let path = CGMutablePath()
    path.addEllipse(in: rect, transform: transform?.pointee ?? .identity)
    self.init(_elements: path._elements)
  }
  public var isEmpty: Bool { _elements.isEmpty }
  public var currentPoint: CGPoint {
    for element in _elements.reversed() {
      switch element {
      case .move(let p), .line(let p), .quad(_, let p), .curve(_, _, let p): return p
      case .close: continue
      }
    }
    return .zero
  }
  /// The box of all points, control points included.
  public var boundingBox: CGRect {
    var points: [CGPoint] = []
    for element in _elements {
      switch element {
      case .move(let p), .line(let p): points.append(p)
      case .quad(let c, let p): points += [c, p]
      case .curve(let a, let b, let p): points += [a, b, p]
      case .close: break
      }
    }
    let xs = points.map(\.x), ys = points.map(\.y)
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else {
      return .null
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
  public func copy() -> CGPath? { CGPath(_elements: _elements) }
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(_elements: _elements) }
}

/// An outline that is being made.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  public convenience init() { self.init(_elements: []) }

  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    _elements.append(.move(point.applying(transform)))
  }
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    guard !_elements.isEmpty else { return }
    _elements.append(.line(point.applying(transform)))
  }
  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    guard !_elements.isEmpty else { return }
    _elements.append(.quad(control: control.applying(transform), to: end.applying(transform)))
  }
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    guard !_elements.isEmpty else { return }
    _elements.append(
      .curve(
        control1: control1.applying(transform), control2: control2.applying(transform),
        to: end.applying(transform)))
  }
  public func closeSubpath() {
    if !_elements.isEmpty { _elements.append(.close) }
  }
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    move(to: CGPoint(x: rect.minX, y: rect.minY), transform: transform)
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY), transform: transform)
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY), transform: transform)
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY), transform: transform)
    closeSubpath()
  }
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    let k = 0.5522847498
    func p(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: rect.midX + x * rect.width / 2, y: rect.midY + y * rect.height / 2)
    }
    move(to: p(1, 0), transform: transform)
    addCurve(to: p(0, 1), control1: p(1, k), control2: p(k, 1), transform: transform)
    addCurve(to: p(-1, 0), control1: p(-k, 1), control2: p(-1, k), transform: transform)
    addCurve(to: p(0, -1), control1: p(-1, -k), control2: p(-k, -1), transform: transform)
    addCurve(to: p(1, 0), control1: p(k, -1), control2: p(1, -k), transform: transform)
    closeSubpath()
  }
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    for element in path._elements {
      switch element {
      case .move(let p): move(to: p, transform: transform)
      case .line(let p): addLine(to: p, transform: transform)
      case .quad(let c, let p): addQuadCurve(to: p, control: c, transform: transform)
      case .curve(let a, let b, let p): addCurve(to: p, control1: a, control2: b, transform: transform)
      case .close: closeSubpath()
      }
    }
  }
}
