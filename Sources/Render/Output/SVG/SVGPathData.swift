import Archive
import Foundation

/// Path data in few bytes: relative commands on a grid of `unit`, rounded so that errors do not add up.
struct SVGPathData {
  /// 0.01 writes two decimals, 1 whole numbers.
  let unit: Double
  private var digits: Int { unit >= 1 ? 0 : unit >= 0.1 ? 1 : 2 }

  init(unit: Double) { self.unit = unit }

  /// `nil` where a number is none.
  func write(_ elements: [PathElement]) -> String? {
    var out = ""
    out.reserveCapacity(elements.count * 16)
    var (x, y) = (0.0, 0.0)
    var (startX, startY) = (0.0, 0.0)
    var last: Character = " "
    func grid(_ value: Double) -> Double { (Bounds.length(value) / unit).rounded() }
    func append(_ command: Character, _ points: [CGPoint]) -> Bool {
      guard points.allSatisfy(Bounds.isDrawable) else { return false }
      if command != last || command == "m" { out.append(command) }
      var first = command != last || command == "m"
      for point in points {
        for number in [grid(point.x) - x, grid(point.y) - y] {
          let text = SVGText.number(number * unit, digits: digits)
          if !first, !text.hasPrefix("-") { out.append(" ") }
          out += text
          first = false
        }
      }
      if let end = points.last { (x, y) = (grid(end.x), grid(end.y)) }
      last = command
      return true
    }
    for element in elements {
      switch element {
      case .move(let p):
        guard append("m", [p]) else { return nil }
        (startX, startY) = (x, y)
      case .line(let p): guard append("l", [p]) else { return nil }
      case .quad(let c, let p): guard append("q", [c, p]) else { return nil }
      case .curve(let a, let b, let p): guard append("c", [a, b, p]) else { return nil }
      case .close:
        out.append("z")
        last = "z"
        (x, y) = (startX, startY)
      }
    }
    // Data must begin with a move.
    return out.isEmpty || out.hasPrefix("m") ? out : "m0 0" + out
  }
}
