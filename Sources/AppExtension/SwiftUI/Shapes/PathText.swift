import Archive
import Foundation

extension Path {
  /// The outline in words: `x y m` begins, `x y l` is a line, `cx cy x y q` and `ax ay bx by x y c` are curves, `h` closes.
  public var description: String {
    func p(_ point: CGPoint) -> String { "\(Self.number(point.x)) \(Self.number(point.y))" }
    return elements.map { element in
      switch element {
      case .move(let end): "\(p(end)) m"
      case .line(let end): "\(p(end)) l"
      case .quad(let c, let end): "\(p(c)) \(p(end)) q"
      case .curve(let a, let b, let end): "\(p(a)) \(p(b)) \(p(end)) c"
      case .close: "h"
      }
    }.joined(separator: " ")
  }

  private static func number(_ value: CGFloat) -> String {
    value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : "\(value)"
  }

  /// Reads what `description` writes, and `x y width height re` for a rectangle; `nil` for anything else.
  public init?(_ string: String) {
    self.init()
    var numbers: [CGFloat] = []
    for word in string.split(whereSeparator: \.isWhitespace) {
      if let number = Double(word), number.isFinite {
        numbers.append(CGFloat(number))
        guard numbers.count <= 6 else { return nil }
        continue
      }
      func point(_ index: Int) -> CGPoint { CGPoint(x: numbers[index * 2], y: numbers[index * 2 + 1]) }
      switch (word, numbers.count) {
      case ("m", 2): move(to: point(0))
      case ("l", 2): addLine(to: point(0))
      case ("q", 4): addQuadCurve(to: point(1), control: point(0))
      case ("c", 6): addCurve(to: point(2), control1: point(0), control2: point(1))
      case ("re", 4): addRect(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
      case ("h", 0): closeSubpath()
      default: return nil
      }
      numbers = []
    }
    guard numbers.isEmpty else { return nil }
  }
}
