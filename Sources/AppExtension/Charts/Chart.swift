import Foundation

/// Data as marks between axes.
///
/// Everything is laid out and drawn as iOS does it, except for distances that Apple has not published; these are marked as ours
/// where they stand.
nonisolated public struct Chart<Content: ChartContent>: View {
  public typealias Body = Never
  private let content: Content

  /// Marks one after the other.
  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

  /// Marks for each element.
  public init<Data: RandomAccessCollection, C: ChartContent>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
    self.content = ForEach(data, content: content)
  }

  /// Marks for each element, told apart by the value at `id`.
  public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, ID, C> {
    self.content = ForEach(data, id: id, content: content)
  }

  @MainActor public func _makeNodes(in context: _ViewContext) -> [_LayoutNode] {
    let model = ChartModel(content, context: context)
    return ChartPicture(model: model).frame(idealWidth: 300, idealHeight: 200)._makeNodes(in: context)
  }
}

/// A chart in the size it is given.
struct ChartPicture: View {
  let model: ChartModel
  var body: some View {
    GeometryReader { geometry in
      ChartParts(frame: ChartFrame(model, size: geometry.size))
    }
    // Charts in annotations and overlays start anew.
    .environment(\.chartSpec, ChartSpec())
  }
}

/// The plot, what surrounds it, and views over and behind.
struct ChartParts: View {
  let frame: ChartFrame
  private var model: ChartModel { frame.model }
  private var direction: LayoutDirection { model.context.environment.layoutDirection }

  private struct PlotFrame: PreferenceKey {
    static var defaultValue: Anchor<CGRect>? { nil }
    static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
      value = value ?? nextValue()
    }
  }

  var body: some View {
    ZStack {
      ForEach(Array(regions.enumerated()), id: \.offset) { $1 }
      PinnedViews(
        views: [PinnedView(frame: frame.plot, view: styledPlot)], direction: direction)
      PaintedPaths(outlines: frame.ticks, spoken: summary)
      PinnedViews(views: frame.pinned, direction: direction)
    }
    .overlayPreferenceValue(PlotFrame.self) { anchor in layers(model.spec.overlays, anchor) }
    .backgroundPreferenceValue(PlotFrame.self) { anchor in layers(model.spec.backgrounds, anchor) }
  }

  @ViewBuilder private func layers(_ layers: [ProxyLayer], _ anchor: Anchor<CGRect>?) -> some View {
    if !layers.isEmpty {
      let proxy = ChartProxy(frame.geometry(frame.plot.size), anchor: anchor)
      ZStack {
        ForEach(Array(layers.enumerated()), id: \.offset) { _, layer in
          Color.clear.overlay(alignment: layer.alignment) { layer.content(proxy) }
        }
      }
    }
  }

  private var styledPlot: AnyView {
    let plain = ChartPlotContent {
      AnyView(
        GeometryReader { PlotView(frame: frame, size: $0.size) }
          .anchorPreference(key: PlotFrame.self, value: .bounds) { $0 })
    }
    return model.spec.plotStyle?(plain) ?? AnyView(plain)
  }

  /// The regions of axes with a style.
  private var regions: [AnyView] {
    let size = frame.size, plot = frame.plot
    let below = CGRect(x: plot.minX, y: plot.maxY, width: plot.width, height: max(size.height - plot.maxY, 0))
    let beside = CGRect(
      x: plot.maxX, y: plot.minY, width: max(size.width - plot.maxX, 0), height: plot.height)
    return [(model.spec.x.style, below), (model.spec.y.style, beside)].compactMap { style, region in
      style.map { style in
        AnyView(
          PinnedViews(
            views: [PinnedView(frame: region, view: style(ChartAxisContent { AnyView(Color.clear) }))],
            direction: direction))
      }
    }
  }

  /// What assistive technologies say first: that it is a chart, and what it measures.
  private var summary: [PaintedPaths.Spoken] {
    var seen = Set<String>()
    let names = model.records.prefix(50).flatMap { record in
      record.x.data + record.y.data + [record.sector?.angle].compactMap { $0 }
    }.map { $0.label.words(in: model.context) }.filter { !$0.isEmpty && seen.insert($0).inserted }
    return [
      PaintedPaths.Spoken(
        frame: CGRect(origin: .zero, size: frame.size), label: "Chart",
        value: names.isEmpty ? nil : names.joined(separator: ", "), isWhole: true)
    ]
  }
}

/// Grid lines, marks and annotations.
struct PlotView: View {
  let frame: ChartFrame
  let size: CGSize

  var body: some View {
    let model = frame.model
    let geometry = frame.geometry(size)
    let painter = PlotPainter(
      geometry: geometry,
      surroundings: CGRect(
        x: -frame.plot.minX, y: -frame.plot.minY, width: frame.size.width, height: frame.size.height))
    let drawables = painter.drawables(of: model.records)
    let lines = AxisLines(model: model)
    let grid =
      lines.grid(frame.xPlan, axis: .horizontal, scale: geometry.x, size: size)
      + lines.grid(frame.yPlan, axis: .vertical, scale: geometry.y, size: size)
    let isScrolled = model.spec.x.visibleLength != nil || model.spec.y.visibleLength != nil
    ZStack {
      PaintedPaths(outlines: grid)
      if isScrolled { painter.layered(drawables).clipped() } else { painter.layered(drawables) }
      if let annotations = painter.annotations(of: drawables) { annotations }
    }
    .environment(\.layoutDirection, .leftToRight)
  }
}
