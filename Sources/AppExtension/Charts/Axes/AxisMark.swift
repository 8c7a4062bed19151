import Foundation

/// What is drawn for one value of an axis: a line, a tick, a label.
@MainActor @preconcurrency public protocol AxisMark {
  @MainActor @preconcurrency func _parts(at value: AxisValue) -> _AxisParts
}

/// Lines, ticks and labels of one value.
public struct _AxisParts {
  struct Line {
    var centered: Bool?
    var stroke: StrokeStyle?
    var style: (any ShapeStyle)?
    var offset = CGSize.zero
    /// How far it reaches beyond the plot; `nil` for a line across it.
    var tick: AxisTick.Length.Kind?
  }
  struct Label {
    var centered: Bool?
    var anchor: UnitPoint?
    var orientation = AxisValueLabelOrientation.Kind.automatic
    var horizontalSpacing: CGFloat?
    var verticalSpacing: CGFloat?
    var collision = AxisValueLabelCollisionResolution.Kind.automatic
    var style: (any ShapeStyle)?
    var font: Font?
    var offset = CGSize.zero
    var content: AnyView
    /// The characters, where the label is nothing else.
    var words: String?
  }
  var lines: [Line] = []
  var labels: [Label] = []
  static func + (a: _AxisParts, b: _AxisParts) -> _AxisParts {
    _AxisParts(lines: a.lines + b.lines, labels: a.labels + b.labels)
  }
}

extension Never: AxisMark {
  @MainActor public func _parts(at value: AxisValue) -> _AxisParts { _AxisParts() }
}
extension Optional: AxisMark where Wrapped: AxisMark {
  @MainActor public func _parts(at value: AxisValue) -> _AxisParts { self?._parts(at: value) ?? _AxisParts() }
}

/// An axis mark whose type is hidden.
nonisolated public struct AnyAxisMark: AxisMark {
  let content: any AxisMark
  public init(_ content: any AxisMark) { self.content = content }
  public init(erasing content: some AxisMark) { self.content = content }
  @MainActor public func _parts(at value: AxisValue) -> _AxisParts { content._parts(at: value) }
}

/// A line across the plot.
nonisolated public struct AxisGridLine: AxisMark {
  let centered: Bool?
  let stroke: StrokeStyle?
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
    self.centered = centered
    self.stroke = stroke
  }
  @MainActor public func _parts(at value: AxisValue) -> _AxisParts {
    _AxisParts(lines: [.init(centered: centered, stroke: stroke)])
  }
}

/// A short line between the plot and a label.
nonisolated public struct AxisTick: AxisMark {
  public struct Length: CustomStringConvertible, Sendable {
    enum Kind: Equatable, Sendable { case automatic, label(CGFloat), longestLabel(CGFloat), points(CGFloat) }
    let kind: Kind
    public static var automatic: Length { .init(kind: .automatic) }
    public static var label: Length { .init(kind: .label(0)) }
    public static func label(extendPastBy: CGFloat = 0) -> Length { .init(kind: .label(extendPastBy)) }
    public static var longestLabel: Length { .init(kind: .longestLabel(0)) }
    public static func longestLabel(extendPastBy: CGFloat = 0) -> Length {
      .init(kind: .longestLabel(extendPastBy))
    }
    public var description: String { "\(kind)" }
  }
  let centered: Bool?
  let length: Length
  let stroke: StrokeStyle?
  public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {
    self.centered = centered
    self.length = length
    self.stroke = stroke
  }
  public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
    self.init(
      centered: centered, length: Length(kind: .points(length.isFinite ? min(max(length, 0), 1000) : 0)),
      stroke: stroke)
  }
  @MainActor public func _parts(at value: AxisValue) -> _AxisParts {
    _AxisParts(lines: [.init(centered: centered, stroke: stroke, tick: length.kind)])
  }
}

nonisolated struct ChangedAxisMark<Content: AxisMark>: AxisMark {
  let content: Content
  let change: (inout _AxisParts) -> Void
  @MainActor func _parts(at value: AxisValue) -> _AxisParts {
    var parts = content._parts(at: value)
    change(&parts)
    return parts
  }
}

nonisolated extension AxisMark {
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark {
    ChangedAxisMark(content: self) { parts in
      for index in parts.lines.indices where parts.lines[index].style == nil {
        parts.lines[index].style = style
      }
      for index in parts.labels.indices where parts.labels[index].style == nil {
        parts.labels[index].style = style
      }
    }
  }
  public func font(_ font: Font?) -> some AxisMark {
    ChangedAxisMark(content: self) { parts in
      for index in parts.labels.indices where parts.labels[index].font == nil {
        parts.labels[index].font = font
      }
    }
  }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark { offset(CGSize(width: x, height: y)) }
  public func offset(_ offset: CGSize) -> some AxisMark {
    ChangedAxisMark(content: self) { parts in
      for index in parts.lines.indices { parts.lines[index].offset += offset }
      for index in parts.labels.indices { parts.labels[index].offset += offset }
    }
  }
}

extension CGSize {
  static func += (a: inout CGSize, b: CGSize) {
    a = CGSize(width: a.width + b.width, height: a.height + b.height)
  }
}
