import Foundation

/// Where something stands beside a mark or a chart.
public struct AnnotationPosition: Equatable, Sendable {
  enum Place: Equatable, Sendable {
    case automatic, overlay, top, bottom, leading, trailing, topLeading, topTrailing, bottomLeading,
      bottomTrailing
  }
  let place: Place
  public static let automatic = AnnotationPosition(place: .automatic)
  public static let overlay = AnnotationPosition(place: .overlay)
  public static let top = AnnotationPosition(place: .top)
  public static let bottom = AnnotationPosition(place: .bottom)
  public static let leading = AnnotationPosition(place: .leading)
  public static let trailing = AnnotationPosition(place: .trailing)
  public static let topLeading = AnnotationPosition(place: .topLeading)
  public static let topTrailing = AnnotationPosition(place: .topTrailing)
  public static let bottomLeading = AnnotationPosition(place: .bottomLeading)
  public static let bottomTrailing = AnnotationPosition(place: .bottomTrailing)
}

/// What an annotation knows of its mark.
public struct AnnotationContext: Sendable {
  public let targetSize: CGSize
}

/// What happens to an annotation that reaches beyond its bounds.
public struct AnnotationOverflowResolution: Sendable {
  public struct Strategy: Sendable {
    enum Kind: Sendable { case fit, padScale, disabled, automatic }
    let kind: Kind
    var boundary = Boundary.automatic
    public static let fit = Strategy(kind: .fit)
    public static func fit(to boundary: Boundary) -> Strategy { Strategy(kind: .fit, boundary: boundary) }
    /// Taken as `fit`: the scale is not widened.
    public static let padScale = Strategy(kind: .padScale)
    public static let disabled = Strategy(kind: .disabled)
    public static let automatic = Strategy(kind: .automatic)
  }
  public struct Boundary: Sendable, Equatable {
    enum Kind: Sendable { case plot, chart, automatic }
    let kind: Kind
    public static let plot = Boundary(kind: .plot)
    public static let chart = Boundary(kind: .chart)
    public static let automatic = Boundary(kind: .automatic)
  }
  let x, y: Strategy
  public init(x: Strategy = .automatic, y: Strategy = .automatic) {
    self.x = x
    self.y = y
  }
  public static let automatic = AnnotationOverflowResolution()
}

nonisolated extension ChartContent {
  /// A view beside each mark.
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some ChartContent {
    annotated(position, alignment, spacing, .automatic, AnyView(content()))
  }
  /// A view beside each mark, made from the mark's size.
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent {
    annotated(position, alignment, spacing, .automatic, making: content)
  }
  /// A view beside each mark, held within bounds.
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: () -> C
  ) -> some ChartContent {
    annotated(position, alignment, spacing, overflowResolution, AnyView(content()))
  }
  /// A view beside each mark, held within bounds and made from the mark's size.
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution,
    @ViewBuilder content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent {
    annotated(position, alignment, spacing, overflowResolution, making: content)
  }

  private func annotated(
    _ position: AnnotationPosition, _ alignment: Alignment, _ spacing: CGFloat?,
    _ overflow: AnnotationOverflowResolution, _ view: AnyView
  ) -> AttributedContent<Self> {
    attributed {
      $0.annotations.append(
        Annotation(position: position, alignment: alignment, spacing: spacing, overflow: overflow) { _ in view
        })
    }
  }
  private func annotated<C: View>(
    _ position: AnnotationPosition, _ alignment: Alignment, _ spacing: CGFloat?,
    _ overflow: AnnotationOverflowResolution, making content: @escaping (AnnotationContext) -> C
  ) -> AttributedContent<Self> {
    attributed {
      $0.annotations.append(
        Annotation(position: position, alignment: alignment, spacing: spacing, overflow: overflow) {
          AnyView(content($0))
        })
    }
  }
}
