import ActivityKit
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
  /// A preview of an activity in a state: the form before `#Preview`.
  ///
  /// - Parity: no effect: previews are type-checked; the view is empty
  public func previewContext(
    _ contentState: ContentState, isStale: Bool = false, viewKind: ActivityPreviewViewKind
  ) -> some View { EmptyView() }
}
