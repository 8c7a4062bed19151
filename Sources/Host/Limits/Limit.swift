/// How sure a number is: published by Apple, reported by many, or a decision of this project.
package enum Confidence: String, Codable, CaseIterable, Sendable {
  case apple, field, ours
}

/// A number that bounds or steers the system.
package struct Limit: Sendable, Equatable {
  /// What a number is about; the order of the table.
  package enum Subject: String, CaseIterable, Sendable {
    case memory, time, timelines, budget, pictures, activities, processes
  }

  package var name: LimitName
  package var subject: Subject
  /// In the unit's own measure: bytes, seconds, pieces.
  package var value: Double
  package var unit: LimitUnit
  /// What it bounds, in a sentence.
  package var bounds: String
  /// Where the number comes from.
  package var source: String
  package var confidence: Confidence
  /// The values it can be given.
  package var range: ClosedRange<Double>

  /// `30 MB`, as `LimitUnit.read` takes it.
  package var text: String { unit.text(value) }
}
