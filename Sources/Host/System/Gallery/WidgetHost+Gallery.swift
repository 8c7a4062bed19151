import Archive
import Foundation

extension WidgetHost {
  /// What can be added: every widget that a bundle lists and that the device has a place for, by its extension, with the presets that it
  /// recommends now. An extension that cannot say its presets has none; the log says why.
  package func gallery() async -> [GalleryApp] {
    var apps: [GalleryApp] = []
    for record in extensions.values.sorted(by: { $0.name < $1.name }) {
      guard let bundle = record.bundle else { continue }
      var app = GalleryApp(extensionName: record.name, widgets: [], controls: bundle.controls)
      for widget in bundle.offered(on: device) {
        var row = GalleryApp.Widget(
          kind: widget.kind, name: widget.displayName ?? widget.kind, summary: widget.summary,
          families: widget.families, isConfigurable: widget.intent != nil,
          promptsForConfiguration: widget.promptsForConfiguration)
        if widget.intent != nil {
          do {
            row.recommendations = try await recommendations(extensionName: record.name, kind: widget.kind)
          } catch {
            log(
              record.name, "warning: \(widget.kind) has no presets in the gallery: \(Problem(error).message)")
          }
        }
        app.widgets.append(row)
      }
      apps.append(app)
    }
    return apps
  }

  /// The presets of a configurable widget, as its provider recommends them. Throws `Problem`.
  package func recommendations(extensionName: String, kind: String) async throws -> [Recommendation] {
    let task =
      galleryCache.recommendations[extensionName]?[kind]
      ?? Task { try await askForRecommendations(extensionName, kind) }
    galleryCache.recommendations[extensionName, default: [:]][kind] = task
    do {
      return try await task.value
    } catch {
      if galleryCache.recommendations[extensionName]?[kind] == task {
        galleryCache.recommendations[extensionName]?[kind] = nil
      }
      throw Problem(error)
    }
  }

  /// The picture the gallery shows: the provider's snapshot with `context.isPreview`, or its placeholder when there is no snapshot. Throws
  /// `Problem` when there is neither.
  package func preview(
    extensionName: String, kind: String, family: WidgetFamily, values: IntentValues = [:]
  ) async throws -> ArchivedTimeline {
    let key = GalleryCache.Preview(
      extensionName: extensionName, kind: kind, family: family, values: values, appearance: appearance)
    let task = galleryCache.previews[key] ?? Task { try await askForPreview(key) }
    if galleryCache.previews.count >= GalleryCache.mostPreviews, galleryCache.previews[key] == nil {
      galleryCache.previews = [:]
    }
    galleryCache.previews[key] = task
    do {
      return try await task.value
    } catch {
      if galleryCache.previews[key] == task { galleryCache.previews[key] = nil }
      throw Problem(error)
    }
  }

  private func askForRecommendations(_ name: String, _ kind: String) async throws -> [Recommendation] {
    switch try await session(name).request(.recommendations(kind: kind)) {
    case .recommendations(let all): return all
    case .failure(let failure): throw failure
    default: throw Problem.wrongAnswer(to: "a question for presets")
    }
  }

  private func askForPreview(_ key: GalleryCache.Preview) async throws -> ArchivedTimeline {
    guard let bundle = extensions[key.extensionName]?.bundle else {
      throw Problem.unknownExtension(key.extensionName)
    }
    guard let widget = bundle.widgets.first(where: { $0.kind == key.kind }) else {
      throw Problem.unknownKind(key.kind, extensionName: key.extensionName)
    }
    guard widget.families.contains(key.family) else {
      throw Problem.familyNotSupported(key.family, by: widget)
    }
    var ask = EntriesRequest(
      kind: key.kind, family: key.family, source: .snapshot, isPreview: true, values: key.values,
      environments: try environments(for: key.family, widget))
    do {
      return try await request(key.extensionName, ask)
    } catch {
      let problem = Problem(error)
      log(
        key.extensionName,
        "warning: the gallery shows the placeholder of \(key.kind) (\(key.family.rawValue)): \(problem.message)"
      )
      ask.source = .placeholder
      do {
        return try await request(key.extensionName, ask)
      } catch {
        throw problem
      }
    }
  }
}
