import Foundation

/// The shape of a point.
public protocol ChartSymbolShape: Shape {
  /// The part of a unit square that the shape fills by eye, so that symbols of one area look equally large.
  nonisolated var perceptualUnitRect: CGRect { get }
}

nonisolated extension ChartSymbolShape where Self: InsettableShape {
  /// The outline only.
  public func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
    strokeBorder(style: StrokeStyle(lineWidth: lineWidth))
  }
  /// The outline only.
  public func strokeBorder(style: StrokeStyle) -> some ChartSymbolShape {
    StrokedSymbol(base: inset(by: style.lineWidth / 2), style: style, unit: perceptualUnitRect)
  }
}

/// A symbol that is stroked.
nonisolated struct StrokedSymbol<Base: Shape>: ChartSymbolShape, StrokedSymbolShape {
  let base: Base
  let style: StrokeStyle
  let unit: CGRect
  var perceptualUnitRect: CGRect { unit }
  func path(in rect: CGRect) -> Path { base.path(in: rect) }
}
protocol StrokedSymbolShape { nonisolated var style: StrokeStyle { get } }

/// A symbol whose type is hidden.
nonisolated public struct AnyChartSymbolShape: ChartSymbolShape {
  let content: any ChartSymbolShape
  public init(_ content: any ChartSymbolShape) { self.content = content }
  public func path(in rect: CGRect) -> Path { content.path(in: rect) }
  public var perceptualUnitRect: CGRect { content.perceptualUnitRect }
  var stroke: StrokeStyle? {
    (content as? AnyChartSymbolShape)?.stroke ?? (content as? any StrokedSymbolShape)?.style
      ?? (content as? BasicChartSymbolShape)?.stroke
  }
}

extension Circle: ChartSymbolShape {
  nonisolated public var perceptualUnitRect: CGRect { BasicChartSymbolShape.circle.perceptualUnitRect }
}

/// The symbols that come with charts.
nonisolated public struct BasicChartSymbolShape: ChartSymbolShape {
  enum Kind: CaseIterable, Sendable {
    case circle, square, triangle, diamond, pentagon, plus, cross, asterisk
  }
  let kind: Kind
  var border: CGFloat?

  /// The outline only.
  public func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
    BasicChartSymbolShape(kind: kind, border: lineWidth)
  }

  var stroke: StrokeStyle? {
    if let border { return StrokeStyle(lineWidth: border) }
    return nil
  }

  /// Ours: sides that give shapes of one area, pointed ones a little more.
  public var perceptualUnitRect: CGRect {
    let side: CGFloat =
      switch kind {
      case .circle: 0.886
      case .square: 1
      case .triangle, .plus, .cross, .asterisk: 0.8
      case .diamond: 0.75
      case .pentagon: 0.85
      }
    return CGRect(x: (1 - side) / 2, y: (1 - side) / 2, width: side, height: side)
  }

  public func path(in rect: CGRect) -> Path {
    let rect = border.map { rect.insetBy(dx: min($0, rect.width) / 2, dy: min($0, rect.height) / 2) } ?? rect
    switch kind {
    case .circle: return Path(ellipseIn: rect)
    case .square: return Path(rect)
    case .triangle: return polygon([(0, -1), (0.95, 0.8), (-0.95, 0.8)], in: rect)
    case .diamond: return polygon([(0, -1), (1, 0), (0, 1), (-1, 0)], in: rect)
    case .pentagon: return polygon(regular(5), in: rect)
    case .plus: return arms([0, 90], in: rect)
    case .cross: return arms([45, 135], in: rect)
    case .asterisk: return arms([0, 60, 120], in: rect)
    }
  }

  private func regular(_ count: Int) -> [(Double, Double)] {
    (0..<count).map { index in
      let angle = 2 * Double.pi * Double(index) / Double(count) - .pi / 2
      return (cos(angle), sin(angle))
    }
  }
  private func polygon(_ points: [(Double, Double)], in rect: CGRect) -> Path {
    Path { path in
      path.addLines(
        points.map {
          CGPoint(x: rect.midX + $0.0 * rect.width / 2, y: rect.midY + $0.1 * rect.height / 2)
        })
      path.closeSubpath()
    }
  }
  /// Bars through the middle, a quarter as thick as long.
  private func arms(_ degrees: [Double], in rect: CGRect) -> Path {
    let half = min(rect.width, rect.height) / 2, thick = half / 4
    return Path { path in
      for degree in degrees {
        let (s, c) = (sin(degree * .pi / 180), cos(degree * .pi / 180))
        path.addLines(
          [(-half, -thick), (half, -thick), (half, thick), (-half, thick)].map {
            CGPoint(x: rect.midX + $0.0 * c - $0.1 * s, y: rect.midY + $0.0 * s + $0.1 * c)
          })
        path.closeSubpath()
      }
    }
  }
  /// The automatic symbols, in order.
  static let all = Kind.allCases.map { BasicChartSymbolShape(kind: $0) }
}

nonisolated extension ChartSymbolShape where Self == BasicChartSymbolShape {
  public static var circle: BasicChartSymbolShape { .init(kind: .circle) }
  public static var square: BasicChartSymbolShape { .init(kind: .square) }
  public static var triangle: BasicChartSymbolShape { .init(kind: .triangle) }
  public static var diamond: BasicChartSymbolShape { .init(kind: .diamond) }
  public static var pentagon: BasicChartSymbolShape { .init(kind: .pentagon) }
  public static var plus: BasicChartSymbolShape { .init(kind: .plus) }
  public static var cross: BasicChartSymbolShape { .init(kind: .cross) }
  public static var asterisk: BasicChartSymbolShape { .init(kind: .asterisk) }
}
