import Archive

/// A colour of a scene in words that a browser knows.
package enum ColorText {
  /// `#rrggbb`, with two digits more where it is translucent.
  package static func css(_ color: SceneColor, _ scheme: SceneEnvironment.ColorScheme) -> String {
    let resolved = ColorResolver(appearance: Appearance(colorScheme: scheme)).resolve(color)
    let parts = [resolved.red, resolved.green, resolved.blue] + (resolved.alpha < 1 ? [resolved.alpha] : [])
    return "#"
      + parts.map { part in
        let text = String(Int((min(max(part, 0), 1) * 255).rounded()), radix: 16)
        return text.count < 2 ? "0" + text : text
      }.joined()
  }
}
