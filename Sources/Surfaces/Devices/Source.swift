/// Where a group of a device's numbers comes from, and how sure they are.
package struct Source: Sendable, Equatable {
  package enum Subject: String, Sendable, CaseIterable {
    case sizes, accessories, grid, display, chrome, lockScreen, controlCenter, activities, island
  }

  package enum Confidence: String, Sendable, CaseIterable {
    /// Apple's own text.
    case apple = "A"
    /// Independent third parties agree.
    case measured = "B"
    /// One third party, or derived from such numbers.
    case derived = "C"
    /// Not published anywhere: an assumption of ours.
    case assumed = "D"
  }

  package var subject: Subject
  package var confidence: Confidence
  package var text: String
}
