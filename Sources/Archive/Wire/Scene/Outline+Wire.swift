import Foundation

/// The byte that stands for an element of an outline.
private enum Verb {
  static let move: UInt8 = 0
  static let line: UInt8 = 1
  static let quad: UInt8 = 2
  static let curve: UInt8 = 3
  static let close: UInt8 = 4
}

extension [PathElement] {
  func wire(_ rules: WireRules) throws -> WireOutline {
    try rules.count(count, "outline.verbs", limit: rules.limits.pathElements)
    var verbs = Data(capacity: count)
    var points: [Float] = []
    points.reserveCapacity(count * 4)
    func add(_ point: CGPoint) throws {
      points.append(Float(try rules.number(Double(point.x), "outline.points")))
      points.append(Float(try rules.number(Double(point.y), "outline.points")))
    }
    for element in self {
      switch element {
      case .move(let point):
        verbs.append(Verb.move)
        try add(point)
      case .line(let point):
        verbs.append(Verb.line)
        try add(point)
      case .quad(let control, let to):
        verbs.append(Verb.quad)
        try add(control)
        try add(to)
      case .curve(let control1, let control2, let to):
        verbs.append(Verb.curve)
        try add(control1)
        try add(control2)
        try add(to)
      case .close:
        verbs.append(Verb.close)
      }
    }
    var wire = WireOutline()
    wire.verbs = verbs
    wire.points = points
    return wire
  }

  init(_ wire: WireOutline, _ rules: WireRules) throws {
    try rules.count(wire.verbs.count, "outline.verbs", limit: rules.limits.pathElements)
    var reader = PointReader(numbers: wire.points, rules: rules)
    var elements: [PathElement] = []
    elements.reserveCapacity(wire.verbs.count)
    for verb in wire.verbs {
      switch verb {
      case Verb.move: elements.append(.move(try reader.next()))
      case Verb.line: elements.append(.line(try reader.next()))
      case Verb.quad: elements.append(.quad(control: try reader.next(), to: try reader.next()))
      case Verb.curve:
        elements.append(
          .curve(control1: try reader.next(), control2: try reader.next(), to: try reader.next()))
      case Verb.close: elements.append(.close)
      default:
        throw ArchiveError(.unknownValue, place: "outline.verbs", value: "\(verb) is no path element")
      }
    }
    try reader.finish()
    self = elements
  }
}

/// Takes points one by one from a column of numbers.
private struct PointReader {
  let numbers: [Float]
  let rules: WireRules
  var index = 0

  mutating func next() throws -> CGPoint {
    guard index + 1 < numbers.count else {
      throw ArchiveError(
        .inconsistent, place: "outline.points",
        value: "\(numbers.count) numbers are fewer than the verbs need")
    }
    defer { index += 2 }
    return CGPoint(
      x: try rules.number(numbers[index], "outline.points"),
      y: try rules.number(numbers[index + 1], "outline.points"))
  }

  func finish() throws {
    guard index == numbers.count else {
      throw ArchiveError(
        .inconsistent, place: "outline.points",
        value: "\(numbers.count) numbers, but the verbs use \(index)")
    }
  }
}
