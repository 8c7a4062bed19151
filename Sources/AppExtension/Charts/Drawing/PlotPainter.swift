import Foundation

/// One thing that is drawn in a plot.
struct Drawable {
  var outlines: [PaintedPaths.Outline] = []
  /// Symbols that are views, by their middle.
  var views: [(view: AnyView, center: CGPoint)] = []
  var annotations: [(annotation: Annotation, target: CGRect)] = []
  var spoken: [PaintedPaths.Spoken] = []
  var effects: [MarkEffect] = []
  var zIndex = 0.0
}

/// Turns marks into views.
@MainActor struct PlotPainter {
  /// Views of a user's at marks. Ours.
  static let mostViews = 1000
  let geometry: MarkGeometry
  /// The plot's place in the chart, which annotations may reach into.
  let surroundings: CGRect
  var model: ChartModel { geometry.model }
  var size: CGSize { geometry.size }
  private var plot: CGRect { CGRect(origin: .zero, size: size) }

  /// All marks, in layers.
  func layers(of records: [MarkRecord]) -> AnyView { layered(drawables(of: records)) }

  func layered(_ drawables: [Drawable]) -> AnyView {
    let sorted = drawables.enumerated().sorted {
      ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset)
    }
    return stack(sorted.map(\.element), level: 0)
  }

  /// Neighbours with the same effect become one layer with it.
  private func stack(_ drawables: [Drawable], level: Int) -> AnyView {
    var layers: [AnyView] = []
    var run: [Drawable] = []
    var number: Int?
    func finish() {
      guard let first = run.first else { return }
      if number == nil {
        layers.append(picture(run))
      } else {
        layers.append(first.effects[level].apply(stack(run, level: level + 1), self))
      }
      run = []
    }
    for drawable in drawables {
      let next = drawable.effects.count > level ? drawable.effects[level].number : nil
      if next != number { finish() }
      number = next
      run.append(drawable)
    }
    finish()
    if layers.count == 1 { return layers[0] }
    return AnyView(ZStack { ForEach(Array(layers.enumerated()), id: \.offset) { $1 } })
  }

  /// Marks without effects of their own.
  private func picture(_ drawables: [Drawable]) -> AnyView {
    let direction = model.context.environment.layoutDirection
    let paths = PaintedPaths(outlines: drawables.flatMap(\.outlines), spoken: drawables.flatMap(\.spoken))
    var pinned: [PinnedView] = []
    for (view, center) in drawables.lazy.flatMap(\.views).prefix(Self.mostViews) {
      let size = model.context.measure(view)
      pinned.append(
        PinnedView(
          frame: CGRect(
            x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
            height: size.height),
          view: view))
    }
    guard !pinned.isEmpty else { return AnyView(paths) }
    return AnyView(
      ZStack {
        paths; PinnedViews(views: pinned, direction: direction)
      })
  }

  /// What stands beside marks, over all of them.
  func annotations(of drawables: [Drawable]) -> AnyView? {
    let all = drawables.flatMap(\.annotations).prefix(Self.mostViews)
    guard !all.isEmpty else { return nil }
    return AnyView(
      PinnedViews(
        views: all.map { AnnotationPlacer(painter: self).place($0.annotation, beside: $0.target) },
        direction: model.context.environment.layoutDirection))
  }

  // MARK: marks

  func drawables(of records: [MarkRecord]) -> [Drawable] {
    var result: [Drawable] = []
    var series: [SeriesKey: Int] = [:]
    var members: [[MarkRecord]] = []
    var places: [Int] = []
    let angles = SectorGeometry.angles(records.map { $0.sector?.angle.value.position ?? 0 })
    for (index, record) in records.enumerated() {
      switch record.kind {
      case .line, .area:
        let key = SeriesKey(record)
        if let known = series[key] {
          members[known].append(record)
        } else {
          series[key] = members.count
          members.append([record])
          places.append(result.count)
          result.append(Drawable())
        }
      case .sector:
        if let range = angles[index], let slice = sector(record, range) { result.append(slice) }
      case .bar, .rectangle: if let bar = box(record) { result.append(bar) }
      case .point: if let point = point(record) { result.append(point) }
      case .rule: if let rule = rule(record) { result.append(rule) }
      }
    }
    for (records, place) in zip(members, places) {
      result[place] = records[0].kind == .line ? line(records) : area(records)
    }
    return result
  }

  private func blank(_ record: MarkRecord, target: CGRect) -> Drawable {
    var drawable = Drawable()
    drawable.effects = record.attributes.effects
    drawable.zIndex = record.attributes.zIndex
    drawable.annotations = record.attributes.annotations.map { ($0, target) }
    if let spoken = MarkWords(model: model).spoken(record, frame: target) { drawable.spoken = [spoken] }
    return drawable
  }

  func style(_ record: MarkRecord) -> any ShapeStyle {
    if let style = record.attributes.style { return style }
    if let by = record.attributes.styleBy, let style = model.style.visual(by.value) { return style }
    return AutomaticRanges.colors[0]
  }
  private func stroke(_ record: MarkRecord, width: CGFloat) -> StrokeStyle {
    if let style = record.attributes.lineStyle { return style }
    if let by = record.attributes.lineStyleBy, let style = model.lineStyle.visual(by.value) { return style }
    return StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round)
  }
  private func outline(
    _ path: Path, _ record: MarkRecord, box: CGRect, stroke: StrokeStyle? = nil
  ) -> PaintedPaths.Outline {
    PaintedPaths.Outline(
      path: path, style: style(record), stroke: stroke, box: record.attributes.alignsStyles ? plot : box,
      opacity: record.attributes.opacity)
  }

  private func box(_ record: MarkRecord) -> Drawable? {
    guard let frame = geometry.frame(record) else { return nil }
    var drawable = blank(record, target: frame)
    guard frame.width > 0, frame.height > 0 else { return drawable }
    let radius = record.attributes.cornerRadius.map { $0.isFinite ? max($0, 0) : 0 } ?? 0
    let path =
      radius > 0
      ? Path(roundedRect: frame, cornerRadius: radius, style: record.attributes.cornerStyle) : Path(frame)
    drawable.outlines = [outline(path, record, box: frame)]
    return drawable
  }

  private func symbolOutline(_ record: MarkRecord, at center: CGPoint, fallback: (any ChartSymbolShape)?)
    -> PaintedPaths.Outline?
  {
    let a = record.attributes
    guard let shape = a.symbol ?? a.symbolBy.flatMap({ model.symbol.visual($0.value) }) ?? fallback else {
      return nil
    }
    let frame = symbolFrame(record, at: center, unit: shape.perceptualUnitRect)
    guard frame.width > 0, frame.height > 0 else { return nil }
    return outline(shape.path(in: frame), record, box: frame, stroke: AnyChartSymbolShape(shape).stroke)
  }

  private func symbolFrame(_ record: MarkRecord, at center: CGPoint, unit: CGRect) -> CGRect {
    var size = record.attributes.symbolSize ?? CGSize(width: 6, height: 6)
    if let by = record.attributes.symbolSizeBy, let area = model.symbolSize.visual(by.value), area.isFinite {
      let side = max(area, 0).squareRoot()
      size = CGSize(width: side, height: side)
    }
    func side(_ length: CGFloat, _ unit: CGFloat) -> CGFloat {
      let side = length / (unit > 0.01 ? unit : 1)
      return side.isFinite ? min(max(side, 0), 2000) : 0
    }
    let (width, height) = (side(size.width, unit.width), side(size.height, unit.height))
    return CGRect(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
  }

  private func point(_ record: MarkRecord) -> Drawable? {
    guard let center = geometry.point(record) else { return nil }
    let target = symbolFrame(record, at: center, unit: CGRect(x: 0, y: 0, width: 1, height: 1))
    var drawable = blank(record, target: target)
    if let view = record.attributes.symbolView {
      drawable.views = [(view, center)]
    } else if let outline = symbolOutline(record, at: center, fallback: BasicChartSymbolShape.circle) {
      drawable.outlines = [outline]
    }
    return drawable
  }

  private func rule(_ record: MarkRecord) -> Drawable? {
    var isHorizontal = record.y.datum != nil
    if case .between = record.x { isHorizontal = true }
    let a: CGPoint, b: CGPoint
    guard let middle = geometry.point(record) else { return nil }
    if isHorizontal {
      guard let (x0, x1) = geometry.extent(record, .horizontal) else { return nil }
      (a, b) = (CGPoint(x: x0, y: middle.y), CGPoint(x: x1, y: middle.y))
    } else {
      guard let (y0, y1) = geometry.extent(record, .vertical) else { return nil }
      (a, b) = (CGPoint(x: middle.x, y: y0), CGPoint(x: middle.x, y: y1))
    }
    let frame = CGRect(x: min(a.x, b.x), y: min(a.y, b.y), width: abs(b.x - a.x), height: abs(b.y - a.y))
    var drawable = blank(record, target: frame)
    var stroke = stroke(record, width: 1)
    if record.attributes.lineStyle == nil, record.attributes.lineStyleBy == nil { stroke.lineCap = .butt }
    let path = Path { $0.addLines([a, b]) }
    drawable.outlines = [outline(path, record, box: frame.insetBy(dx: -0.5, dy: -0.5), stroke: stroke)]
    return drawable
  }

  private func line(_ records: [MarkRecord]) -> Drawable {
    var drawable = Drawable()
    drawable.effects = records[0].attributes.effects
    drawable.zIndex = records[0].attributes.zIndex
    var path = Path()
    var run: [CGPoint] = []
    var symbols: [PaintedPaths.Outline] = []
    let method = records[0].attributes.interpolation ?? .linear
    for record in records {
      guard let point = geometry.point(record) else {
        // A value that is none parts the line.
        CurvePath.add(run, method: method, to: &path)
        run = []
        continue
      }
      run.append(point)
      let around = blank(record, target: CGRect(x: point.x - 3, y: point.y - 3, width: 6, height: 6))
      drawable.annotations += around.annotations
      drawable.spoken += around.spoken
      if let view = record.attributes.symbolView {
        drawable.views.append((view, point))
      } else if let symbol = symbolOutline(record, at: point, fallback: nil) {
        symbols.append(symbol)
      }
    }
    CurvePath.add(run, method: method, to: &path)
    drawable.outlines = [
      outline(path, records[0], box: Self.box(path), stroke: stroke(records[0], width: 2))
    ]
    drawable.outlines += symbols
    return drawable
  }

  private func area(_ records: [MarkRecord]) -> Drawable {
    var drawable = Drawable()
    drawable.effects = records[0].attributes.effects
    drawable.zIndex = records[0].attributes.zIndex
    let method = records[0].attributes.interpolation ?? .linear
    var path = Path()
    var tops: [CGPoint] = [], bottoms: [CGPoint] = []
    func finish() {
      if tops.count > 1 {
        CurvePath.add(tops, method: method, to: &path)
        CurvePath.add(bottoms.reversed(), method: method.backwards, to: &path, joins: true)
        path.closeSubpath()
      }
      (tops, bottoms) = ([], [])
    }
    for record in records {
      guard let (top, bottom) = geometry.edges(record) else { finish(); continue }
      tops.append(top)
      bottoms.append(bottom)
      let around = blank(record, target: CGRect(x: top.x, y: top.y, width: 0, height: 0))
      drawable.annotations += around.annotations
      drawable.spoken += around.spoken
    }
    finish()
    drawable.outlines = [outline(path, records[0], box: Self.box(path))]
    return drawable
  }

  private static func box(_ path: Path) -> CGRect { path.isEmpty ? .zero : path.boundingRect }

  private func sector(_ record: MarkRecord, _ range: ClosedRange<Double>) -> Drawable? {
    guard let input = record.sector else { return nil }
    let most = min(size.width, size.height) / 2
    let outer = min(input.outer.radius(of: most, automatic: most), most)
    let inner = min(input.inner.radius(of: most, automatic: 0), outer)
    let geometry = SectorGeometry(
      start: range.lowerBound, end: range.upperBound, inner: inner, outer: outer, inset: input.inset,
      corner: record.attributes.cornerRadius.map { $0.isFinite ? $0 : 0 } ?? 0)
    let center = CGPoint(
      x: size.width / 2 + record.attributes.offset.xStart,
      y: size.height / 2 + record.attributes.offset.yStart)
    let middle = geometry.point(geometry.middle, inner > 0 ? (inner + outer) / 2 : outer * 0.6, center)
    var drawable = blank(record, target: CGRect(x: middle.x, y: middle.y, width: 0, height: 0))
    let path = geometry.path(around: center)
    drawable.outlines = [
      outline(
        path, record, box: CGRect(x: center.x - most, y: center.y - most, width: 2 * most, height: 2 * most))
    ]
    return drawable
  }
}

extension MarkDimension {
  /// As a radius: insets count from the rim.
  func radius(of most: CGFloat, automatic: CGFloat) -> CGFloat {
    if case .inset(let value) = storage { return value.isFinite ? max(most - value, 0) : 0 }
    return length(in: most, automatic: automatic)
  }
}

extension InterpolationMethod {
  /// The method on the way back: steps are the other way round.
  var backwards: InterpolationMethod {
    if case .step(let transition) = storage {
      return InterpolationMethod(storage: .step(transition: 1 - transition))
    }
    return self
  }
}
