import Foundation

/// Outlines of SVG paths, all turned into lines and cubic curves from absolute places.
struct SVGOutline {
  private enum Step { case move(Double, Double), line(Double, Double), curve([Double]), close }
  private var steps: [Step] = []
  private static let mostSteps = 20_000

  var isEmpty: Bool { steps.isEmpty }

  /// The least and the greatest x.
  var bounds: (min: Double, max: Double) {
    var all: [Double] = []
    for step in steps {
      switch step {
      case .move(let x, _), .line(let x, _): all.append(x)
      case .curve(let p): all += [p[0], p[2], p[4]]
      case .close: break
      }
    }
    return (all.min() ?? 0, all.max() ?? 0)
  }

  /// `M x y L x y C x y x y x y Z`, in another unit.
  func text(scale: Double) -> String {
    func words(_ numbers: [Double]) -> String {
      numbers.map { String(format: "%.5g", $0 * scale) }.joined(separator: " ")
    }
    return steps.map { step in
      switch step {
      case .move(let x, let y): "M \(words([x, y]))"
      case .line(let x, let y): "L \(words([x, y]))"
      case .curve(let p): "C \(words(p))"
      case .close: "Z"
      }
    }.joined(separator: " ")
  }

  /// Adds what a `d` attribute says, up to its first mistake, as SVG asks for.
  mutating func add(_ d: String, _ transform: SVGTransform) {
    var reader = Reader(d)
    var (x, y, startX, startY) = (0.0, 0.0, 0.0, 0.0)
    var control: (x: Double, y: Double, isCubic: Bool)?
    func point(_ x: Double, _ y: Double) -> [Double] {
      let (a, b) = transform.apply(x, y)
      return [a, b]
    }
    func curve(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ toX: Double, _ toY: Double) -> Step {
      .curve(point(x1, y1) + point(x2, y2) + point(toX, toY))
    }
    var letter: Character = " "
    while steps.count < Self.mostSteps {
      if let next = reader.letter() {
        letter = next
      } else if reader.isAtEnd || letter == " " || letter == "Z" || letter == "z" {
        return
      } else if letter == "M" {
        letter = "L"
      } else if letter == "m" {
        letter = "l"
      }
      let isRelative = letter.isLowercase
      let (baseX, baseY) = isRelative ? (x, y) : (0, 0)
      var newControl: (x: Double, y: Double, isCubic: Bool)?
      switch letter.uppercased() {
      case "M":
        guard let n = reader.numbers(2) else { return }
        (x, y) = (baseX + n[0], baseY + n[1])
        (startX, startY) = (x, y)
        let p = point(x, y)
        steps.append(.move(p[0], p[1]))
      case "L", "H", "V":
        let isBoth = letter.uppercased() == "L"
        guard let n = reader.numbers(isBoth ? 2 : 1) else { return }
        if letter.uppercased() != "V" { x = baseX + n[0] }
        if letter.uppercased() != "H" { y = baseY + n[isBoth ? 1 : 0] }
        let p = point(x, y)
        steps.append(.line(p[0], p[1]))
      case "C", "S":
        let isSmooth = letter.uppercased() == "S"
        guard var n = reader.numbers(isSmooth ? 4 : 6) else { return }
        for index in n.indices { n[index] += index % 2 == 0 ? baseX : baseY }
        if isSmooth {
          let mirrored = control.flatMap { $0.isCubic ? [2 * x - $0.x, 2 * y - $0.y] : nil } ?? [x, y]
          n = mirrored + n
        }
        steps.append(curve(n[0], n[1], n[2], n[3], n[4], n[5]))
        newControl = (n[2], n[3], true)
        (x, y) = (n[4], n[5])
      case "Q", "T":
        let isSmooth = letter.uppercased() == "T"
        guard var n = reader.numbers(isSmooth ? 2 : 4) else { return }
        for index in n.indices { n[index] += index % 2 == 0 ? baseX : baseY }
        if isSmooth {
          let mirrored = control.flatMap { $0.isCubic ? nil : [2 * x - $0.x, 2 * y - $0.y] } ?? [x, y]
          n = mirrored + n
        }
        steps.append(
          curve(
            x + (n[0] - x) * 2 / 3, y + (n[1] - y) * 2 / 3, n[2] + (n[0] - n[2]) * 2 / 3,
            n[3] + (n[1] - n[3]) * 2 / 3,
            n[2], n[3]))
        newControl = (n[0], n[1], false)
        (x, y) = (n[2], n[3])
      case "A":
        guard let n = reader.arc() else { return }
        let end = (baseX + n[5], baseY + n[6])
        for c in Self.arc(
          from: (x, y), to: end, radii: (n[0], n[1]), turn: n[2], large: n[3] != 0, sweep: n[4] != 0)
        {
          steps.append(curve(c[0], c[1], c[2], c[3], c[4], c[5]))
        }
        (x, y) = end
      case "Z":
        steps.append(.close)
        (x, y) = (startX, startY)
      default: return
      }
      control = newControl
    }
  }

  /// An arc as curves of a quarter turn at most (SVG 1.1, appendix F.6).
  private static func arc(
    from: (Double, Double), to: (Double, Double), radii: (Double, Double), turn: Double, large: Bool,
    sweep: Bool
  ) -> [[Double]] {
    var (rx, ry) = (abs(radii.0), abs(radii.1))
    guard rx > 1e-9, ry > 1e-9, from != to else { return [[from.0, from.1, to.0, to.1, to.0, to.1]] }
    let (sine, cosine) = (sin(turn * .pi / 180), cos(turn * .pi / 180))
    let (dx, dy) = ((from.0 - to.0) / 2, (from.1 - to.1) / 2)
    let (x1, y1) = (cosine * dx + sine * dy, -sine * dx + cosine * dy)
    let excess = x1 * x1 / (rx * rx) + y1 * y1 / (ry * ry)
    if excess > 1 { (rx, ry) = (rx * excess.squareRoot(), ry * excess.squareRoot()) }
    let below = rx * rx * y1 * y1 + ry * ry * x1 * x1
    let factor =
      max((rx * rx * ry * ry - below) / max(below, 1e-12), 0).squareRoot() * (large == sweep ? -1 : 1)
    let (cx1, cy1) = (factor * rx * y1 / ry, -factor * ry * x1 / rx)
    let cx = cosine * cx1 - sine * cy1 + (from.0 + to.0) / 2
    let cy = sine * cx1 + cosine * cy1 + (from.1 + to.1) / 2
    let start = atan2((y1 - cy1) / ry, (x1 - cx1) / rx)
    var sweepAngle = atan2((-y1 - cy1) / ry, (-x1 - cx1) / rx) - start
    if sweep, sweepAngle < 0 { sweepAngle += 2 * .pi }
    if !sweep, sweepAngle > 0 { sweepAngle -= 2 * .pi }
    let count = max(Int((abs(sweepAngle) / (.pi / 2)).rounded(.up)), 1)
    let step = sweepAngle / Double(count)
    let k = 4 / 3 * tan(step / 4)
    func place(_ x: Double, _ y: Double) -> [Double] {
      [cx + cosine * rx * x - sine * ry * y, cy + sine * rx * x + cosine * ry * y]
    }
    return (0..<count).map { number in
      let (a, b) = (start + step * Double(number), start + step * Double(number + 1))
      return place(cos(a) - k * sin(a), sin(a) + k * cos(a)) + place(cos(b) + k * sin(b), sin(b) - k * cos(b))
        + place(cos(b), sin(b))
    }
  }

  /// Letters and numbers of a path.
  private struct Reader {
    let bytes: [UInt8]
    var index = 0

    init(_ text: String) { bytes = Array(text.utf8) }

    private mutating func skip() {
      while index < bytes.count, bytes[index] == UInt8(ascii: ",") || bytes[index] <= UInt8(ascii: " ") {
        index += 1
      }
    }
    var isAtEnd: Bool { bytes[index...].allSatisfy { $0 <= UInt8(ascii: " ") } }

    mutating func letter() -> Character? {
      skip()
      guard index < bytes.count else { return nil }
      let character = Character(UnicodeScalar(bytes[index]))
      guard character.isLetter, character != "e", character != "E" else { return nil }
      index += 1
      return character
    }

    mutating func numbers(_ count: Int) -> [Double]? {
      var result: [Double] = []
      while result.count < count {
        guard let number = number() else { return nil }
        result.append(number)
      }
      return result
    }

    /// Seven numbers, whose fourth and fifth are a 0 or 1 that may stand without a space behind them.
    mutating func arc() -> [Double]? {
      guard var result = numbers(3) else { return nil }
      for _ in 0..<2 {
        skip()
        guard index < bytes.count, bytes[index] == UInt8(ascii: "0") || bytes[index] == UInt8(ascii: "1")
        else { return nil }
        result.append(Double(bytes[index] - UInt8(ascii: "0")))
        index += 1
      }
      return numbers(2).map { result + $0 }
    }

    private mutating func number() -> Double? {
      skip()
      let start = index
      var hasPoint = false
      var hasExponent = false
      while index < bytes.count {
        switch bytes[index] {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): break
        case UInt8(ascii: "-"), UInt8(ascii: "+"):
          guard index == start || bytes[index - 1] | 0x20 == UInt8(ascii: "e") else { return value(start) }
        case UInt8(ascii: "."):
          guard !hasPoint, !hasExponent else { return value(start) }
          hasPoint = true
        case UInt8(ascii: "e"), UInt8(ascii: "E"):
          guard !hasExponent, index > start else { return value(start) }
          hasExponent = true
        default: return value(start)
        }
        index += 1
      }
      return value(start)
    }

    private func value(_ start: Int) -> Double? {
      guard index > start, let number = Double(String(decoding: bytes[start..<index], as: UTF8.self)),
        number.isFinite, abs(number) < 1e7
      else { return nil }
      return number
    }
  }
}
