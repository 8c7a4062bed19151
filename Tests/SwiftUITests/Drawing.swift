import Archive
import Foundation
import SwiftUI

/// The archive's; SwiftUI has a protocol of that name for apps.
typealias Scene = Archive.Scene

/// Draws a view in a box and gives what came out.
@MainActor func scene<V: View>(
  _ width: CGFloat, _ height: CGFloat, scale: Double = 2, dark: Bool = false, rightToLeft: Bool = false,
  margins: EdgeInsets = EdgeInsets(), @ViewBuilder _ view: () -> V
) -> Scene {
  var timings = SceneEvaluator.Timings()
  let environment = SceneEnvironment(
    size: CGSize(width: width, height: height), colorScheme: dark ? .dark : .light, displayScale: scale,
    rightToLeft: rightToLeft, now: Date(timeIntervalSince1970: 1_800_000_000))
  return SceneEvaluator.scene(of: view(), in: environment, margins: margins, timings: &timings)
}

extension Scene {
  /// Frames of the filled rectangles, in the order they are drawn.
  var boxes: [CGRect] { content.flatMap(\.boxes) }
  var texts: [Archive.TextNode] { content.flatMap(\.texts) }
  var paths: [PathNode] { content.flatMap(\.paths) }
  var groups: [GroupNode] { content.flatMap(\.groups) }
  var codes: [String] { diagnostics.map(\.code) }
  /// What draws, without the groups around it.
  var leaves: [Node] { content.flatMap(\.leaves) }
}

extension Node {
  var leaves: [Node] {
    if case .group(let group) = self { group.children.flatMap(\.leaves) } else { [self] }
  }
  var paths: [PathNode] {
    switch self {
    case .group(let group): group.children.flatMap(\.paths)
    case .path(let path): [path]
    case .text, .liveText, .symbol, .image, .liveProgress, .unsupported: []
    }
  }
  var boxes: [CGRect] {
    paths.compactMap { if case .rect(let rect) = $0.geometry { rect } else { nil } }
  }
  var texts: [Archive.TextNode] {
    switch self {
    case .group(let group): group.children.flatMap(\.texts)
    case .text(let text): [text]
    case .path, .liveText, .symbol, .image, .liveProgress, .unsupported: []
    }
  }
  var groups: [GroupNode] {
    guard case .group(let group) = self else { return [] }
    // Parts that are only named are as if they were not there.
    let isPlain = group.appliesNothing && group.change == nil
    return (isPlain ? [] : [group]) + group.children.flatMap(\.groups)
  }
}

extension Scene {
  var images: [ImageNode] { content.flatMap(\.images) }
  var symbols: [SymbolNode] { content.flatMap(\.symbols) }
}

extension Node {
  var images: [ImageNode] {
    switch self {
    case .group(let group): group.children.flatMap(\.images)
    case .image(let image): [image]
    case .path, .text, .liveText, .symbol, .liveProgress, .unsupported: []
    }
  }
  var symbols: [SymbolNode] {
    switch self {
    case .group(let group): group.children.flatMap(\.symbols)
    case .symbol(let symbol): [symbol]
    case .path, .text, .liveText, .image, .liveProgress, .unsupported: []
    }
  }
}

/// `x y width height` in one number each, for tables.
func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

/// Does something in a `@ViewBuilder` and shows nothing.
@MainActor func note(_ work: () -> Void) -> EmptyView {
  work()
  return EmptyView()
}
