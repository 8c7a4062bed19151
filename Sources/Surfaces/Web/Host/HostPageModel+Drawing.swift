import Archive
import Devices
import Foundation
import Host
import Render

/// A scene with how and when it is to be drawn.
struct SceneDrawing {
  var scene: Scene
  var appearance: Appearance
  var date: Date
}

extension HostPageModel {
  /// What a picture shows: as on the surface the widget stands on, unless the options say otherwise. `nil` while there is none.
  /// Throws `Problem`.
  func drawing(of subject: PictureSubject, _ options: PictureOptions) async throws -> SceneDrawing? {
    switch subject {
    case .placed(let id):
      guard let snapshot = await host.snapshot(id: id) else { return nil }
      var drawing = try drawing(
        of: snapshot, await entry(of: snapshot, options.at), await host.homeAppearance, options)
      drawing?.appearance.hidesPrivateContent = await host.isLocked
      return drawing
    case .kind(let kind, let family):
      let all = await host.snapshots()
      guard let snapshot = all.first(where: { $0.placed.kind == kind && $0.placed.family == family })
      else { return nil }
      // A picture for a README shows something in any case.
      let entry = await entry(of: snapshot, options.at) ?? snapshot.currentEntry
      return try drawing(of: snapshot, entry, .fullColor, options)
    case .activity(let id, let name):
      guard let snapshot = try? await host.drawnActivity(id: id) else { return nil }
      return drawing(of: snapshot, name, options, isLocked: await host.isLocked)
    case .preview(let name, let kind, let family, let preset):
      return try await preview(name, kind, family, preset, options)
    }
  }

  /// What a widget shows, showed or will show; `nil` where that is not known.
  private func entry(of snapshot: WidgetSnapshot, _ date: Date?) async -> ArchivedEntry? {
    guard let date else { return snapshot.currentEntry }
    return await host.entry(of: snapshot.placed.id, at: date)
  }

  private func drawing(
    of snapshot: WidgetSnapshot, _ entry: ArchivedEntry?, _ home: HomeAppearance, _ options: PictureOptions
  ) throws -> SceneDrawing? {
    guard let entry else { return nil }
    let (family, surface) = (snapshot.placed.family, snapshot.placed.surface)
    let look = try options.look(family, on: surface, home)
    guard let scene = entry.scene(look, family) else { return nil }
    var appearance = appearance(look, family, options, isRemovable: snapshot.isBackgroundRemovable)
    appearance.isInvalidated = snapshot.isPending && options.at == nil
    return SceneDrawing(scene: scene, appearance: appearance, date: options.at ?? clock.now)
  }

  /// Without the ground it stands on: that is the page's. The island is dark in both schemes.
  private func drawing(
    of snapshot: ActivitySnapshot, _ name: ActivityPictureName, _ options: PictureOptions,
    isLocked: Bool
  ) -> SceneDrawing? {
    let scheme = name.presentation.isIsland ? .dark : options.scheme
    guard let picture = snapshot.picture(name, scheme) else { return nil }
    let appearance = Appearance(
      colorScheme: scheme, displayScale: options.scale ?? device.scale, cornerRadius: 0,
      clipsToContainer: false, showsContainerBackground: false, requiresContainerBackground: false,
      hidesPrivateContent: isLocked, isInvalidated: snapshot.isPending)
    return SceneDrawing(scene: picture.scene, appearance: appearance, date: options.at ?? clock.now)
  }

  /// The gallery shows widgets in full colour, and accessories as the Lock Screen does.
  private func preview(
    _ name: String, _ kind: String, _ family: WidgetFamily, _ preset: Int?, _ options: PictureOptions
  ) async throws -> SceneDrawing? {
    var values: IntentValues = [:]
    if let preset {
      let all = try await host.recommendations(extensionName: name, kind: kind)
      guard all.indices.contains(preset) else {
        throw Problem(
          code: "unknown-preset", message: "\(kind) has no preset number \(preset).",
          cure: "The gallery lists \(all.count).")
      }
      values = all[preset].values
    }
    let timeline = try await host.preview(extensionName: name, kind: kind, family: family, values: values)
    let look = try options.look(family, on: family.isAccessory ? .lock : .home, .fullColor)
    guard let scene = timeline.entries.first?.scene(look, family) else { return nil }
    return SceneDrawing(
      scene: scene, appearance: appearance(look, family, options, isRemovable: true),
      date: options.at ?? clock.now)
  }

  private func appearance(
    _ look: WidgetLook, _ family: WidgetFamily, _ options: PictureOptions, isRemovable: Bool
  ) -> Appearance {
    let background = look.showsBackground(family, isRemovable: isRemovable)
    let white = SceneColor(.srgb(red: 1, green: 1, blue: 1))
    return Appearance(
      colorScheme: look.scheme, renderingMode: look.mode, accentGroupColor: options.tint ?? white,
      displayScale: options.scale ?? device.scale,
      cornerRadius: family.isAccessory ? 0 : device.widgetCornerRadius,
      // The page clips its widgets itself.
      clipsToContainer: !options.isInlined && background, showsContainerBackground: background,
      requiresContainerBackground: background)
  }
}

extension PictureOptions {
  /// How a widget is drawn. Throws `Problem` for what no system shows.
  fileprivate func look(
    _ family: WidgetFamily, on surface: Surface, _ home: HomeAppearance
  ) throws -> WidgetLook {
    let shown = WidgetLook.shown(family, on: surface, home, scheme)
    guard let mode else { return shown }
    guard !family.isAccessory || mode != .fullColor else {
      throw Problem(
        code: "no-such-look", message: "\(family.rawValue) is never drawn in full colour.",
        cure: "Use mode=vibrant or mode=accented.")
    }
    return WidgetLook(mode, shown.mode == .vibrant ? .dark : scheme)
  }
}

extension PictureSubject {
  /// Names within a picture begin with it: many pictures share the page's document.
  var idPrefix: String {
    switch self {
    case .placed(let id): id
    case .kind: SVGOptions().idPrefix
    case .activity(let id, let name): "\(id)-\(name.text)"
    case .preview(_, let kind, let family, let preset):
      "gallery-\(kind.filter { $0.isASCII && ($0.isLetter || $0.isNumber) })-\(family.rawValue)-\(preset ?? -1)"
    }
  }
}
