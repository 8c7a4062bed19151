/// A system that extensions are written for, by the name that `os(…)` gives it.
package enum Platform: String, Sendable, CaseIterable {
  case iOS, watchOS, macOS, visionOS
}
