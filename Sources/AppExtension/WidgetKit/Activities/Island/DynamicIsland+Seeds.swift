import SwiftUI

// Spellings of articles, which Apple's SDK does not have: forms that are left out are empty.

extension DynamicIsland {
  /// - Parity: approximated: not in Apple's SDK, where every form has to be given
  @available(*, deprecated, message: "not in Apple's SDK: give minimal, too")
  public init<Expanded: View, CompactLeading: View, CompactTrailing: View>(
    @DynamicIslandExpandedContentBuilder expanded: @escaping () -> DynamicIslandExpandedContent<Expanded>,
    @ViewBuilder compactLeading: @escaping () -> CompactLeading,
    @ViewBuilder compactTrailing: @escaping () -> CompactTrailing
  ) {
    self.init(
      expanded: expanded, compactLeading: compactLeading, compactTrailing: compactTrailing,
      minimal: { EmptyView() })
  }

  /// - Parity: approximated: not in Apple's SDK, where every form has to be given
  @available(*, deprecated, message: "not in Apple's SDK: give compactLeading and compactTrailing, too")
  public init<Expanded: View, Minimal: View>(
    @DynamicIslandExpandedContentBuilder expanded: @escaping () -> DynamicIslandExpandedContent<Expanded>,
    @ViewBuilder minimal: @escaping () -> Minimal
  ) {
    self.init(
      expanded: expanded, compactLeading: { EmptyView() }, compactTrailing: { EmptyView() }, minimal: minimal)
  }

  /// - Parity: approximated: not in Apple's SDK, where every form has to be given
  @available(
    *, deprecated, message: "not in Apple's SDK: give compactLeading, compactTrailing and minimal, too"
  )
  public init<Expanded: View>(
    @DynamicIslandExpandedContentBuilder expanded: @escaping () -> DynamicIslandExpandedContent<Expanded>
  ) {
    self.init(
      expanded: expanded, compactLeading: { EmptyView() }, compactTrailing: { EmptyView() },
      minimal: { EmptyView() })
  }
}

extension DynamicIslandExpandedContentBuilder {
  /// - Parity: approximated: not in Apple's SDK, where the expanded form has a region at least
  @available(*, deprecated, message: "not in Apple's SDK: the expanded form needs a region")
  public static func buildBlock() -> DynamicIslandExpandedContent<EmptyView> {
    DynamicIslandExpandedContent(content: EmptyView())
  }
}
