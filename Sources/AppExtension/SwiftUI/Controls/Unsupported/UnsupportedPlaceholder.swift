import Archive
import Foundation

// Parity(system): views made of UIKit controls (List, ScrollView, TextField …) | a yellow box with a sign for no entry | the same; the sizes are ours

/// What iOS's widget archiver draws for a view it cannot archive: a yellow box with the sign for no entry.
///
/// That it is drawn, and its colours, are seen in public reports (B: a thread at exyte/Grid and the answers it refers
/// to); the sizes are ours.
nonisolated struct UnsupportedPlaceholder: View {
  typealias Body = Never
  /// The name of the view.
  let name: String
  /// `nil`: all that is offered.
  var width: CGFloat?
  var height: CGFloat?

  @MainActor func _makeNodes(in context: _ViewContext) -> [_LayoutNode] {
    context.session.report(
      "unsupported-in-widget", .warning,
      "\(name) cannot be shown in a widget; iOS draws a yellow box with a sign for no entry in its place")
    let box = Color.yellow
      .overlay {
        NoEntrySign().fill(Color.red).aspectRatio(1, contentMode: .fit).frame(maxWidth: 28, maxHeight: 28)
          .padding(2)
      }
      .frame(width: width, height: height)
    return context.evaluatingBody(of: Self.self) { box._makeNodes(in: $0) }
  }
}

/// A ring with a bar across.
nonisolated private struct NoEntrySign: Shape {
  var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    guard side > 0 else { return Path() }
    let width = side * 0.13
    let ring = RingSegment.Ring(
      center: CGPoint(x: rect.midX, y: rect.midY), radius: (side - width) / 2, width: width)
    var path = Path()
    path.addEllipse(
      in: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
    // Two halves run the other way round as holes; the bar is what stays between them.
    let lean = Double(asin(width / 2 / ring.innerRadius)) * 180 / .pi
    for turn in [45.0, 225.0] {
      let start = turn + lean, end = turn + 180 - lean
      path.move(to: ring.point(end, radius: ring.innerRadius))
      path.addArc(
        center: ring.center, radius: ring.innerRadius, startAngle: .degrees(end), endAngle: .degrees(start),
        clockwise: true)
      path.closeSubpath()
    }
    return path
  }
}
