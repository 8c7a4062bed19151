import Foundation
import UIKit

extension GraphicsContext {
  /// Drawing in the way of Core Graphics, in the coordinates of what is drawn.
  ///
  /// - Parity: approximated: outlines, colours, clips and transforms are drawn; see `CGContext`
  public func withCGContext(content: (CGContext) throws -> Void) rethrows {
    let graphics = CGContext(_transform: transform)
    try content(graphics)
    for drawing in graphics._drawings { draw(drawing) }
  }

  private func draw(_ drawing: CGContext._Drawing) {
    let state = drawing.state
    var inner = self
    for clip in state.clips {
      inner.transform = .identity
      inner.clip(to: Path(clip.path), style: FillStyle(eoFill: clip.isEvenOdd))
    }
    inner.transform = state.transform
    inner.opacity = opacity * Double(state.alpha)
    inner.blendMode = state.blendMode == .normal ? blendMode : BlendMode(rawValue: state.blendMode.rawValue)
    if let rule = drawing.fillRule {
      inner.fill(
        Path(drawing.path), with: .color(Color(cgColor: state.fill)),
        style: FillStyle(eoFill: rule == .evenOdd))
    } else {
      inner.stroke(
        Path(drawing.path), with: .color(Color(cgColor: state.stroke)),
        style: StrokeStyle(
          lineWidth: state.lineWidth, lineCap: state.lineCap, lineJoin: state.lineJoin,
          miterLimit: state.miterLimit, dash: state.dash, dashPhase: state.dashPhase))
    }
  }
}
