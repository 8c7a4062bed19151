/// What an SVG is made for.
package struct SVGOptions: Sendable, Equatable {
  /// Begins every `id`, so that many pictures live in one page. Other characters than letters, digits, `-`
  /// and `_` are left out.
  package var idPrefix: String
  /// Adds an invisible element with role and label for each accessibility element.
  package var includesAccessibility: Bool
  /// For a page that keeps the picture alive: live text is `<text class="live">` that it ticks, both pictures of a toggle are there
  /// for it to flip, and what waits for an update after a tap is marked. Else the picture as it is at the instant.
  package var keepsLiveText: Bool
  package init(idPrefix: String = "v", includesAccessibility: Bool = true, keepsLiveText: Bool = true) {
    self.idPrefix = idPrefix
    self.includesAccessibility = includesAccessibility
    self.keepsLiveText = keepsLiveText
  }
}
