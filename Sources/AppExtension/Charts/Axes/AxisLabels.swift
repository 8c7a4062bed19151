import Foundation

/// Measures and places the words and ticks of one axis.
@MainActor struct AxisLabels {
  let model: ChartModel
  let axis: Axis
  private typealias Metrics = ChartFrame.Metrics

  private var isX: Bool { axis == .horizontal }
  private var isRightToLeft: Bool { model.context.environment.layoutDirection == .rightToLeft }

  /// Whether the group is at the side where the plot begins: top or leading.
  private func isAtStart(_ group: AxisGroup, _ scale: PositionScale) -> Bool {
    switch group.position {
    case .top: return isX
    case .leading: return !isX
    case .trailing, .bottom: return false
    // Names stand before bars, numbers after them.
    case .automatic: return !isX && scale.kind == .category
    }
  }

  /// Lines and labels of a value: the group's own, or those of every axis.
  func parts(_ group: AxisGroup, _ value: AxisValue, _ scale: PositionScale) -> _AxisParts {
    if let content = group.content { return model.context.evaluating { content(value)._parts(at: value) } }
    let words = group.format?(value) ?? value.words
    let label = _AxisParts.Label(content: AnyView(Text(verbatim: words)), words: words)
    guard scale.kind != .category else { return _AxisParts(labels: [label]) }
    let line = _AxisParts.Line(stroke: group.stroke)
    let tick = _AxisParts.Line(stroke: group.stroke, tick: .label(0))
    return _AxisParts(lines: isX ? [line, tick] : [line], labels: [label])
  }

  private func view(_ label: _AxisParts.Label) -> AnyView {
    let plain = label.content.font(label.font ?? .caption2)
    if let style = label.style { return AnyView(plain.foregroundStyle(AnyShapeStyle(style))) }
    return AnyView(plain.foregroundStyle(.secondary))
  }

  private func isTurned(_ label: _AxisParts.Label) -> Bool {
    label.orientation == .vertical || label.orientation == .verticalReversed
  }

  /// The size of a label as it stands, and its view.
  private func measured(_ label: _AxisParts.Label, room: CGFloat?) -> (AnyView, CGSize) {
    let view = view(label)
    let natural = model.context.measure(view)
    if isTurned(label) {
      let turned = TurnedText(size: natural, degrees: label.orientation == .vertical ? 90 : -90, view: view)
      return (AnyView(turned), CGSize(width: natural.height, height: natural.width))
    }
    // Names break into lines rather than overlap, where a line holds a word.
    if let room, natural.width > room, room >= 32 {
      let words = label.words?.split(separator: " ") ?? []
      let breaks =
        words.count > 1
        && words.allSatisfy { word in
          model.context.measure(Text(verbatim: String(word)).font(label.font ?? .caption2)).width <= room
        }
      let centered = AnyView(view.multilineTextAlignment(.center).lineLimit(breaks ? 2 : 1))
      return (centered, model.context.measure(centered, width: room))
    }
    return (view, natural)
  }

  private func room(_ scale: PositionScale, length: CGFloat) -> CGFloat? {
    guard isX, scale.kind == .category, !scale.categories.isEmpty else { return nil }
    return length / CGFloat(scale.categories.count) - 2
  }

  /// What labels take before and after the plot.
  func thickness(_ plan: AxisPlan, length: CGFloat) -> (CGFloat, CGFloat) {
    var (before, after): (CGFloat, CGFloat) = (0, 0)
    for (group, values) in plan.groups {
      var most: CGFloat = 0
      for value in values {
        let parts = parts(group, value, plan.scale)
        for label in parts.labels where group.preset != .inset {
          let (_, size) = measured(label, room: room(plan.scale, length: length))
          let gap =
            isX ? label.verticalSpacing ?? Metrics.belowGap : label.horizontalSpacing ?? Metrics.labelGap
          if size.width > 0 { most = max(most, (isX ? size.height : size.width) + gap) }
        }
        for line in parts.lines {
          if case .points(let length) = line.tick { most = max(most, length) }
        }
      }
      if isAtStart(group, plan.scale) { before += most } else { after += most }
    }
    return (before, after)
  }

  /// Vertical labels stand around their lines, half above and half below.
  func halfHeight(_ plan: AxisPlan) -> CGFloat {
    guard !isX, plan.scale.kind != .category else { return 0 }
    var most: CGFloat = 0
    for (group, values) in plan.groups where group.preset != .inset {
      for value in [values.first, values.last].compactMap({ $0 }) {
        for label in parts(group, value, plan.scale).labels {
          most = max(most, measured(label, room: nil).1.height)
        }
      }
    }
    return most / 2
  }

  private struct Placed {
    var frame: CGRect
    var view: AnyView
    var collision: AxisValueLabelCollisionResolution.Kind
  }

  func place(
    _ plan: AxisPlan, scale: PositionScale, plot: CGRect, within bounds: CGRect
  ) -> (labels: [PinnedView], ticks: [PaintedPaths.Outline]) {
    var labels: [PinnedView] = []
    var ticks: [PaintedPaths.Outline] = []
    for (group, values) in plan.groups {
      var placed: [Placed] = []
      let isBefore = isAtStart(group, scale)
      for (index, value) in values.enumerated() {
        guard let position = scale.position(value.value), isInside(position, plot) else { continue }
        let next = index + 1 < values.count ? scale.position(values[index + 1].value) : nil
        let parts = parts(group, value, scale)
        var longest: CGFloat = 0
        for label in parts.labels {
          let (view, size) = measured(label, room: room(scale, length: plot.width))
          guard size.width > 0, size.height > 0 else { continue }
          let isCentered = label.centered ?? false
          let middle = isCentered && scale.kind != .category ? centre(position, next, scale) : position
          var frame = CGRect(
            origin: isX
              ? below(label, size, middle, isCentered, group, scale, plot, isBefore, index, values.count)
              : beside(label, size, middle, group, plot, isBefore), size: size)
          // A label that begins at the last line would stand below the words of the other axis.
          let isFree = !isX || scale.kind == .category || label.anchor != nil || label.collision == .disabled
          if !isFree, !plot.insetBy(dx: -1, dy: 0).holds(frame), values.count > 1 { continue }
          frame.origin.x += label.offset.width
          frame.origin.y += label.offset.height
          longest = max(longest, isX ? size.height + Metrics.belowGap : size.width + Metrics.labelGap)
          placed.append(Placed(frame: frame, view: view, collision: label.collision))
        }
        for line in parts.lines {
          if let tick = tick(line, position, next, scale, plot, isBefore, longest) { ticks.append(tick) }
        }
      }
      labels += kept(placed, within: bounds).map {
        PinnedView(frame: $0.frame, view: AnyView($0.view.accessibilityHidden(true)))
      }
    }
    return (labels, ticks)
  }

  private func isInside(_ position: CGFloat, _ plot: CGRect) -> Bool {
    position >= -0.5 && position <= (isX ? plot.width : plot.height) + 0.5
  }

  /// The middle between a value and the next; half a unit on where there is no next.
  private func centre(_ position: CGFloat, _ next: CGFloat?, _ scale: PositionScale) -> CGFloat {
    (position + (next ?? scale.end)) / 2
  }

  private func below(
    _ label: _AxisParts.Label, _ size: CGSize, _ middle: CGFloat, _ isCentered: Bool, _ group: AxisGroup,
    _ scale: PositionScale, _ plot: CGRect, _ isBefore: Bool, _ index: Int, _ count: Int
  ) -> CGPoint {
    let gap = label.verticalSpacing ?? Metrics.belowGap
    var share: CGFloat = 0, side = label.horizontalSpacing ?? 4
    if let anchor = label.anchor {
      (share, side) = (anchor.x, label.horizontalSpacing ?? 0)
    } else if isCentered || scale.kind == .category || isTurned(label) {
      (share, side) = (0.5, 0)
    } else if group.preset == .aligned {
      (share, side) = (index == 0 ? 0 : index == count - 1 ? 1 : 0.5, 0)
    }
    if isRightToLeft { (share, side) = (1 - share, -side) }
    let y =
      group.preset == .inset
      ? plot.maxY - size.height - 2 : isBefore ? plot.minY - gap - size.height : plot.maxY + gap
    return CGPoint(x: plot.minX + middle - size.width * share + side, y: y)
  }

  private func beside(
    _ label: _AxisParts.Label, _ size: CGSize, _ middle: CGFloat, _ group: AxisGroup, _ plot: CGRect,
    _ isBefore: Bool
  ) -> CGPoint {
    let gap = label.horizontalSpacing ?? Metrics.labelGap
    let isLeft = isBefore != isRightToLeft
    if group.preset == .inset {
      return CGPoint(
        x: isLeft ? plot.minX + 2 : plot.maxX - size.width - 2,
        y: max(plot.minY + middle - size.height - 1, plot.minY))
    }
    return CGPoint(
      x: isLeft ? plot.minX - gap - size.width : plot.maxX + gap,
      y: plot.minY + middle - size.height * (label.anchor?.y ?? 0.5))
  }

  private func tick(
    _ line: _AxisParts.Line, _ position: CGFloat, _ next: CGFloat?, _ scale: PositionScale, _ plot: CGRect,
    _ isBefore: Bool, _ longest: CGFloat
  ) -> PaintedPaths.Outline? {
    guard let tick = line.tick else { return nil }
    let length: CGFloat =
      switch tick {
      case .automatic: isX ? 4 : 4
      case .label(let more), .longestLabel(let more): longest + more
      case .points(let length): length
      }
    guard length > 0 else { return nil }
    let middle = line.centered == true ? centre(position, next, scale) : position
    let isLow = isX ? isBefore : isBefore != isRightToLeft
    let edge = isX ? (isLow ? plot.minY : plot.maxY) : (isLow ? plot.minX : plot.maxX)
    let far = edge + (isLow ? -length : length)
    return AxisLines(model: model).outline(
      line, axis: axis, at: (isX ? plot.minX : plot.minY) + middle, from: edge, to: far,
      limit: isX ? plot.maxX : plot.maxY)
  }

  /// Without those that overlap or leave the chart: every second, every third …
  private func kept(_ placed: [Placed], within bounds: CGRect) -> [Placed] {
    let free = placed.filter { $0.collision == .disabled }
    let others = placed.filter { label in
      guard label.collision != .disabled else { return false }
      return !isX || (label.frame.maxX <= bounds.maxX + 1.5 && label.frame.minX >= bounds.minX - 1.5)
        || placed.count == 1
    }
    func fits(_ labels: [Placed]) -> Bool {
      let sorted = labels.map(\.frame).sorted { isX ? $0.minX < $1.minX : $0.minY < $1.minY }
      return zip(sorted, sorted.dropFirst()).allSatisfy {
        isX ? $0.maxX + 3 <= $1.minX || $0.minX == $1.minX : $0.maxY <= $1.minY + 1 || $0.minY == $1.minY
      }
    }
    var step = 1
    while step < others.count {
      let thinned = others.enumerated().filter { $0.offset % step == 0 }.map(\.element)
      if fits(thinned) { return free + thinned }
      step += 1
    }
    return free + others.prefix(1)
  }
}

/// Grid lines and ticks.
@MainActor struct AxisLines {
  let model: ChartModel

  /// The lines across a plot.
  func grid(_ plan: AxisPlan, axis: Axis, scale: PositionScale, size: CGSize) -> [PaintedPaths.Outline] {
    let labels = AxisLabels(model: model, axis: axis)
    let isX = axis == .horizontal
    var outlines: [PaintedPaths.Outline] = []
    for (group, values) in plan.groups {
      for (index, value) in values.enumerated() {
        guard let position = scale.position(value.value), position >= -0.5,
          position <= (isX ? size.width : size.height) + 0.5
        else { continue }
        let next = index + 1 < values.count ? scale.position(values[index + 1].value) : nil
        for line in labels.parts(group, value, scale).lines where line.tick == nil {
          let middle = line.centered == true ? (position + (next ?? scale.end)) / 2 : position
          outlines.append(
            outline(
              line, axis: axis, at: middle, from: 0, to: isX ? size.height : size.width,
              limit: isX ? size.width : size.height))
        }
      }
    }
    return outlines
  }

  /// A line at a place of the axis, on whole pixels.
  func outline(
    _ line: _AxisParts.Line, axis: Axis, at place: CGFloat, from: CGFloat, to: CGFloat, limit: CGFloat
  ) -> PaintedPaths.Outline {
    let isX = axis == .horizontal
    // Light lines, dashed where they stand upright. Ours, after the look of iOS.
    let stroke = line.stroke ?? StrokeStyle(lineWidth: 0.5, dash: isX ? [2, 2] : [])
    let pixels = max(model.context.session.displayScale, 1)
    let wanted = min(place, limit - stroke.lineWidth / 2)
    let snapped = stroke.lineWidth < 1 ? ((wanted * pixels).rounded(.down) + 0.5) / pixels : wanted
    let a = isX ? CGPoint(x: snapped, y: from) : CGPoint(x: from, y: snapped)
    let b = isX ? CGPoint(x: snapped, y: to) : CGPoint(x: to, y: snapped)
    let path = Path { $0.addLines([a, b]) }.offsetBy(dx: line.offset.width, dy: line.offset.height)
    return PaintedPaths.Outline(
      path: path, style: line.style ?? Color.gray.opacity(0.35), stroke: stroke, box: path.boundingRect)
  }
}

extension CGRect {
  /// Whether another rectangle is between the left and right edges.
  fileprivate func holds(_ other: CGRect) -> Bool { other.minX >= minX && other.maxX <= maxX }
}
