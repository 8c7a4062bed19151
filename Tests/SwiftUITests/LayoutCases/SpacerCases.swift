import SwiftUI

/// Spacers and dividers.
extension LayoutCaseTests {
  @LayoutTable static var spacers: [LayoutCase] {
    LayoutCase("between", 100, 10, [[0, 0, 20, 10], [80, 0, 20, 10]]) {
      HStack {
        box(20, 10); Spacer(); box(20, 10)
      }
    }
    LayoutCase("before", 100, 10, [[80, 0, 20, 10]]) {
      HStack {
        Spacer(); box(20, 10)
      }
    }
    LayoutCase("after", 100, 10, [[0, 0, 20, 10]]) {
      HStack {
        box(20, 10); Spacer()
      }
    }
    LayoutCase("around", 100, 10, [[40, 0, 20, 10]]) {
      HStack {
        Spacer(); box(20, 10); Spacer()
      }
    }
    LayoutCase("in a column", 10, 100, [[0, 0, 10, 20], [0, 80, 10, 20]]) {
      VStack {
        box(10, 20); Spacer(); box(10, 20)
      }
    }
    LayoutCase(
      "three boxes with two between", 120, 10, [[0, 0, 20, 10], [50, 0, 20, 10], [100, 0, 20, 10]]
    ) {
      HStack {
        box(20, 10); Spacer(); box(20, 10); Spacer(); box(20, 10)
      }
    }
    LayoutCase("two in a row count twice", 90, 10, [[0, 0, 10, 10], [50, 0, 10, 10], [80, 0, 10, 10]]) {
      HStack(spacing: 0) {
        box(10, 10)
        Spacer(minLength: 0)
        Spacer(minLength: 0)
        box(10, 10)
        Spacer(minLength: 0)
        box(10, 10)
      }
    }
    LayoutCase("the least by default is eight", 30, 10, [[-9, 0, 20, 10], [19, 0, 20, 10]]) {
      HStack {
        box(20, 10); Spacer(); box(20, 10)
      }
    }
    LayoutCase("a given least", 50, 10, [[-10, 0, 20, 10], [40, 0, 20, 10]]) {
      HStack {
        box(20, 10); Spacer(minLength: 30); box(20, 10)
      }
    }
    LayoutCase("no least", 30, 10, [[-5, 0, 20, 10], [15, 0, 20, 10]]) {
      HStack {
        box(20, 10); Spacer(minLength: 0); box(20, 10)
      }
    }
    LayoutCase(
      "spacing that is given counts beside a spacer too", 100, 10, [[0, 0, 20, 10], [80, 0, 20, 10]]
    ) {
      HStack(spacing: 10) {
        box(20, 10); Spacer(); box(20, 10)
      }
    }
    LayoutCase("… and adds to its least", 40, 10, [[-14, 0, 20, 10], [34, 0, 20, 10]]) {
      HStack(spacing: 10) {
        box(20, 10); Spacer(minLength: 8); box(20, 10)
      }
    }
    LayoutCase("a spacer has no breadth", 100, 30, [[0, 10, 100, 10], [0, 10, 10, 10], [90, 10, 10, 10]]) {
      HStack {
        box(10, 10); Spacer(); box(10, 10)
      }.outlined()
    }
    LayoutCase("a row with a spacer fills its width only", 100, 30, [[0, 10, 100, 10], [0, 10, 10, 10]]) {
      HStack {
        box(10, 10); Spacer()
      }.outlined()
    }
    LayoutCase(
      "a column with a spacer fills its height only", 30, 100, [[10, 0, 10, 100], [10, 0, 10, 10]]
    ) {
      VStack {
        box(10, 10); Spacer()
      }.outlined()
    }
    LayoutCase("a framed spacer is a gap of a length", 100, 10, [[35, 0, 10, 10], [55, 0, 10, 10]]) {
      HStack(spacing: 0) {
        box(10, 10); Spacer().frame(width: 10); box(10, 10)
      }
    }
    LayoutCase("a spacer of a largest length", 100, 10, [[25, 0, 10, 10], [65, 0, 10, 10]]) {
      HStack(spacing: 0) {
        box(10, 10); Spacer().frame(maxWidth: 30); box(10, 10)
      }
    }
    LayoutCase(
      "a spacer in a column in a row", 40, 40, [[0, 0, 10, 10], [0, 30, 10, 10], [10, 15, 10, 10]]
    ) {
      HStack(spacing: 0) {
        VStack {
          box(10, 10); Spacer(); box(10, 10)
        }
        box(10, 10)
        Spacer(minLength: 0)
      }
    }
    LayoutCase("spacers in two rows", 60, 40, [[0, 6, 10, 10], [50, 6, 10, 10], [40, 24, 20, 10]]) {
      VStack {
        HStack {
          box(10, 10); Spacer(); box(10, 10)
        }
        HStack {
          Spacer(); box(20, 10)
        }
      }
    }
    LayoutCase("a row of a spacer is wide and of no height", 40, 40, [[0, 15, 10, 10]]) {
      VStack(alignment: .leading, spacing: 0) {
        HStack { Spacer() }
        box(10, 10)
      }
    }
  }

  @LayoutTable static var dividers: [LayoutCase] {
    LayoutCase("a line across a column", 40, 40.5, [[0, 0, 40, 20], [0, 20, 40, 0.5], [0, 20.5, 40, 20]]) {
      VStack(spacing: 0) {
        Color.red; Divider(); Color.green
      }
    }
    LayoutCase("a line across a row", 40.5, 40, [[0, 0, 20, 40], [20, 0, 0.5, 40], [20.5, 0, 20, 40]]) {
      HStack(spacing: 0) {
        Color.red; Divider(); Color.green
      }
    }
    LayoutCase(
      "a third of a point at 3x", 40, 121.0 / 3, scale: 3,
      [[0, 0, 40, 20], [0, 20, 40, 1.0 / 3], [0, 61.0 / 3, 40, 20]]
    ) {
      VStack(spacing: 0) {
        Color.red; Divider(); Color.green
      }
    }
    LayoutCase("one point at 1x", 40, 41, scale: 1, [[0, 0, 40, 20], [0, 20, 40, 1], [0, 21, 40, 20]]) {
      VStack(spacing: 0) {
        Color.red; Divider(); Color.green
      }
    }
    LayoutCase("outside of stacks it lies", 40, 40.5, [[0, 20, 40, 0.5]]) { Divider() }
    LayoutCase("in layers it lies", 40, 40.5, [[0, 0, 40, 40.5], [0, 20, 40, 0.5]]) {
      ZStack {
        Color.red; Divider()
      }
    }
    LayoutCase("it makes a row high", 40.5, 40, [[0, 15, 10, 10], [10, 0, 0.5, 40], [10.5, 15, 10, 10]]) {
      HStack(spacing: 0) {
        box(10, 10); Divider(); box(10, 10); Spacer(minLength: 0)
      }
    }
    LayoutCase(
      "a frame holds it back", 40.5, 40, [[0, 15, 10, 10], [10, 10, 0.5, 20], [10.5, 15, 10, 10]]
    ) {
      HStack(spacing: 0) {
        box(10, 10); Divider().frame(height: 20); box(10, 10); Spacer(minLength: 0)
      }
    }
    LayoutCase("padded", 40, 40.5, [[5, 20, 30, 0.5]]) { VStack { Divider().padding(.horizontal, 5) } }
    LayoutCase(
      "in a column within a row it lies", 40, 20.5,
      [[0, 0, 10, 10], [0, 10, 30, 0.5], [0, 10.5, 30, 10], [30, 5.5, 10, 10]]
    ) {
      HStack(spacing: 0) {
        VStack(alignment: .leading, spacing: 0) {
          box(10, 10); Divider(); box(30, 10)
        }
        box(10, 10)
      }
    }
  }
}
