import Foundation

/// Functions of expressions, by the names that formats and `NSExpression` have for them.
enum PredicateFunction {
  private static let lists: [String: @Sendable ([Double]) -> Double] = [
    "sum": { $0.reduce(0, +) }, "average": { $0.isEmpty ? 0 : $0.reduce(0, +) / Double($0.count) },
    "min": { $0.min() ?? 0 }, "max": { $0.max() ?? 0 },
    "median": { numbers in
      let sorted = numbers.sorted(), middle = sorted.count / 2
      guard !sorted.isEmpty else { return 0 }
      return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
    },
    "stddev": { numbers in
      let mean = numbers.reduce(0, +) / Double(max(numbers.count, 1))
      return (numbers.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(max(numbers.count, 1)))
        .squareRoot()
    },
  ]
  private static let ofOne: [String: @Sendable (Double) -> Double] = [
    "sqrt": { $0.squareRoot() }, "log": { log10($0) }, "ln": { log($0) }, "exp": { exp($0) },
    "abs": { abs($0) },
    "floor": { $0.rounded(.down) }, "ceiling": { $0.rounded(.up) }, "trunc": { $0.rounded(.towardZero) },
  ]
  private static let ofTwo: [String: @Sendable (Double, Double) -> Double] = [
    "add:to": { $0 + $1 }, "from:subtract": { $0 - $1 }, "multiply:by": { $0 * $1 },
    "divide:by": { $0 / $1 }, "modulus:by": { $0.truncatingRemainder(dividingBy: $1) },
    "raise:toThe": { pow($0, $1) },
  ]
  private static let others: Set<String> = ["count", "uppercase", "lowercase", "length", "now", "random"]

  static func isKnown(_ name: String) -> Bool {
    let name = plain(name)
    return lists[name] != nil || ofOne[name] != nil || ofTwo[name] != nil || others.contains(name)
  }

  private static func plain(_ name: String) -> String { name.hasSuffix(":") ? String(name.dropLast()) : name }

  /// `nil` for functions that are not there, and for arguments of another kind.
  static func value(_ name: String, _ arguments: [Any?]) -> Any? {
    let name = plain(name)
    let first = arguments.first ?? nil
    if name == "now" { return Date() }
    if name == "random" { return Double.random(in: 0..<1) }
    if name == "count" { return (KeyValue.list(first) ?? arguments.compactMap { $0 }).count }
    if let list = lists[name] {
      return list((KeyValue.list(first) ?? arguments.compactMap { $0 }).compactMap { PredicateNumber.of($0) })
    }
    if let one = ofOne[name] { return PredicateNumber.of(first).map(one) }
    if let two = ofTwo[name], arguments.count == 2 {
      guard let a = PredicateNumber.of(first), let b = PredicateNumber.of(arguments[1]) else { return nil }
      return two(a, b)
    }
    guard let text = first as? String else { return nil }
    switch name {
    case "uppercase": return text.uppercased()
    case "lowercase": return text.lowercased()
    case "length": return text.utf16.count
    default: return nil
    }
  }
}
