import Foundation

/// The name of a value beside the axis.
nonisolated public struct AxisValueLabel<Content: View>: AxisMark {
  private var label: _AxisParts.Label
  private var words: ((AxisValue) -> String?)?

  /// The value in its usual form.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) where Content == Never {
    label = .init(
      centered: centered, anchor: anchor, orientation: orientation.kind, horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing, collision: collisionResolution.kind, content: AnyView(EmptyView()))
    words = { $0.words }
  }
  /// A view.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    label = .init(
      centered: centered, anchor: anchor, orientation: orientation.kind, horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing, collision: collisionResolution.kind, content: AnyView(content()))
  }
  public init(
    _ titleKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) where Content == Text {
    label = .init(
      centered: centered, anchor: anchor, orientation: orientation.kind, horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing, collision: collisionResolution.kind, content: AnyView(Text(titleKey)))
  }
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) where Content == Text {
    label = .init(
      centered: centered, anchor: anchor, orientation: orientation.kind, horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing, collision: collisionResolution.kind, content: AnyView(Text(title)))
  }
  /// The value in a format.
  public init<Format: FormatStyle>(
    format: Format, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) where Content == Never, Format.FormatInput: Plottable, Format.FormatOutput == String {
    label = .init(
      centered: centered, anchor: anchor, orientation: orientation.kind, horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing, collision: collisionResolution.kind, content: AnyView(EmptyView()))
    words = { value in value.as(Format.FormatInput.self).map { format.format($0) } ?? value.words }
  }

  @MainActor public func _parts(at value: AxisValue) -> _AxisParts {
    var label = label
    if let words {
      guard let string = words(value), !string.isEmpty else { return _AxisParts() }
      (label.content, label.words) = (AnyView(Text(verbatim: string)), string)
    }
    return _AxisParts(labels: [label])
  }
}

public struct AxisValueLabelOrientation: CustomStringConvertible, Sendable {
  enum Kind: String, Sendable { case automatic, horizontal, vertical, verticalReversed }
  let kind: Kind
  public static var automatic: AxisValueLabelOrientation { .init(kind: .automatic) }
  public static var horizontal: AxisValueLabelOrientation { .init(kind: .horizontal) }
  public static var vertical: AxisValueLabelOrientation { .init(kind: .vertical) }
  public static var verticalReversed: AxisValueLabelOrientation { .init(kind: .verticalReversed) }
  public var description: String { kind.rawValue }
}

/// What happens to labels that would overlap.
public struct AxisValueLabelCollisionResolution: CustomStringConvertible, Sendable {
  enum Kind: Equatable, Sendable {
    case automatic, greedy(priority: Double, spacing: CGFloat?), truncate, disabled
  }
  let kind: Kind
  public static var automatic: AxisValueLabelCollisionResolution { .init(kind: .automatic) }
  public static var greedy: AxisValueLabelCollisionResolution { .greedy() }
  /// Left out where they overlap one that came before.
  public static func greedy(priority: Double = 0, minimumSpacing: CGFloat? = nil)
    -> AxisValueLabelCollisionResolution
  {
    .init(kind: .greedy(priority: priority, spacing: minimumSpacing))
  }
  public static var truncate: AxisValueLabelCollisionResolution { .init(kind: .truncate) }
  public static var disabled: AxisValueLabelCollisionResolution { .init(kind: .disabled) }
  public var description: String { "\(kind)" }
}
