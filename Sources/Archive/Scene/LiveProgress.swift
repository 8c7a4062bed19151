import Foundation

/// A bar or ring whose length is a function of the time: `ProgressView(timerInterval:countsDown:)`. The track is drawn apart.
package struct LiveProgressNode: Sendable, Equatable {
  package enum Shape: Sendable, Equatable {
    /// A capsule that grows from the leading side.
    case bar(rightToLeft: Bool)
    /// An arc with round ends that grows clockwise from the top.
    case ring(lineWidth: Double)
  }
  package var start: Date
  package var end: Date
  /// Full at the start, empty at the end.
  package var countsDown: Bool
  package var shape: Shape
  package var frame: CGRect
  package var paint: Paint
  package init(start: Date, end: Date, countsDown: Bool, shape: Shape, frame: CGRect, paint: Paint) {
    self.start = start
    self.end = end
    self.countsDown = countsDown
    self.shape = shape
    self.frame = frame
    self.paint = paint
  }

  /// How much is filled at an instant, 0…1.
  package func fraction(at date: Date) -> Double {
    let length = end.timeIntervalSince(start)
    guard length > 0 else { return countsDown ? 0 : 1 }
    let done = min(max(date.timeIntervalSince(start) / length, 0), 1)
    return countsDown ? 1 - done : done
  }
}
