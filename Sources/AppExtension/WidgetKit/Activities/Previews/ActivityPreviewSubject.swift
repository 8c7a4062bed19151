import ActivityKit
import Archive
import Foundation
import SwiftUI

/// The arguments of a `#Preview` of a Live Activity.
@MainActor public struct _ActivityPreview: _PreviewSubject {
  let name: String?
  let form: ActivityPreview.Form
  /// The bare name of the attributes' type.
  let attributesType: String
  /// Describes the configuration of the preview's widget.
  let describe: (inout _WidgetDeclaration) -> Void
  /// The attributes and states as an app would send them.
  let values: () async throws -> (attributes: Data, states: [Data])

  public init<Widget: SwiftUI.Widget, Attributes: ActivityAttributes>(
    _ name: String? = nil, as viewKind: ActivityPreviewViewKind, using attributes: Attributes,
    widget: @escaping @MainActor () -> Widget,
    @PreviewActivityBuilder<Attributes> contentStates:
      @escaping @MainActor () async -> [Attributes.ContentState]
  ) {
    self.name = name
    form = viewKind.form
    attributesType = Attributes.activityTypeName
    describe = { WidgetService.describe(widget(), into: &$0) }
    values = {
      let encoder = JSONEncoder()
      // Equal values are equal documents.
      encoder.outputFormatting = .sortedKeys
      return (try encoder.encode(attributes), try await contentStates().map { try encoder.encode($0) })
    }
  }
}

extension ActivityPreviewViewKind {
  var form: ActivityPreview.Form {
    switch self {
    case .content: .content
    case .dynamicIsland(.compact): .compact
    case .dynamicIsland(.minimal): .minimal
    case .dynamicIsland(.expanded): .expanded
    }
  }
}
