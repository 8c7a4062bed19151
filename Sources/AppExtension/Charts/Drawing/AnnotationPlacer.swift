import Foundation

/// Finds the place of an annotation beside its mark.
@MainActor struct AnnotationPlacer {
  let painter: PlotPainter
  /// Between mark and annotation. Ours, after the look of iOS.
  static let spacing: CGFloat = 4

  func place(_ annotation: Annotation, beside target: CGRect) -> PinnedView {
    let view = annotation.content(AnnotationContext(targetSize: target.size))
    let size = painter.model.context.measure(view)
    var frame = Self.frame(
      size, beside: target, position: annotation.position, alignment: annotation.alignment,
      spacing: annotation.spacing ?? Self.spacing)
    frame.origin.x = fit(frame.minX, size.width, annotation.overflow.x, isX: true)
    frame.origin.y = fit(frame.minY, size.height, annotation.overflow.y, isX: false)
    return PinnedView(frame: frame, view: view)
  }

  static func frame(
    _ size: CGSize, beside target: CGRect, position: AnnotationPosition, alignment: Alignment,
    spacing: CGFloat
  ) -> CGRect {
    var x = along(
      alignment.horizontal == .leading ? 0 : alignment.horizontal == .trailing ? 1 : 0.5, target.minX,
      target.width, size.width)
    var y = along(
      alignment.vertical == .top ? 0 : alignment.vertical == .bottom ? 1 : 0.5, target.minY, target.height,
      size.height)
    let above = target.minY - spacing - size.height, below = target.maxY + spacing
    let before = target.minX - spacing - size.width, after = target.maxX + spacing
    switch position.place {
    case .automatic, .top: y = above
    case .bottom: y = below
    case .leading: x = before
    case .trailing: x = after
    case .topLeading: (x, y) = (before, above)
    case .topTrailing: (x, y) = (after, above)
    case .bottomLeading: (x, y) = (before, below)
    case .bottomTrailing: (x, y) = (after, below)
    case .overlay: break
    }
    return CGRect(x: x, y: y, width: size.width, height: size.height)
  }
  private static func along(_ share: CGFloat, _ start: CGFloat, _ length: CGFloat, _ own: CGFloat) -> CGFloat
  {
    start + (length - own) * share
  }

  /// Held within the plot or the chart, unless switched off.
  private func fit(
    _ origin: CGFloat, _ length: CGFloat, _ strategy: AnnotationOverflowResolution.Strategy, isX: Bool
  )
    -> CGFloat
  {
    if case .disabled = strategy.kind { return origin }
    let size = painter.size
    let bounds = strategy.boundary == .plot ? CGRect(origin: .zero, size: size) : painter.surroundings
    let (low, high) = isX ? (bounds.minX, bounds.maxX) : (bounds.minY, bounds.maxY)
    return max(min(origin, high - length), low)
  }
}

/// What a screen reader says about a mark: where it is, then how much.
@MainActor struct MarkWords {
  let model: ChartModel

  func spoken(_ record: MarkRecord, frame: CGRect) -> PaintedPaths.Spoken? {
    let a = record.attributes
    guard a.isHidden != true, record.kind != .rule || a.label != nil || a.annotations.isEmpty else {
      return nil
    }
    let format = AxisFormat(environment: model.context.environment)
    func name(_ datum: Datum) -> String { format.spoken(datum) }
    func measured(_ datum: Datum) -> String { "\(datum.label.words(in: model.context)) \(name(datum))" }
    func words(_ input: AxisInput) -> [String] {
      switch input {
      case .none, .points: []
      case .at(let datum): [measured(datum)]
      case .between(let from, let to): ["\(measured(from)) – \(name(to))"]
      }
    }
    let others = [record.series ?? a.styleBy ?? a.symbolBy].compactMap { $0 }.map(name)
    var label = (words(record.x) + others).joined(separator: ", ")
    var value = words(record.y).joined()
    if Stacking.valueAxis(record, x: model.x.kind, y: model.y.kind) == .horizontal, case .at = record.y {
      label = (words(record.y) + others).joined(separator: ", ")
      value = words(record.x).joined()
    }
    if let angle = record.sector?.angle { (label, value) = (others.joined(), measured(angle)) }
    if label.isEmpty { (label, value) = (value, "") }
    return PaintedPaths.Spoken(
      frame: frame, label: a.label?.words(in: model.context) ?? label,
      value: a.value?.words(in: model.context) ?? (value.isEmpty ? nil : value), identifier: a.identifier)
  }
}
