import Foundation

/// The parts of a chart at their places, for one size.
@MainActor struct ChartFrame {
  /// Distances of the axes' words. Ours, after the look of iOS.
  enum Metrics {
    static let labelGap: CGFloat = 5
    static let belowGap: CGFloat = 4
    static let titleGap: CGFloat = 4
    static let legendGap: CGFloat = 8
  }
  let model: ChartModel
  let size: CGSize
  private(set) var plot: CGRect
  private(set) var xPlan: AxisPlan
  private(set) var yPlan: AxisPlan
  private(set) var pinned: [PinnedView] = []
  private(set) var ticks: [PaintedPaths.Outline] = []

  private var isRightToLeft: Bool { model.context.environment.layoutDirection == .rightToLeft }

  init(_ model: ChartModel, size: CGSize) {
    self.model = model
    self.size = size
    plot = CGRect(origin: .zero, size: size)
    // Words at the axes take about so much; what they really take is known after the values are.
    yPlan = model.plan(.vertical, length: max(size.height - 24, 1))
    xPlan = model.plan(.horizontal, length: max(size.width - 24, 1))
    var room = CGRect(origin: .zero, size: size)
    placeLegend(&room)
    placeTitles(&room)
    guard !model.isPie else {
      plot = styled(room)
      return
    }
    let yLabels = AxisLabels(model: model, axis: .vertical)
    let xLabels = AxisLabels(model: model, axis: .horizontal)
    // The height without horizontal labels decides about the vertical values, these about the width, the width about the rest.
    let xHeights = xLabels.thickness(xPlan, length: room.width)
    yPlan = model.plan(.vertical, length: max(room.height - xHeights.0 - xHeights.1, 1))
    let yWidths = yLabels.thickness(yPlan, length: room.height)
    xPlan = model.plan(.horizontal, length: max(room.width - yWidths.0 - yWidths.1, 1))
    let xRoom = xLabels.thickness(xPlan, length: room.width - yWidths.0 - yWidths.1)
    let half = yLabels.halfHeight(yPlan)
    let top = max(xRoom.0, half), bottom = max(xRoom.1, half)
    let (left, right) = isRightToLeft ? (yWidths.1, yWidths.0) : (yWidths.0, yWidths.1)
    plot = styled(
      CGRect(
        x: room.minX + left, y: room.minY + top, width: max(room.width - left - right, 0),
        height: max(room.height - top - bottom, 0)))
    let geometry = geometry(plot.size)
    for (labels, plan, scale) in [(xLabels, xPlan, geometry.x), (yLabels, yPlan, geometry.y)] {
      let placed = labels.place(plan, scale: scale, plot: plot, within: CGRect(origin: .zero, size: size))
      pinned += placed.labels
      ticks += placed.ticks
    }
  }

  func geometry(_ size: CGSize) -> MarkGeometry {
    MarkGeometry(model: model, x: xPlan.scale, y: yPlan.scale, size: size)
  }

  /// The plot as its style wants it, within the room for it.
  private func styled(_ room: CGRect) -> CGRect {
    guard let style = model.spec.plotStyle else { return room }
    let view = style(ChartPlotContent { AnyView(Color.clear) })
    let nodes = model.context.evaluating { view._makeNodes(in: model.context) }
    guard let size = nodes.first?.size(for: ProposedViewSize(room.size)) else { return room }
    return CGRect(
      x: room.minX + (room.width - size.width) / 2, y: room.minY + (room.height - size.height) / 2,
      width: size.width, height: size.height)
  }

  private mutating func placeLegend(_ room: inout CGRect) {
    guard let legend = model.automaticLegend else { return }
    let spec = model.spec.legend
    let gap = spec.spacing ?? Metrics.legendGap
    let own = model.context.measure(legend, width: room.width)
    let isAtSide = spec.position == .leading || spec.position == .trailing
    guard own.height > 0, isAtSide || own.height + gap < room.height * 0.7 else { return }
    let share = spec.alignment.map(Self.horizontalShare) ?? 0
    let x = room.minX + (room.width - own.width) * (isRightToLeft ? 1 - share : share)
    let y = room.minY + (room.height - own.height) * (spec.alignment.map(Self.verticalShare) ?? 0)
    var frame = CGRect(origin: CGPoint(x: x, y: room.maxY - own.height), size: own)
    switch spec.position.place {
    case .top, .topLeading, .topTrailing:
      frame.origin.y = room.minY
      room = room.trimmed(top: own.height + gap)
    case .leading, .trailing:
      frame.origin.y = y
      if (spec.position == .leading) != isRightToLeft {
        frame.origin.x = room.minX
        room = room.trimmed(left: own.width + gap)
      } else {
        frame.origin.x = room.maxX - own.width
        room = room.trimmed(right: own.width + gap)
      }
    case .overlay: frame.origin.y = y
    default: room = room.trimmed(bottom: own.height + gap)
    }
    pinned.append(PinnedView(frame: frame, view: legend))
  }

  private mutating func placeTitles(_ room: inout CGRect) {
    let all = model.spec.x.labels.map { ($0, true) } + model.spec.y.labels.map { ($0, false) }
    for (title, isX) in all where !model.isPie {
      let view = AnyView(title.content.font(.caption2).foregroundStyle(.secondary))
      let own = model.context.measure(view)
      let gap = title.spacing ?? Metrics.titleGap
      let position = title.position == .automatic ? (isX ? .bottom : .top) : title.position
      switch position.place {
      case .leading, .trailing:
        let isLeft = (position == .leading) != isRightToLeft
        let share = title.alignment.map(Self.verticalShare) ?? 0.5
        let turned = AnyView(TurnedText(size: own, degrees: isLeft ? -90 : 90, view: view))
        let frame = CGRect(
          x: isLeft ? room.minX : room.maxX - own.height, y: room.minY + (room.height - own.width) * share,
          width: own.height, height: own.width)
        pinned.append(PinnedView(frame: frame, view: turned))
        room = isLeft ? room.trimmed(left: own.height + gap) : room.trimmed(right: own.height + gap)
      default:
        let isTop = [.top, .topLeading, .topTrailing].contains(position)
        let natural: CGFloat =
          position == .topLeading || position == .bottomLeading
          ? 0 : position == .topTrailing || position == .bottomTrailing || !isX ? 1 : 0.5
        var share = title.alignment.map(Self.horizontalShare) ?? natural
        if isRightToLeft { share = 1 - share }
        let frame = CGRect(
          x: room.minX + (room.width - own.width) * share, y: isTop ? room.minY : room.maxY - own.height,
          width: own.width, height: own.height)
        pinned.append(PinnedView(frame: frame, view: view))
        room = isTop ? room.trimmed(top: own.height + gap) : room.trimmed(bottom: own.height + gap)
      }
    }
  }

  private static func horizontalShare(_ alignment: Alignment) -> CGFloat {
    alignment.horizontal == .leading ? 0 : alignment.horizontal == .trailing ? 1 : 0.5
  }
  private static func verticalShare(_ alignment: Alignment) -> CGFloat {
    alignment.vertical == .top ? 0 : alignment.vertical == .bottom ? 1 : 0.5
  }
}

/// A line of text that runs up or down.
struct TurnedText: View {
  /// Before it is turned.
  let size: CGSize
  let degrees: Double
  let view: AnyView
  var body: some View {
    Color.clear.frame(width: size.height, height: size.width)
      .overlay(view.fixedSize().rotationEffect(.degrees(degrees)))
  }
}

extension CGRect {
  func trimmed(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) -> CGRect {
    CGRect(
      x: minX + left, y: minY + top, width: max(width - left - right, 0),
      height: max(height - top - bottom, 0))
  }
}
