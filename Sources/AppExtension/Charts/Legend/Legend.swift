import Foundation

/// One name of a legend with its look.
package struct LegendEntry {
  package var name: String
  var style: any ShapeStyle
  var symbol: (any ChartSymbolShape)?
  var lineStyle: StrokeStyle?
}

extension ChartModel {
  /// Names that have looks of their own, each once.
  package var legendEntries: [LegendEntry] {
    var entries: [LegendEntry] = []
    var places: [String: Int] = [:]
    func entry(_ name: String) -> Int {
      if let known = places[name] { return known }
      entries.append(LegendEntry(name: name, style: Color.gray))
      places[name] = entries.count - 1
      return entries.count - 1
    }
    if style.bounds == nil {
      for value in style.values.prefix(100) {
        guard let visual = style.visual(value) else { continue }
        entries[entry(value.name)].style = visual
      }
    }
    for value in symbol.values.prefix(100) { entries[entry(value.name)].symbol = symbol.visual(value) }
    for value in lineStyle.values.prefix(100) {
      entries[entry(value.name)].lineStyle = lineStyle.visual(value)
    }
    return entries
  }

  /// The legend that a chart has by itself; `nil` where it needs none.
  var automaticLegend: AnyView? {
    guard spec.legend.visibility != .hidden else { return nil }
    if let content = spec.legend.content { return content }
    let entries = legendEntries
    if entries.isEmpty {
      guard let bounds = style.bounds, bounds.upperBound > bounds.lowerBound else { return nil }
      return AnyView(GradientLegend(model: self, bounds: bounds))
    }
    return AnyView(
      FlowLayout(spacing: 10, lineSpacing: 4) {
        ForEach(Array(entries.enumerated()), id: \.offset) { _, entry in
          HStack(spacing: 4) {
            LegendKey(entry: entry).frame(width: entry.lineStyle == nil ? 8 : 16, height: 8)
            Text(verbatim: entry.name).font(.caption).foregroundStyle(.secondary).lineLimit(1)
          }
        }
      })
  }
}

/// The look of one entry: a dot, a symbol or a line.
struct LegendKey: View {
  let entry: LegendEntry
  var body: some View {
    let box = CGRect(x: 0, y: 0, width: 8, height: 8)
    var outlines: [PaintedPaths.Outline] = []
    if let line = entry.lineStyle {
      let path = Path { $0.addLines([CGPoint(x: 0, y: 4), CGPoint(x: 16, y: 4)]) }
      outlines = [
        .init(path: path, style: entry.style, stroke: line, box: CGRect(x: 0, y: 0, width: 16, height: 8))
      ]
    }
    if entry.symbol != nil || entry.lineStyle == nil {
      let shape = entry.symbol ?? BasicChartSymbolShape.circle
      let frame = entry.lineStyle == nil ? box : box.offsetBy(dx: 4, dy: 0)
      outlines.append(
        .init(
          path: shape.path(in: frame), style: entry.style, stroke: AnyChartSymbolShape(shape).stroke,
          box: frame))
    }
    return PaintedPaths(outlines: outlines)
  }
}

/// Colours from little to much with the bounds.
struct GradientLegend: View {
  let model: ChartModel
  let bounds: ClosedRange<Double>
  var body: some View {
    let colors = (0...8).compactMap { index in
      model.style.visual(
        .number(bounds.lowerBound + (bounds.upperBound - bounds.lowerBound) * Double(index) / 8)) as? Color
    }
    let step = NiceNumbers.step(from: bounds.lowerBound, to: bounds.upperBound, desiredCount: 4)
    let format = AxisFormat(environment: model.context.environment)
    let digits = NiceNumbers.fractionDigits(of: step)
    VStack(spacing: 2) {
      Capsule().fill(LinearGradient(colors: colors, startPoint: .leading, endPoint: .trailing)).frame(
        height: 8)
      HStack {
        Text(verbatim: format.words(.number(bounds.lowerBound), digits: digits, stride: nil))
        Spacer()
        Text(verbatim: format.words(.number(bounds.upperBound), digits: digits, stride: nil))
      }
      .font(.caption2).foregroundStyle(.secondary)
    }
    .frame(maxWidth: 140)
  }
}

/// Views in lines, a new one where the next would not fit.
struct FlowLayout: Layout {
  var spacing: CGFloat
  var lineSpacing: CGFloat

  private func frames(_ width: CGFloat, _ subviews: Subviews) -> (frames: [CGRect], size: CGSize) {
    var frames: [CGRect] = []
    var x: CGFloat = 0, y: CGFloat = 0, height: CGFloat = 0, most: CGFloat = 0
    for subview in subviews {
      let size = subview.sizeThatFits(ProposedViewSize(width: width.isFinite ? width : nil, height: nil))
      if x > 0, x + size.width > width + 0.01 {
        (x, y, height) = (0, y + height + lineSpacing, 0)
      }
      frames.append(CGRect(origin: CGPoint(x: x, y: y), size: size))
      x += size.width + spacing
      height = max(height, size.height)
      most = max(most, x - spacing)
    }
    return (frames, CGSize(width: most, height: y + height))
  }
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    frames(proposal.width ?? .infinity, subviews).size
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (subview, frame) in zip(subviews, frames(bounds.width, subviews).frames) {
      subview.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY), anchor: .topLeading,
        proposal: ProposedViewSize(frame.size))
    }
  }
}
