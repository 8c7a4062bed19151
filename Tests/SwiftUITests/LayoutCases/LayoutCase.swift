import Archive
import Foundation
import SwiftUI
import Typography
import XCTest

/// One row of a table: a view in a container, and the frames of what it draws, in order.
///
/// Frames are reasoned from SwiftUI's algorithm (proposals, flexibility, guides) and never recorded from our output. Text
/// is set in a font whose characters are squares: at 10 points each is 10 wide and a line is 10 high.
@MainActor struct LayoutCase {
  let name: String
  let size: CGSize
  let scale: Double
  let rightToLeft: Bool
  let expected: [CGRect]
  let view: AnyView
  let file: StaticString
  let line: UInt

  /// - Parameter expected: x, y, width and height of each rectangle and text that is drawn.
  init<V: View>(
    _ name: String, _ width: CGFloat, _ height: CGFloat, scale: Double = 2, rightToLeft: Bool = false,
    _ expected: [[CGFloat]], file: StaticString = #filePath, line: UInt = #line,
    @ViewBuilder _ view: () -> V
  ) {
    self.name = name
    size = CGSize(width: width, height: height)
    self.scale = scale
    self.rightToLeft = rightToLeft
    self.expected = expected.map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
    self.view = AnyView(view().font(.square))
    self.file = file
    self.line = line
  }

  /// Fails with a table of both lists where they differ.
  func check() {
    XCTAssertTrue(SquareFont.isRegistered, "Tests/Fonts/Square.ttf cannot be read", file: file, line: line)
    let view = view
    let drawn = scene(size.width, size.height, scale: scale, rightToLeft: rightToLeft) { view }.frames
    guard drawn.count != expected.count || zip(drawn, expected).contains(where: { !isNear($0, $1) }) else {
      return
    }
    var rows = ["\(name), in \(text(size.width)) × \(text(size.height)): x y width height"]
    for index in 0..<max(drawn.count, expected.count) {
      let wanted = index < expected.count ? text(expected[index]) : "–"
      let got = index < drawn.count ? text(drawn[index]) : "–"
      let mark = index < min(drawn.count, expected.count) && isNear(drawn[index], expected[index]) ? " " : "≠"
      rows.append(
        "  \(index)  expected \(wanted.padding(toLength: 26, withPad: " ", startingAt: 0)) \(mark) got \(got)"
      )
    }
    XCTFail(rows.joined(separator: "\n"), file: file, line: line)
  }

  private func isNear(_ a: CGRect, _ b: CGRect) -> Bool {
    abs(a.minX - b.minX) < 0.01 && abs(a.minY - b.minY) < 0.01 && abs(a.width - b.width) < 0.01
      && abs(a.height - b.height) < 0.01
  }
  private func text(_ rect: CGRect) -> String {
    [rect.minX, rect.minY, rect.width, rect.height].map { text($0) }.joined(separator: " ")
  }
  private func text(_ value: CGFloat) -> String {
    value == value.rounded() ? String(Int(value)) : String(format: "%.2f", Double(value))
  }
}

/// Rows of a table, one statement each, so that each is type-checked by itself.
@resultBuilder enum LayoutTable {
  static func buildBlock(_ rows: [LayoutCase]...) -> [LayoutCase] { rows.flatMap { $0 } }
  static func buildExpression(_ row: LayoutCase) -> [LayoutCase] { [row] }
  static func buildExpression(_ rows: [LayoutCase]) -> [LayoutCase] { rows }
  static func buildArray(_ rows: [[LayoutCase]]) -> [LayoutCase] { rows.flatMap { $0 } }
}

/// Makes the square font known to the typesetter, once.
enum SquareFont {
  static let isRegistered: Bool = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let path = folder.appendingPathComponent("../../Fonts/Square.ttf").standardized.path
    return InstalledFonts.shared.register(file: path)
  }()
}

extension Font {
  /// Ten points of squares.
  static let square = Font.custom("Square", fixedSize: 10)
  static func square(_ size: CGFloat) -> Font { .custom("Square", fixedSize: size) }
}

/// A rectangle of a fixed size.
func box(_ width: CGFloat, _ height: CGFloat) -> some View {
  Color.red.frame(width: width, height: height)
}

/// Shows the frame of a view, drawn before the view itself.
extension View {
  func outlined() -> some View { background(Color.blue) }
}

extension Scene {
  /// Frames of filled rectangles and texts, in the order they are drawn.
  var frames: [CGRect] { content.flatMap(\.frames) }
}

extension Node {
  var frames: [CGRect] {
    switch self {
    case .group(let group): group.children.flatMap(\.frames)
    case .path(let path): if case .rect(let rect) = path.geometry { [rect] } else { [] }
    case .text(let text): [text.frame]
    case .image(let image): [image.frame]
    default: []
    }
  }
}
