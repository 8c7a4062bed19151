import ActivityKit
import Archive
import Foundation
import SwiftUI

/// A presentation of a Live Activity, for previews (iOS 16.2).
public enum ActivityPreviewViewKind: Sendable {
  /// A form of the island.
  public enum DynamicIslandPreviewViewState: Hashable, Sendable {
    case compact
    case minimal
    case expanded
  }
  /// The card of the Lock Screen.
  case content
  case dynamicIsland(DynamicIslandPreviewViewState)
}

/// A Live Activity in the states given, for a development tool: `vitrine render` draws it.
@freestanding(declaration)
public macro Preview<Widget: SwiftUI.Widget, Attributes: ActivityAttributes>(
  _ name: String? = nil, as viewKind: ActivityPreviewViewKind, using attributes: Attributes,
  widget: @escaping @MainActor () -> Widget,
  @PreviewActivityBuilder<Attributes> contentStates:
    @escaping @MainActor () async -> [Attributes.ContentState]
) = #externalMacro(module: "VitrineMacros", type: "ActivityPreviewMacro")

/// Gathers the states of a preview.
@resultBuilder public struct PreviewActivityBuilder<A: ActivityAttributes> {
  public static func buildExpression(_ contentState: A.ContentState) -> [A.ContentState] { [contentState] }
  public static func buildPartialBlock(first: [A.ContentState]) -> [A.ContentState] { first }
  public static func buildPartialBlock(accumulated: [A.ContentState], next: [A.ContentState])
    -> [A.ContentState]
  { accumulated + next }
  public static func buildArray(_ components: [[A.ContentState]]) -> [A.ContentState] {
    components.flatMap { $0 }
  }
}

nonisolated extension ActivityAttributes {
  /// An activity in a state, in a `PreviewProvider`: the form before `#Preview`.
  ///
  /// - Parity: approximated: the view itself is empty; `vitrine render --source preview:NAME` draws the presentation. `isStale` is not shown
  public func previewContext(
    _ contentState: ContentState, isStale: Bool = false, viewKind: ActivityPreviewViewKind
  ) -> some View {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let context = ActivityPreviewContext(
      form: viewKind.form, attributesType: Self.activityTypeName,
      values: Result { (try encoder.encode(self), try encoder.encode(contentState)) }.mapError {
        .init(words: "\($0)")
      })
    return Color.clear.modifier(PreviewSettingModifier { $0.context = context })
  }
}

/// An activity in a state, as a view of a `PreviewProvider` gives it.
struct ActivityPreviewContext: Sendable {
  let form: ActivityPreview.Form
  let attributesType: String
  /// As an app would send them.
  let values: Result<(attributes: Data, state: Data), EncodingReason>
  /// Why they cannot be.
  struct EncodingReason: Error { let words: String }
}
