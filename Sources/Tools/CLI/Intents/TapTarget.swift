import Archive

/// The region of a scene that a word on the command line means.
package enum TapTarget {
  /// The region whose label is `text`, else the only one that contains it.
  package static func find(_ text: String, in hits: [HitRegion], kind: String) throws -> HitRegion {
    let wanted = text.lowercased()
    if let exact = hits.first(where: { $0.label?.lowercased() == wanted }) { return exact }
    let found = hits.filter { $0.label?.lowercased().contains(wanted) == true }
    if found.count == 1 { return found[0] }
    let labels = (found.isEmpty ? hits : found).compactMap(\.label).map { "`\($0)`" }.joined(separator: ", ")
    throw CommandFailure(
      found.isEmpty
        ? "`\(kind)` has nothing to tap that says `\(text)`."
        : "Several of `\(kind)` say `\(text)`.",
      cure: labels.isEmpty ? "It has no buttons, toggles or links." : "It has \(labels).", isUsage: true)
  }
}
