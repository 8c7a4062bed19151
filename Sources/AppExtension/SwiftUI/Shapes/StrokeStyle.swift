import Archive
import Foundation
import UIKit

/// How a line is drawn along an outline.
public struct StrokeStyle: Equatable, Sendable, Animatable {
  public var lineWidth: CGFloat
  public var lineCap: CGLineCap
  public var lineJoin: CGLineJoin
  public var miterLimit: CGFloat
  public var dash: [CGFloat]
  public var dashPhase: CGFloat
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [CGFloat](), dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }

  public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
    set {
      lineWidth = newValue.first
      miterLimit = newValue.second.first
      dashPhase = newValue.second.second
    }
  }

  var archived: Archive.StrokeStyle {
    Archive.StrokeStyle(
      width: lineWidth.length, cap: lineCap == .round ? .round : lineCap == .square ? .square : .butt,
      join: lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter,
      miterLimit: miterLimit.length, dash: dashes.map { Double($0) }, dashPhase: dashPhase.finite)
  }

  /// Lengths of dashes and gaps; none where they add up to nothing.
  var dashes: [CGFloat] {
    let lengths = dash.prefix(1_000).map(\.length)
    return lengths.contains { $0 > 0 } ? lengths : []
  }
}

/// How an inside is filled.
public struct FillStyle: Equatable, Sendable {
  public var isEOFilled: Bool
  /// - Parity: no effect: edges are always smoothed
  public var isAntialiased: Bool
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
