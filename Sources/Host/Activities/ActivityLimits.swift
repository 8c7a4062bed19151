import Foundation

/// The numbers of Live Activities. Each can be changed; confidence as in docs/decisions/0020.
package struct ActivityLimits: Sendable, Equatable, Codable {
  package static let standard = ActivityLimits()
  package init() {}
}
