import Archive
import Foundation
import UIKit

/// A symbol of an asset catalog, as outlines.
struct CustomSymbol: Equatable, @unchecked Sendable {
  let symbol: _AssetSymbol
  init(_ symbol: _AssetSymbol) { self.symbol = symbol }
  static func == (a: CustomSymbol, b: CustomSymbol) -> Bool { a.symbol === b.symbol }

  /// What lies above and below the baseline in a box as high as that of the system's symbols, in parts of the point size.
  static let ascent = 0.95
  static let descent = 0.23

  var width: Double { symbol.right - symbol.left }

  /// The outline in a frame.
  func elements(in frame: CGRect) -> [PathElement] {
    let height = Self.ascent + Self.descent
    let (sx, sy) = (frame.width / width, frame.height / height)
    func place(_ p: CGPoint) -> CGPoint {
      CGPoint(x: frame.minX + (p.x - symbol.left) * sx, y: frame.minY + (p.y + Self.ascent) * sy)
    }
    return symbol.steps.map { step in
      switch step {
      case .move(let p): .move(place(p))
      case .line(let p): .line(place(p))
      case .curve(let a, let b, let p): .curve(control1: place(a), control2: place(b), to: place(p))
      case .close: .close
      }
    }
  }
}

/// A symbol of an asset catalog in the layout: at the size of its font, or in what it is offered where it is resizable.
final class CustomSymbolNode: PictureLayoutNode {
  private let symbol: CustomSymbol

  init(_ symbol: CustomSymbol, image: Image, context: _ViewContext) {
    self.symbol = symbol
    let points = SymbolFont(image, context.environment).pointSize
    let natural = CGSize(
      width: symbol.width * points, height: (CustomSymbol.ascent + CustomSymbol.descent) * points)
    super.init(image, natural: natural, context: context)
  }

  override func explicitAlignment(
    _ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize
  ) -> CGFloat? {
    guard key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key
    else { return nil }
    return size.height * CustomSymbol.ascent / (CustomSymbol.ascent + CustomSymbol.descent)
  }

  override func draw(into scene: SceneRecorder) {
    scene.part(context) {
      if PictureRedaction.draw(frame, context, into: scene) { return }
      if !image.isDecorative {
        scene.addAccessibility(
          AccessibilityElement(frame: frame, role: .image, label: image.label ?? symbol.symbol.name))
      }
      scene.painted(with: ForegroundStyle(), in: frame, context.environment) { _ in
        let paint = SymbolPaints(image, frame, context.environment).paints[0]
        scene.add(.path(PathNode(geometry: .elements(symbol.elements(in: frame)), paint: paint)))
      }
    }
  }
}
