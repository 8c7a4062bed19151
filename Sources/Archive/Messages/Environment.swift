import Foundation

/// The surroundings a scene is evaluated in.
package struct SceneEnvironment: Sendable, Equatable {
  package enum ColorScheme: String, Sendable, CaseIterable { case light, dark }
  package enum RenderingMode: String, Sendable, CaseIterable { case fullColor, accented, vibrant }

  /// The widget's size in points.
  package var size: CGSize
  package var colorScheme: ColorScheme
  package var increasedContrast: Bool
  package var renderingMode: RenderingMode
  package var showsContainerBackground: Bool
  package var contentMargins: Margins
  /// Pixels a point.
  package var displayScale: Double
  /// Apple's content size category: `xSmall` … `large` … `accessibility5`.
  package var dynamicTypeSize: String
  package var locale: String
  package var timeZone: String
  package var rightToLeft: Bool
  package var luminanceReduced: Bool
  /// Settings of the user's for legibility.
  package var boldText: Bool
  package var reduceTransparency: Bool
  package var reduceMotion: Bool
  package var differentiateWithoutColor: Bool
  /// The corner of the widget's container, in points.
  package var cornerRadius: Double
  /// The instant that live text is measured at.
  package var now: Date

  package init(
    size: CGSize, colorScheme: ColorScheme = .light, increasedContrast: Bool = false,
    renderingMode: RenderingMode = .fullColor, showsContainerBackground: Bool = true,
    contentMargins: Margins = Margins(all: 16), displayScale: Double = 3,
    dynamicTypeSize: String = "large", locale: String = "en_US", timeZone: String = "GMT",
    rightToLeft: Bool = false, luminanceReduced: Bool = false, boldText: Bool = false,
    reduceTransparency: Bool = false, reduceMotion: Bool = false, differentiateWithoutColor: Bool = false,
    cornerRadius: Double = 22, now: Date
  ) {
    self.size = size
    self.colorScheme = colorScheme
    self.increasedContrast = increasedContrast
    self.renderingMode = renderingMode
    self.showsContainerBackground = showsContainerBackground
    self.contentMargins = contentMargins
    self.displayScale = displayScale
    self.dynamicTypeSize = dynamicTypeSize
    self.locale = locale
    self.timeZone = timeZone
    self.rightToLeft = rightToLeft
    self.luminanceReduced = luminanceReduced
    self.boldText = boldText
    self.reduceTransparency = reduceTransparency
    self.reduceMotion = reduceMotion
    self.differentiateWithoutColor = differentiateWithoutColor
    self.cornerRadius = cornerRadius
    self.now = now
  }
}

/// Insets in points.
package struct Margins: Sendable, Equatable {
  package var top, leading, bottom, trailing: Double
  package init(top: Double, leading: Double, bottom: Double, trailing: Double) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
  package init(all: Double) { self.init(top: all, leading: all, bottom: all, trailing: all) }
}
