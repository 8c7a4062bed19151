import Archive
import Foundation
import UIKit

/// What a picture of UIKit's brings to a view of SwiftUI's.
struct BitmapTraits: Equatable, Sendable {
  /// Pixels a point.
  var scale: CGFloat = 1
  /// A turn that the bytes themselves do not ask for.
  var orientation = UIImage.Orientation.up
  /// The colour of `withTintColor(_:)`: the picture is its shape in that colour.
  var tint: SceneColor?
  var caps: UIEdgeInsets?
  var tiles = false
  var configuration = SymbolTraits()

  init() {}

  init(_ image: UIImage) {
    scale = image.scale
    if image._turnsBytes { orientation = image.imageOrientation }
    tint = image._tint.map { Color(uiColor: $0).sceneColor }
    if image._isResizable {
      caps = image.capInsets
      tiles = image.resizingMode == .tile
    }
    if let symbol = image.configuration as? UIImage.SymbolConfiguration {
      configuration = SymbolTraits(symbol)
    }
  }
}

/// What a symbol configuration of UIKit's asks for.
struct SymbolTraits: Equatable, Sendable {
  var pointSize: Double?
  var weight: Double?
  var scale: Image.Scale?
  var rendering: SymbolNode.Rendering?
  var colors: [SceneColor] = []

  init() {}

  init(_ configuration: UIImage.SymbolConfiguration) {
    pointSize = configuration._pointSize.map { Double($0.length) }
    weight = configuration._weight?._value
    scale =
      switch configuration._scale {
      case .small: .small
      case .large: .large
      case .medium: .medium
      default: nil
      }
    colors = configuration._colors.prefix(3).map { Color(uiColor: $0).sceneColor }
    if configuration._isMulticolor {
      rendering = .multicolor
    } else if !colors.isEmpty {
      rendering = configuration._isHierarchical ? .hierarchical : .palette
    }
  }
}
