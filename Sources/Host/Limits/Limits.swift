/// The numbers of the system: those of the table, and what somebody has changed.
package struct Limits: Sendable, Equatable {
  /// As the table has them.
  package static let standard = Limits()
  private static let rows = Dictionary(uniqueKeysWithValues: LimitTable.rows.map { ($0.name, $0) })

  private var changed: [LimitName: Double] = [:]

  package init() {}

  /// The number in the unit's own measure.
  package subscript(_ name: LimitName) -> Double { changed[name] ?? Self.rows[name]!.value }

  /// The number as a whole one.
  package func count(_ name: LimitName) -> Int { Int(self[name].rounded()) }

  /// The row of the table, with the value that counts here.
  package func row(_ name: LimitName) -> Limit {
    var row = Self.rows[name]!
    row.value = self[name]
    return row
  }

  /// All rows in the table's order, with the values that count here.
  package var rows: [Limit] { LimitTable.rows.map { row($0.name) } }

  /// Whether it is not as the table has it.
  package func isChanged(_ name: LimitName) -> Bool { self[name] != Self.rows[name]!.value }

  /// Gives a limit another value, in the unit's own measure. Throws `LimitMistake`.
  package mutating func set(_ name: LimitName, to value: Double) throws(LimitMistake) {
    let row = Self.rows[name]!
    guard row.range.contains(value) else { throw .outOfRange(name, text: row.unit.text(value)) }
    changed[name] = row.unit == .seconds || row.unit == .factor ? value : value.rounded()
  }

  /// Sets what is written as `name = 30 MB` or `name=30MB`, and tells which. Throws `LimitMistake`.
  @discardableResult
  package mutating func set(_ assignment: String) throws(LimitMistake) -> LimitName {
    let parts = assignment.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      .map { $0.trimming(while: \.isWhitespace) }
    guard parts.count == 2, !parts[0].isEmpty else {
      throw .noAssignment(String(assignment.trimming(while: \.isWhitespace)))
    }
    guard let name = LimitName(rawValue: String(parts[0])) else { throw .unknownName(String(parts[0])) }
    try set(name, to: Self.rows[name]!.unit.read(String(parts[1]), for: name.rawValue))
    return name
  }
}

extension StringProtocol {
  func trimming(while isBlank: (Character) -> Bool) -> SubSequence {
    var rest = self[...]
    while rest.first.map(isBlank) == true { rest.removeFirst() }
    while rest.last.map(isBlank) == true { rest.removeLast() }
    return rest
  }
}
