import Archive
import Render

extension Appearance {
  /// How a scene looks in the environment it was laid out for.
  init(_ environment: SceneEnvironment) {
    self.init(
      colorScheme: environment.colorScheme, increasedContrast: environment.increasedContrast,
      renderingMode: environment.renderingMode, displayScale: environment.displayScale,
      cornerRadius: environment.cornerRadius, clipsToContainer: environment.showsContainerBackground,
      showsContainerBackground: environment.showsContainerBackground,
      requiresContainerBackground: environment.showsContainerBackground,
      reducesTransparency: environment.reduceTransparency)
  }
}
