import Foundation

/// The marks of an axis.
@MainActor @preconcurrency public protocol AxisContent {
  @MainActor @preconcurrency func _collect(into axis: _AxisCollector)
}

/// Gathers the groups of marks of an axis.
@MainActor public final class _AxisCollector {
  private(set) var groups: [AxisGroup] = []
  func add(_ group: AxisGroup) { groups.append(group) }
}

/// One `AxisMarks`.
struct AxisGroup {
  var preset: AxisMarkPreset.Kind
  var position: AxisMarkPosition.Kind
  var values: AxisMarkValues
  /// `nil` for the marks that an axis has by itself.
  var content: ((AxisValue) -> any AxisMark)?
  var stroke: StrokeStyle?
  var format: ((AxisValue) -> String?)?
}

extension Never: AxisContent {
  @MainActor public func _collect(into axis: _AxisCollector) {}
}
extension Optional: AxisContent where Wrapped: AxisContent {
  @MainActor public func _collect(into axis: _AxisCollector) { self?._collect(into: axis) }
}

/// Axis content whose type is hidden.
nonisolated public struct AnyAxisContent: AxisContent {
  let content: any AxisContent
  public init(_ content: any AxisContent) { self.content = content }
  public init(erasing content: some AxisContent) { self.content = content }
  @MainActor public func _collect(into axis: _AxisCollector) { content._collect(into: axis) }
}

nonisolated extension AxisContent {
  /// Axis marks are drawn together anyway.
  public func compositingLayer() -> some AxisContent { self }
}

/// Lines, ticks and labels at some values of an axis.
nonisolated public struct AxisMarks<Content: AxisMark>: AxisContent {
  private var group: AxisGroup

  private init(
    _ preset: AxisMarkPreset, _ position: AxisMarkPosition, _ values: AxisMarkValues,
    stroke: StrokeStyle? = nil,
    format: ((AxisValue) -> String?)? = nil, content: ((AxisValue) -> Content)? = nil
  ) {
    group = AxisGroup(
      preset: preset.kind, position: position.kind, values: values,
      content: content.map { make in { make($0) } }, stroke: stroke, format: format)
  }
  private static func list<Value: Plottable>(_ values: [Value]) -> AxisMarkValues {
    AxisMarkValues(kind: .list(values.prefix(1000).map(\.chartValue)))
  }

  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) { self.init(preset, position, values, content: content) }
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) { self.init(preset, position, Self.list(values), content: content) }
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping () -> Content
  ) { self.init(preset, position, values, content: { _ in content() }) }
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    @AxisMarkBuilder content: @escaping () -> Content
  ) { self.init(preset, position, Self.list(values), content: { _ in content() }) }

  public init<Format: FormatStyle>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) where Content == Never, Format.FormatInput: Plottable, Format.FormatOutput == String {
    self.init(
      preset, position, values, stroke: stroke,
      format: { $0.as(Format.FormatInput.self).map { format.format($0) } })
  }
  public init<Value: Plottable, Format: FormatStyle>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value],
    stroke: StrokeStyle? = nil
  ) where Content == Never, Value == Format.FormatInput, Format.FormatOutput == String {
    self.init(
      preset, position, Self.list(values), stroke: stroke,
      format: { $0.as(Format.FormatInput.self).map { format.format($0) } })
  }
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    stroke: StrokeStyle? = nil
  ) where Content == Never { self.init(preset, position, values, stroke: stroke) }
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    stroke: StrokeStyle? = nil
  ) where Content == Never { self.init(preset, position, Self.list(values), stroke: stroke) }

  @MainActor public func _collect(into axis: _AxisCollector) { axis.add(group) }
}
