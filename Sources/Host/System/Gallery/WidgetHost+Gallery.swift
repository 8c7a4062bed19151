import Archive
import Foundation

extension WidgetHost {
  /// What can be added: every widget that a bundle lists and that the device has a place for, by its extension, with the presets that it
  /// recommends now. An extension that cannot say its presets has none; the log says why.
  package func gallery() async -> [GalleryApp] {
    // All at once: one extension that takes its time does not delay the others.
    let records = extensions.values.sorted { $0.name < $1.name }
    let presets = records.flatMap { record in
      (record.bundle?.offered(on: device) ?? []).filter { $0.intent != nil }.map { widget in
        (record.name, widget.kind, Task { await promptPresets(record.name, widget.kind) })
      }
    }
    var known: [String: [String: [Recommendation]]] = [:]
    for (name, kind, task) in presets { known[name, default: [:]][kind] = await task.value }
    return records.compactMap { record in
      guard let bundle = record.bundle else { return nil }
      let widgets = bundle.offered(on: device).map { widget in
        GalleryApp.Widget(
          kind: widget.kind, name: widget.displayName ?? widget.kind, summary: widget.summary,
          families: widget.families, isConfigurable: widget.intent != nil,
          promptsForConfiguration: widget.promptsForConfiguration,
          recommendations: known[record.name]?[widget.kind] ?? [])
      }
      return GalleryApp(extensionName: record.name, widgets: widgets, controls: bundle.controls)
    }
  }

  /// The presets of a widget, or none when they are not there in good time or not at all.
  private func promptPresets(_ name: String, _ kind: String) async -> [Recommendation] {
    let (answers, answer) = AsyncStream.makeStream(of: [Recommendation]?.self)
    Task {
      do {
        answer.yield(try await recommendations(extensionName: name, kind: kind))
      } catch {
        log(name, "warning: \(kind) has no presets in the gallery: \(Problem(error).message)")
        answer.yield([])
      }
    }
    let clock = configuration.processClock
    let timer = Task {
      if (try? await clock.sleep(until: clock.now + Self.presetPatience)) != nil { answer.yield(nil) }
    }
    defer { timer.cancel() }
    for await presets in answers {
      if let presets { return presets }
      log(name, "warning: \(kind) takes more than \(Self.presetPatience) seconds to recommend presets.")
      return []
    }
    return []
  }

  /// Seconds that the gallery waits for presets. Ours.
  private static let presetPatience: TimeInterval = 2

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
    switch try await session(name).request(.recommendations(kind: kind), .immediate) {
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
      return try await entries(key.extensionName, ask, .next)
    } catch {
      let problem = Problem(error)
      log(
        key.extensionName,
        "warning: the gallery shows the placeholder of \(key.kind) (\(key.family.rawValue)): \(problem.message)"
      )
      ask.source = .placeholder
      do {
        return try await entries(key.extensionName, ask, .next)
      } catch {
        throw problem
      }
    }
  }
}
