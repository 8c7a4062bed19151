import Archive

/// How a scene is to look: what is decided when it is drawn, not when it was laid out.
package struct Appearance: Sendable, Equatable {
  package var colorScheme: SceneEnvironment.ColorScheme
  package var increasedContrast: Bool
  /// Materials are opaque.
  package var reducesTransparency: Bool
  package var renderingMode: SceneEnvironment.RenderingMode
  /// What `.tint` means; `nil` for the system's blue.
  package var tint: SceneColor?
  /// The colour of the accent group in accented rendering.
  package var accentGroupColor: SceneColor
  /// The colour of everything else in accented rendering.
  package var primaryGroupColor: SceneColor
  /// Pixels a point.
  package var displayScale: Double
  /// The corner of the widget's container, in points.
  package var cornerRadius: Double
  /// Pixels outside the container's continuous corners are left transparent.
  package var clipsToContainer: Bool
  /// iOS shows no container background in accented and vibrant rendering, in StandBy and in CarPlay.
  package var showsContainerBackground: Bool
  /// A view that never adopted `containerBackground(for: .widget)` is replaced by the message that iOS 17
  /// shows.
  package var requiresContainerBackground: Bool
  /// `privacySensitive()` content is hidden, as on a locked device.
  package var hidesPrivateContent: Bool
  /// Content waits for the result of an intent: `invalidatableContent()` is faded.
  package var isInvalidated: Bool

  package init(
    colorScheme: SceneEnvironment.ColorScheme = .light, increasedContrast: Bool = false,
    renderingMode: SceneEnvironment.RenderingMode = .fullColor, tint: SceneColor? = nil,
    accentGroupColor: SceneColor = SceneColor(.system(.blue)),
    primaryGroupColor: SceneColor = SceneColor(.srgb(red: 1, green: 1, blue: 1)), displayScale: Double = 3,
    cornerRadius: Double = 22, clipsToContainer: Bool = true, showsContainerBackground: Bool? = nil,
    requiresContainerBackground: Bool = true, hidesPrivateContent: Bool = false, isInvalidated: Bool = false,
    reducesTransparency: Bool = false
  ) {
    self.colorScheme = colorScheme
    self.increasedContrast = increasedContrast
    self.renderingMode = renderingMode
    self.tint = tint
    self.accentGroupColor = accentGroupColor
    self.primaryGroupColor = primaryGroupColor
    self.displayScale = displayScale
    self.cornerRadius = cornerRadius
    self.clipsToContainer = clipsToContainer
    self.showsContainerBackground = showsContainerBackground ?? (renderingMode == .fullColor)
    self.requiresContainerBackground = requiresContainerBackground
    self.hidesPrivateContent = hidesPrivateContent
    self.isInvalidated = isInvalidated
    self.reducesTransparency = reducesTransparency
  }
}
