/// What an SVG is made for.
package struct SVGOptions: Sendable, Equatable {
  /// Begins every `id`, so that many pictures live in one page. Other characters than letters, digits, `-`
  /// and `_` are left out.
  package var idPrefix: String
  /// Adds an invisible element with role and label for each accessibility element.
  package var includesAccessibility: Bool
  /// Live text is `<text class="live">` that a page can tick; else outlines of what it shows at the instant.
  package var keepsLiveText: Bool
  package init(idPrefix: String = "v", includesAccessibility: Bool = true, keepsLiveText: Bool = true) {
    self.idPrefix = idPrefix
    self.includesAccessibility = includesAccessibility
    self.keepsLiveText = keepsLiveText
  }
}
