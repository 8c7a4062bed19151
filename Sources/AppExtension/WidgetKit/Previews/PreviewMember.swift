import Archive
import Foundation
import SwiftUI

/// One preview of the source, as a tool lists and draws it.
@MainActor struct PreviewMember {
  /// How its pictures are made.
  enum Drawing {
    /// As a widget of this description draws entries.
    case entries(
      @MainActor (EntriesRequest, TimelineProviderContext) async -> Result<LoadedTimeline, ExtensionFailure>)
    /// Each by itself, as large as it makes itself.
    case views([@MainActor () -> any View], PreviewSurroundings)
    case activity(_ActivityPreview)
    case activityContext(ActivityPreviewContext)
    /// Not at all, and why.
    case none(String)
  }
  /// `Module/File.swift` of a `#Preview`, or the name of a `PreviewProvider` with its module's.
  let file: String
  /// Of a view of a `PreviewProvider` its number, from 0.
  let line: Int
  /// Its kind is `FILE:LINE`, its name the preview's; a view that is no widget's has no families.
  let description: WidgetDescription
  let drawing: Drawing

  init(
    file: String, line: Int, name: String?, summary: String?, family: WidgetFamily? = nil,
    configuration: WidgetDescription.Configuration = .empty, contentMarginsDisabled: Bool = false,
    _ drawing: Drawing
  ) {
    self.file = file
    self.line = line
    description = WidgetDescription(
      kind: "\(file):\(line)", displayName: name, summary: summary,
      families: family.map { [$0.archived] } ?? [], configuration: configuration,
      contentMarginsDisabled: contentMarginsDisabled)
    self.drawing = drawing
  }

  /// Every preview of the process: those of `#Preview` by file and line, then the views of each `PreviewProvider`.
  static func all() -> [PreviewMember] {
    PreviewCensus.registries().map { PreviewMember($0) }
      + PreviewCensus.providers().flatMap { members(of: $0.type, named: $0.name) }
  }

  private init(_ registry: any _PreviewRegistry.Type) {
    let (file, line) = (registry._file, registry._line)
    switch registry._makePreview() {
    case let preview as _ViewPreview:
      self.init(
        file: file, line: line, name: preview.name, summary: "view",
        .views(preview.bodies, preview.surroundings))
    case let preview as _WidgetPreview: self.init(preview, file: file, line: line)
    case let preview as _ActivityPreview:
      self.init(
        file: file, line: line, name: preview.name, summary: "\(preview.attributesType) \(preview.form)",
        configuration: .activity, .activity(preview))
    case let preview as _UIKitPreview:
      self.init(
        file: file, line: line, name: preview.name, summary: "UIKit view",
        .none("it shows a view of UIKit, which Vitrine does not draw"))
    default:
      self.init(
        file: file, line: line, name: nil, summary: nil, .none("it is of a form that Vitrine does not know"))
    }
  }

  private init(_ preview: _WidgetPreview, file: String, line: Int) {
    var declaration = _WidgetDeclaration()
    preview.describe(&declaration)
    let kind = declaration.kind
    guard let driver = declaration.driver as? WidgetDriver else {
      self.init(
        file: file, line: line, name: preview.name, summary: kind, family: preview.family,
        .none("its widget has no configuration that shows entries"))
      return
    }
    self.init(
      file: file, line: line, name: preview.name, summary: kind, family: preview.family,
      configuration: driver.configuration, contentMarginsDisabled: declaration.contentMarginsDisabled,
      .entries { _, context in
        do {
          let entries = try await preview.entries(context)
          return driver.show(entries)
        } catch let failure as ExtensionFailure {
          return .failure(failure)
        } catch {
          return .failure(ExtensionFailure(code: .providerThrew, message: "its provider threw: \(error)"))
        }
      })
  }

  private static func members(of provider: any PreviewProvider.Type, named name: String) -> [PreviewMember] {
    PreviewItem.items(of: provider.previews).enumerated().map { index, item in
      let settings = item.settings
      switch settings.context {
      case let context as WidgetPreviewContext:
        return PreviewMember(
          file: name, line: index, name: settings.name, summary: "widget view", family: context.family,
          .entries { _, _ in
            .success(
              LoadedTimeline(entries: [PreviewInstant(date: Date())], policy: .never) { _ in item.view })
          })
      case let context as ActivityPreviewContext:
        return PreviewMember(
          file: name, line: index, name: settings.name,
          summary: "\(context.attributesType) \(context.form)", configuration: .activity,
          .activityContext(context))
      default:
        return PreviewMember(
          file: name, line: index, name: settings.name, summary: "view",
          .views([{ item.view }], settings.surroundings))
      }
    }
  }
}

/// The one moment of a view that stands for a widget.
private struct PreviewInstant: TimelineEntry {
  let date: Date
}
