import Foundation

/// A layout whose type is hidden, to choose between layouts while views and their state stay the same.
public struct AnyLayout: Layout {
  let layout: any Layout
  public init<L: Layout>(_ layout: L) { self.layout = layout }

  /// The cache of the hidden layout.
  public struct Cache {
    fileprivate var value: Any
  }

  public func makeCache(subviews: Subviews) -> Cache {
    func make<L: Layout>(_ layout: L) -> Cache { Cache(value: layout.makeCache(subviews: subviews)) }
    return make(layout)
  }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    func ask<L: Layout>(_ layout: L) {
      layout.lending(&cache, subviews) { layout.updateCache(&$0, subviews: subviews) }
    }
    ask(layout)
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    func ask<L: Layout>(_ layout: L) -> ViewSpacing {
      layout.lending(&cache, subviews) { layout.spacing(subviews: subviews, cache: &$0) }
    }
    return ask(layout)
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    func ask<L: Layout>(_ layout: L) -> CGSize {
      layout.lending(&cache, subviews) {
        layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
      }
    }
    return ask(layout)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    func ask<L: Layout>(_ layout: L) {
      layout.lending(&cache, subviews) {
        layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
      }
    }
    ask(layout)
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    func ask<L: Layout>(_ layout: L) -> CGFloat? {
      layout.lending(&cache, subviews) {
        layout.explicitAlignment(
          of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
      }
    }
    return ask(layout)
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    func ask<L: Layout>(_ layout: L) -> CGFloat? {
      layout.lending(&cache, subviews) {
        layout.explicitAlignment(
          of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
      }
    }
    return ask(layout)
  }
}

extension Layout {
  /// Lends a hidden cache in its own type.
  fileprivate func lending<T>(
    _ hidden: inout AnyLayout.Cache, _ subviews: LayoutSubviews, _ work: (inout Cache) -> T
  ) -> T {
    var cache = hidden.value as? Cache ?? makeCache(subviews: subviews)
    defer { hidden.value = cache }
    return work(&cache)
  }
}
