import Archive
import Foundation
import UIKit

/// An outline of lines and curves.
///
/// As a view it is drawn where its points are, from the view's top left corner.
public struct Path: Equatable, Sendable, LosslessStringConvertible {
  package var elements: [PathElement] = []
  /// The whole path when it is one known shape: drawn exactly.
  package var known: PathGeometry?

  public enum Element: Equatable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }

  public init() {}
  public init(_ callback: (inout Path) -> Void) { callback(&self) }
  public init(_ rect: CGRect) { addRect(rect) }
  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(
      roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
  }
  public init(_ path: CGPath) {
    elements = path._elements.map {
      switch $0 {
      case .move(let p): .move(p)
      case .line(let p): .line(p)
      case .quad(let c, let p): .quad(control: c, to: p)
      case .curve(let a, let b, let p): .curve(control1: a, control2: b, to: p)
      case .close: .close
      }
    }
  }
  public init(_ path: CGMutablePath) { self.init(path as CGPath) }
  init(elements: [PathElement]) { self.elements = elements }

  public static func == (a: Path, b: Path) -> Bool { a.elements == b.elements }

  /// The outline as Core Graphics has it.
  public var cgPath: CGPath {
    CGPath(
      _elements: elements.map {
        switch $0 {
        case .move(let p): .move(p)
        case .line(let p): .line(p)
        case .quad(let c, let p): .quad(control: c, to: p)
        case .curve(let a, let b, let p): .curve(control1: a, control2: b, to: p)
        case .close: .close
        }
      })
  }

  var geometry: PathGeometry { known ?? .elements(elements) }

  public var isEmpty: Bool { elements.isEmpty }

  mutating func append(_ new: [PathElement], known shape: PathGeometry? = nil) {
    known = elements.isEmpty ? shape : nil
    elements.append(contentsOf: new)
  }

  public mutating func move(to end: CGPoint) { append([.move(end)]) }

  // Without a point to start from, lines and curves are left out, as Core Graphics leaves them out.
  public mutating func addLine(to end: CGPoint) {
    guard !elements.isEmpty else { return }
    append([.line(end)])
  }
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    guard !elements.isEmpty else { return }
    append([.quad(control: control, to: end)])
  }
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    guard !elements.isEmpty else { return }
    append([.curve(control1: control1, control2: control2, to: end)])
  }
  public mutating func closeSubpath() {
    guard let last = elements.last, last != .close else { return }
    append([.close])
  }

  /// A line through points, starting at the first.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    append([.move(first)] + lines.dropFirst().map { .line($0) })
  }

  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    guard !rect.isNull else { return }
    var path = Path()
    path.append(
      [
        .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
        .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)),
        .close,
      ], known: .rect(rect.standardized))
    addPath(path, transform: transform)
  }
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    guard !rect.isNull else { return }
    var path = Path()
    path.append(RoundedOutline.ellipse(in: rect), known: .ellipse(rect.standardized))
    addPath(path, transform: transform)
  }
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    guard !rect.isNull else { return }
    addPath(RoundedOutline.path(rect, cornerSize: cornerSize, style: style), transform: transform)
  }
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    guard !rect.isNull else { return }
    addPath(RoundedOutline.path(rect, radii: cornerRadii, style: style), transform: transform)
  }
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    let path = transform.isIdentity ? path : path.applying(transform)
    append(path.elements, known: path.known)
  }

  public var currentPoint: CGPoint? {
    guard let last = elements.last else { return nil }
    switch last {
    case .move(let p), .line(let p), .quad(_, let p), .curve(_, _, let p): return p
    case .close:
      // A closed subpath goes on from where it started.
      for element in elements.reversed() {
        if case .move(let p) = element { return p }
      }
      return nil
    }
  }

  public func forEach(_ body: (Element) -> Void) {
    for element in elements {
      switch element {
      case .move(let p): body(.move(to: p))
      case .line(let p): body(.line(to: p))
      case .quad(let c, let p): body(.quadCurve(to: p, control: c))
      case .curve(let a, let b, let p): body(.curve(to: p, control1: a, control2: b))
      case .close: body(.closeSubpath)
      }
    }
  }

  /// The part between two fractions of the path's length. Curves stay curves.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    PathTrimmer.trim(self, from: from.finite, to: to.finite)
  }
}

public enum RoundedCornerStyle: Sendable { case circular, continuous }
