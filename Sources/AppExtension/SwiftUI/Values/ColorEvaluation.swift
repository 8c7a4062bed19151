import Archive
import Foundation
import UIKit

// What a colour is in given surroundings. Whatever is settled here and differs between light and dark notes that the scene depends
// on the scheme; names that the renderer settles stay names and note nothing.
nonisolated extension Color {
  /// The colour as the scene keeps it, without surroundings: for what cannot depend on them.
  var sceneColor: SceneColor { sceneColor(in: EnvironmentValues()) }

  func sceneColor(in environment: EnvironmentValues) -> SceneColor {
    switch storage {
    case .scene(let color):
      guard color.base == .tint, let accent = AppAccent.color else { return color }
      return accent.sceneColor(in: environment).multiplied(by: color.opacity)
    case .components(let c): return c.sceneColor
    case .asset: return SceneColor(.system(.primary), opacity: 0)
    case .platform(let color): return Color(settling: color, in: environment).sceneColor(in: environment)
    case .faded(let color, let opacity): return color.sceneColor(in: environment).multiplied(by: opacity)
    case .mixture, .custom: return components(in: environment).sceneColor
    }
  }

  /// Extended sRGB components, of a tint that is no colour those of the system's blue.
  func components(in environment: EnvironmentValues) -> ColorComponents {
    switch storage {
    case .components(let c): return c
    case .scene(let color):
      if color.base == .tint, let tint = environment.tint?.style as? Color, tint != self {
        var inner = environment
        inner.tint = nil
        var c = tint.components(in: inner)
        c.alpha *= color.opacity
        return c
      }
      if color.base == .tint, let accent = AppAccent.color {
        var c = accent.components(in: environment)
        c.alpha *= color.opacity
        return c
      }
      return environment.components(of: color)
    case .asset: return ColorComponents(0, 0, 0, 0)
    case .platform(let color): return Color(settling: color, in: environment).components(in: environment)
    case .faded(let color, let opacity):
      var c = color.components(in: environment)
      c.alpha *= opacity
      return c
    case .mixture(let a, let b, let fraction, let space):
      return a.components(in: environment).mixed(
        with: b.components(in: environment), by: fraction, in: space)
    case .custom(let box): return box.resolve(environment).components
    }
  }

  /// An asset without a value that this colour is made of.
  var missingAsset: MissingColor? {
    switch storage {
    case .asset(let missing): return missing
    case .faded(let color, _): return color.missingAsset
    case .mixture(let a, let b, _, _): return a.missingAsset ?? b.missingAsset
    case .scene, .components, .platform, .custom: return nil
    }
  }
}

nonisolated extension EnvironmentValues {
  /// Components of a scene's colour here.
  func components(of color: SceneColor) -> ColorComponents {
    if case .srgb(let red, let green, let blue) = color.base {
      return ColorComponents(red, green, blue, color.opacity)
    }
    let c = SystemColorTable.components(
      of: color.base, dark: colorScheme == .dark, increasedContrast: colorSchemeContrast == .increased)
    return ColorComponents(c.red, c.green, c.blue, c.alpha * color.opacity)
  }

  /// The traits that UIKit's colours are asked with.
  func traits(notingScheme: Bool, notingContrast: Bool) -> UITraitCollection {
    let settled = settling
    let dark = notingScheme ? colorScheme == .dark : settled.dark
    let increased = notingContrast ? colorSchemeContrast == .increased : settled.increasedContrast
    return UITraitCollection(_style: dark ? .dark : .light, _contrast: increased ? .high : .normal)
  }
}

nonisolated extension Color {
  /// A UIKit colour for the appearance of the surroundings. A provider that gives one colour for all appearances leaves no note.
  init(settling color: UIColor, in environment: EnvironmentValues) {
    guard case .dynamic = color._source else {
      self = Color(uiColor: color)
      return
    }
    let all = [UIUserInterfaceStyle.light, .dark].flatMap { style in
      [UIAccessibilityContrast.normal, .high].map {
        color.resolvedColor(with: UITraitCollection(_style: style, _contrast: $0))
      }
    }
    let traits = environment.traits(
      notingScheme: all[0] != all[2] || all[1] != all[3], notingContrast: all[0] != all[1] || all[2] != all[3]
    )
    self = Color(uiColor: color.resolvedColor(with: traits))
  }
}
