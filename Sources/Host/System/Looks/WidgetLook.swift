import Archive

/// One of the ways a widget is drawn on its surface. The place of a look in `all(_:)` is the place of its environment in every request of
/// the host and of its scene in every archived entry: this file alone decides it.
package struct WidgetLook: Sendable, Hashable {
  package var mode: SceneEnvironment.RenderingMode
  package var scheme: SceneEnvironment.ColorScheme
  package init(_ mode: SceneEnvironment.RenderingMode, _ scheme: SceneEnvironment.ColorScheme) {
    self.mode = mode
    self.scheme = scheme
  }

  /// The looks of a family, that which is always drawn first. Accessories are never in full colour: on the Lock Screen they are vibrant,
  /// in the dark scheme.
  package static func all(_ family: WidgetFamily) -> [WidgetLook] {
    family.isAccessory
      ? [WidgetLook(.vibrant, .dark)]
      : [
        WidgetLook(.fullColor, .light), WidgetLook(.fullColor, .dark), WidgetLook(.accented, .light),
        WidgetLook(.accented, .dark),
      ]
  }

  /// The looks that a widget is asked for while the Home Screen is coloured so: accented ones only once somebody has chosen them.
  package static func wanted(_ family: WidgetFamily, _ appearance: HomeAppearance) -> [WidgetLook] {
    let all = all(family)
    return appearance == .fullColor ? all.filter { $0.mode != .accented } : all
  }

  /// How a widget looks where it stands. Today View, which iOS does not tint, stays in full colour.
  package static func shown(
    _ family: WidgetFamily, on surface: Surface, _ appearance: HomeAppearance,
    _ scheme: SceneEnvironment.ColorScheme
  ) -> WidgetLook {
    if family.isAccessory { return WidgetLook(.vibrant, .dark) }
    return WidgetLook(surface == .home && appearance != .fullColor ? .accented : .fullColor, scheme)
  }
}

extension ArchivedEntry {
  /// The scene for a look. Where none was drawn for it alone, the extension said that it would be that of another.
  package func scene(_ look: WidgetLook, _ family: WidgetFamily) -> Scene? {
    let all = WidgetLook.all(family)
    // A scene of its own, else the same scheme in full colour, else the first.
    let candidates = [look, WidgetLook(.fullColor, look.scheme)].compactMap(all.firstIndex)
    for index in candidates {
      if let variant = scenes.first(where: { $0.environment == index }) { return variant.scene }
    }
    return scenes.first?.scene
  }

  /// Whether a look would need a scene that is not here: the first scene's view asked for what is different in it.
  package func lacks(_ look: WidgetLook, _ family: WidgetFamily) -> Bool {
    guard let index = WidgetLook.all(family).firstIndex(of: look), look.mode == .accented,
      let first = scenes.first?.scene, !scenes.contains(where: { $0.environment == index })
    else { return false }
    return !first.dependencies.isDisjoint(with: [.renderingMode, .showsContainerBackground])
  }
}
