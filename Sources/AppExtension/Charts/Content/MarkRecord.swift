import Foundation

/// A mark as it was declared, before any scale is known.
package struct MarkRecord {
  package enum Kind: Hashable { case bar, line, area, point, rule, rectangle, sector }
  package var kind: Kind
  package var x = AxisInput.none
  package var y = AxisInput.none
  package var width = MarkDimension.automatic
  package var height = MarkDimension.automatic
  package var stacking = MarkStackingMethod.unstacked
  package var series: Datum?
  package var sector: SectorInput?
  package var attributes = MarkAttributes()
  /// Where stacking put the mark on its quantitative axis.
  package var stacked: (axis: Axis, from: Double, to: Double)?

  init(_ kind: Kind, x: AxisInput = .none, y: AxisInput = .none) {
    self.kind = kind
    self.x = x
    self.y = y
  }
  func input(_ axis: Axis) -> AxisInput { axis == .horizontal ? x : y }
}

/// What a mark says about one axis.
package enum AxisInput {
  case none
  case at(Datum)
  case between(Datum, Datum)
  /// Places in points from the start of the plot; `nil` for its edges.
  case points(CGFloat?, CGFloat?)

  /// All values that the scale must hold.
  var data: [Datum] {
    switch self {
    case .none, .points: []
    case .at(let datum): [datum]
    case .between(let a, let b): [a, b]
    }
  }
  var datum: Datum? { if case .at(let datum) = self { datum } else { nil } }
}

package struct SectorInput {
  var angle: Datum
  var inner: MarkDimension
  var outer: MarkDimension
  var inset: CGFloat
}

/// What modifiers say about marks. The innermost modifier counts, except where they add up.
package struct MarkAttributes {
  package var style: (any ShapeStyle)?
  package var styleBy: Datum?
  var opacity = 1.0
  var lineStyle: StrokeStyle?
  var lineStyleBy: Datum?
  var symbol: (any ChartSymbolShape)?
  var symbolBy: Datum?
  var symbolView: AnyView?
  var symbolSize: CGSize?
  var symbolSizeBy: Datum?
  var interpolation: InterpolationMethod?
  var cornerRadius: CGFloat?
  var cornerStyle = RoundedCornerStyle.continuous
  var position: (by: Datum, axis: Axis?, span: MarkDimension)?
  var offset = EdgeOffsets()
  var zIndex = 0.0
  var alignsStyles = false
  var annotations: [Annotation] = []
  var effects: [MarkEffect] = []
  var label: Text?
  var value: Text?
  var identifier: String?
  var isHidden: Bool?
}

/// How far edges of a mark are moved.
struct EdgeOffsets {
  var xStart: CGFloat = 0, xEnd: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0
}

/// An effect on everything that one modifier was applied to. Marks with the same number are drawn together.
struct MarkEffect {
  let number: Int
  let apply: @MainActor (AnyView, PlotPainter) -> AnyView
}

/// A view beside a mark.
struct Annotation {
  var position: AnnotationPosition
  var alignment: Alignment
  var spacing: CGFloat?
  var overflow: AnnotationOverflowResolution
  var content: (AnnotationContext) -> AnyView
}

/// Gathers the marks of a chart in the order they are declared.
@MainActor public final class _MarkCollector {
  /// Marks of one chart. Ours; keeps a picture from taking the process down.
  nonisolated static let most = 50_000
  package private(set) var records: [MarkRecord] = []
  private var attributes = MarkAttributes()
  private var depth = 0
  private var effects = 0
  private let context: _ViewContext

  package init(_ context: _ViewContext) { self.context = context }

  /// Whether another mark may come; says so once where none may.
  func hasRoom() -> Bool {
    guard records.count >= Self.most else { return true }
    context.session.report(
      "too-many-marks", .error, "a chart has more than \(Self.most) marks; the rest is left out")
    return false
  }

  func add(_ record: MarkRecord) {
    guard hasRoom() else { return }
    var record = record
    record.attributes = attributes
    records.append(record)
  }

  func with(_ change: (inout MarkAttributes) -> Void, _ work: () -> Void) {
    let outer = attributes
    change(&attributes)
    work()
    attributes = outer
  }

  /// Everything that `work` adds gets an effect together.
  func with(effect: @escaping @MainActor (AnyView, PlotPainter) -> AnyView, _ work: () -> Void) {
    effects += 1
    let number = effects
    with({ $0.effects.append(MarkEffect(number: number, apply: effect)) }, work)
  }

  /// The marks of other content, which are not drawn by themselves.
  func separately(_ content: some ChartContent) -> [MarkRecord] {
    let (outer, outerAttributes) = (records, attributes)
    (records, attributes) = ([], MarkAttributes())
    defer { (records, attributes) = (outer, outerAttributes) }
    content._collect(into: self)
    return records
  }

  func descending(into type: Any.Type, _ work: () -> Void) {
    guard depth < 200 else {
      context.session.report("too-deep", .error, "\(type) nests more than 200 levels of chart content")
      return
    }
    depth += 1
    work()
    depth -= 1
  }
}
