import Archive
import Charts
import Foundation
import XCTest

/// The archive's; SwiftUI has a protocol of that name for apps.
typealias Scene = Archive.Scene

/// Draws a view in a box and gives what came out.
@MainActor func scene<V: View>(
  _ width: CGFloat, _ height: CGFloat, rightToLeft: Bool = false, @ViewBuilder _ view: () -> V
) -> Scene {
  var timings = SceneEvaluator.Timings()
  let environment = SceneEnvironment(
    size: CGSize(width: width, height: height), displayScale: 2, rightToLeft: rightToLeft,
    now: Date(timeIntervalSince1970: 1_800_000_000))
  return SceneEvaluator.scene(of: view(), in: environment, margins: EdgeInsets(), timings: &timings)
}

/// A chart's model in plain surroundings.
@MainActor func model(@ChartContentBuilder _ content: () -> some ChartContent) -> ChartModel {
  let session = EvaluationSession(displayScale: 2, now: Date(timeIntervalSince1970: 1_800_000_000))
  return ChartModel(content(), context: _ViewContext(environment: EnvironmentValues(), session: session))
}

extension Scene {
  var paths: [PathNode] { content.flatMap(\.paths) }
  var texts: [Archive.TextNode] { content.flatMap(\.texts) }
  var words: [String] { texts.map(\.string) }
  var codes: [String] { diagnostics.map(\.code) }
  /// The frames of bars of a colour.
  func boxes(_ color: SystemColor) -> [CGRect] {
    paths.compactMap { path in
      guard case .rect(let rect) = path.geometry, path.paint == .color(SceneColor(.system(color))) else {
        return nil
      }
      return rect
    }
  }
  /// Every number of every path is finite and no larger than a scene may be.
  var isBounded: Bool {
    paths.allSatisfy { path in
      switch path.geometry {
      case .rect(let r), .ellipse(let r), .roundedRect(let r, _, _):
        r.minX.isFinite && r.minY.isFinite && r.width.isFinite && r.height.isFinite
      case .elements(let elements):
        elements.allSatisfy {
          switch $0 {
          case .move(let p), .line(let p), .quad(_, let p), .curve(_, _, let p): p.x.isFinite && p.y.isFinite
          case .close: true
          }
        }
      }
    }
  }
}

extension Node {
  var paths: [PathNode] {
    switch self {
    case .group(let group): group.children.flatMap(\.paths)
    case .path(let path): [path]
    default: []
    }
  }
  var texts: [Archive.TextNode] {
    switch self {
    case .group(let group): group.children.flatMap(\.texts)
    case .text(let text): [text]
    default: []
    }
  }
}
