import Archive

/// Which regions of a scene a family lets a person touch.
package enum HitRules {
  /// The regions that count, with their places among the scene's `hits`; the front-most last.
  ///
  /// Buttons and toggles: all system families, accessoryCircular and accessoryRectangular (A: "Adding interactivity to widgets and Live
  /// Activities"). Links: system families and accessoryRectangular (A: "Linking to specific app scenes from your widget or Live
  /// Activity"; until iOS 16 not in systemSmall). In the others the whole widget is one region.
  package static func regions(_ scene: Scene, in family: WidgetFamily) -> [(index: Int, region: HitRegion)] {
    scene.hits.enumerated().filter { allows($0.element.action, in: family) }
      .map { (index: $0.offset, region: $0.element) }
  }

  package static func allows(_ action: HitRegion.Action, in family: WidgetFamily) -> Bool {
    switch family {
    case .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge, .systemExtraLargePortrait,
      .accessoryRectangular:
      true
    case .accessoryCircular: if case .intent = action { true } else { false }
    case .accessoryCorner, .accessoryInline: false
    }
  }

  /// The region of an entry with this name, in whichever of its environments.
  static func region(_ token: HitToken, of entry: ArchivedEntry, in family: WidgetFamily) -> HitRegion? {
    for variant in entry.scenes {
      let regions = regions(variant.scene, in: family)
      if let found = regions.first(where: { HitToken($0.region.action) == token }) { return found.region }
    }
    return nil
  }
}
