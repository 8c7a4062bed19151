import Foundation

/// What was said about colours, symbols, dashes or sizes.
package struct VisualScaleSpec<Visual> {
  var domain: DomainSpec?
  var range: _ScaleRangeOutputs<Visual>?
  var mapping: ((ChartValue) -> Visual?)?
  package init() {}
}

/// Gives each name a look of its own.
package struct VisualScale<Visual> {
  package let domain: [String]
  /// Bounds, where values are numbers or dates.
  package let bounds: ClosedRange<Double>?
  let values: [ChartValue]
  private let places: [String: Int]
  private let range: [Visual]
  private let mapping: ((ChartValue) -> Visual?)?
  /// Mixes the ends of the range, for numbers.
  private let mix: (([Visual], Double) -> Visual)?

  init(
    data: [Datum], spec: VisualScaleSpec<Visual>, automatic: [Visual], continuous: [Visual],
    mix: (([Visual], Double) -> Visual)?
  ) {
    var seen = Set<String>()
    var values: [ChartValue] = []
    var bounds: ClosedRange<Double>?
    if case .list(let list) = spec.domain?.values {
      values = list.filter { seen.insert($0.name).inserted }
    }
    for datum in data where seen.insert(datum.value.name).inserted { values.append(datum.value) }
    if mix != nil, data.contains(where: { !$0.value.isCategory }), spec.mapping == nil,
      spec.range.map(\.isContinuous) ?? true
    {
      var positions = values.compactMap(\.position)
      if case .interval(let a, let b) = spec.domain?.values { positions = [a, b].compactMap(\.position) }
      if let low = positions.min(), let high = positions.max() {
        bounds = spec.domain?.includesZero == true ? min(low, 0)...max(high, 0) : low...high
      }
    }
    self.bounds = bounds
    self.values = values
    domain = values.map(\.name)
    places = Dictionary(zip(domain, 0...), uniquingKeysWith: { a, _ in a })
    let stated = spec.range?.values ?? []
    range = !stated.isEmpty ? stated : bounds == nil ? automatic : continuous
    mapping = spec.mapping
    self.mix = mix
  }

  package func visual(_ value: ChartValue) -> Visual? {
    if let mapped = mapping?(value) { return mapped }
    guard !range.isEmpty else { return nil }
    if let bounds, let mix {
      guard let x = value.position else { return nil }
      let span = bounds.upperBound - bounds.lowerBound
      return mix(range, span > 0 ? min(max((x - bounds.lowerBound) / span, 0), 1) : 0.5)
    }
    return places[value.name].map { range[$0 % range.count] }
  }
}

extension VisualScaleSpec {
  init<D: ScaleDomain>(domain: D?, range: _ScaleRangeOutputs<Visual>? = nil) {
    self.domain = domain?._makeScaleDomain().domain
    self.range = range
  }
  init(pairs: [(ChartValue, Visual)]) {
    var domain = DomainSpec()
    domain.values = .list(pairs.map(\.0))
    self.domain = domain
    range = _ScaleRangeOutputs(values: pairs.map(\.1))
  }
  init<Key: Plottable>(domain keys: [Key]? = nil, mapping: @escaping (Key) -> Visual) {
    if let keys {
      var domain = DomainSpec()
      domain.values = .list(keys.map(\.chartValue))
      self.domain = domain
    }
    self.mapping = { Key($0).map(mapping) }
  }
}

/// Colours and the like that marks get by themselves.
enum AutomaticRanges {
  /// The order of colours on iOS: blue, green, orange, purple, red, cyan, yellow (confidence C).
  static let colors: [any ShapeStyle] = [
    Color.blue, Color.green, Color.orange, Color.purple, Color.red, Color.cyan, Color.yellow,
  ]
  /// From little to much. Ours.
  static let gradient: [any ShapeStyle] = [Color.blue.opacity(0.15), Color.blue]
  /// Ours.
  static let lineStyles: [StrokeStyle] = [[], [6, 4], [2, 3], [8, 3, 2, 3], [4, 2]].map {
    StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round, dash: $0)
  }
  /// Areas in square points, from little to much. Ours.
  static let sizes: [CGFloat] = [20, 200]

  static func mix(_ sizes: [CGFloat], _ share: Double) -> CGFloat {
    guard let low = sizes.first, let high = sizes.last else { return 0 }
    return low + (high - low) * share
  }
  /// The colour at a share of the way through several.
  static func mix(_ styles: [any ShapeStyle], _ share: Double, in environment: EnvironmentValues)
    -> any ShapeStyle
  {
    let colors = styles.compactMap { $0 as? Color }
    guard colors.count == styles.count, colors.count > 1 else { return styles.first ?? Color.blue }
    let place = share * Double(colors.count - 1)
    let index = min(Int(place), colors.count - 2), part = Float(place - Double(index))
    let a = colors[index].resolve(in: environment), b = colors[index + 1].resolve(in: environment)
    func between(_ x: Float, _ y: Float) -> Double { Double(x + (y - x) * part) }
    return Color(
      .sRGB, red: between(a.red, b.red), green: between(a.green, b.green), blue: between(a.blue, b.blue),
      opacity: between(a.opacity, b.opacity))
  }
}
