import SwiftProtobuf

/// A closed choice of ours that has a proto enum for its wire form.
///
/// The way out is an exhaustive switch, so a new case does not compile until the schema knows it; the way in is the
/// same switch read backwards.
protocol WireEnum: CaseIterable, Sendable {
  associatedtype Wire: SwiftProtobuf.Enum where Wire.RawValue == Int
  /// The value on the wire.
  var wire: Wire { get }
  /// Cases by the number on the wire.
  static var byWire: [Int: Self] { get }
}

/// Turns the switch of a choice round: number on the wire to case.
func wireTable<E: WireEnum>(_ type: E.Type) -> [Int: E] {
  Dictionary(uniqueKeysWithValues: E.allCases.map { ($0.wire.rawValue, $0) })
}
