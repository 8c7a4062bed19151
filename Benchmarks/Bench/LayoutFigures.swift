import Archive
import Foundation
import SwiftUI

/// A view of many nodes, to see how the time of layout grows with them.
struct ManyNodesView: View {
  /// Each row has ten nodes: stacks, frames, padding, shapes and spacers as widgets nest them.
  let rows: Int

  var body: some View {
    VStack(spacing: 1) {
      ForEach(0..<rows, id: \.self) { row in
        HStack(spacing: 2) {
          Circle().fill(.blue).frame(width: 4, height: 4)
          VStack(alignment: .leading, spacing: 0) {
            Rectangle().frame(height: 1)
            Rectangle().frame(maxWidth: .infinity, minHeight: 1)
          }
          .padding(.horizontal, 1)
          Spacer(minLength: 0)
          Capsule().frame(width: Double(row % 7) + 3, height: 2)
        }
      }
    }
  }
}

/// The time of evaluation and layout for a view of 400 nodes and one of four times as many.
@MainActor enum LayoutFigures {
  static func measure() -> [String: Double] {
    let environment = SceneEnvironment(
      size: CGSize(width: 364, height: 382), now: Date(timeIntervalSince1970: 1_800_000_000))
    func milliseconds(rows: Int) -> Double {
      var timings = SceneEvaluator.Timings()
      return Medians.milliseconds(runs: 60) {
        _ = SceneEvaluator.scene(
          of: ManyNodesView(rows: rows), in: environment, margins: EdgeInsets(), timings: &timings)
      }
    }
    return ["nodes400_ms": milliseconds(rows: 40), "nodes1600_ms": milliseconds(rows: 160)]
  }
}
