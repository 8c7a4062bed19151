/// How sure a number is: published by Apple, reported by many, or a decision of this project.
package enum Confidence: String, Codable, CaseIterable, Sendable {
  case apple, field, ours
}
