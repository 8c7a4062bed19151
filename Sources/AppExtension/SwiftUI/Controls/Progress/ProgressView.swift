import Foundation

/// How far a task has come, drawn by a `ProgressViewStyle`.
///
/// A value outside 0…total is drawn at the nearest end, as on iOS, and noted in the scene's diagnostics. Without a
/// value a widget shows the activity indicator at rest: pictures do not spin.
nonisolated public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  public typealias Body = Never
  enum Amount {
    case indeterminate
    case value(ValueFraction)
    case timer(ClosedRange<Date>, countsDown: Bool)
    /// Of a style's configuration.
    case fraction(Double?, TimerProgress?)
  }
  let amount: Amount
  let label: Label?
  let currentValueLabel: CurrentValueLabel?

  init(_ amount: Amount, label: Label?, currentValueLabel: CurrentValueLabel?) {
    self.amount = amount
    self.label = label
    self.currentValueLabel = currentValueLabel
  }

  @MainActor public func _makeNodes(in context: _ViewContext) -> [_LayoutNode] {
    var fraction: Double?
    var timer: TimerProgress?
    var spoken: String?
    switch amount {
    case .indeterminate: break
    case .value(let value):
      value.report("ProgressView", to: context.session)
      fraction = value.fraction
      spoken = value.spoken
    case .timer(let interval, let countsDown):
      let progress = TimerProgress(interval: interval, countsDown: countsDown)
      timer = progress
      fraction = progress.fraction(at: context.session.now)
    case .fraction(let value, let progress): (fraction, timer) = (value, progress)
    }
    let nodes = context.drawing(
      Self.self, styledBy: DefaultProgressViewStyle() as any ProgressViewStyle
    ) { style, part in
      style.makeBody(
        configuration: ProgressViewStyleConfiguration(
          fractionCompleted: fraction, label: part(unlessEmpty: label).map { .init(_part: $0) },
          currentValueLabel: part(unlessEmpty: currentValueLabel).map { .init(_part: $0) }, timer: timer))
    }
    if case .fraction = amount { return nodes }
    return nodes.map {
      .saying($0, label: label, value: currentValueLabel, otherwise: spoken, in: context)
    }
  }
}

/// A span of time as progress.
struct TimerProgress: Equatable, Sendable {
  let interval: ClosedRange<Date>
  let countsDown: Bool

  func fraction(at date: Date) -> Double {
    let passed = ValueFraction(
      date.timeIntervalSinceReferenceDate, from: interval.lowerBound.timeIntervalSinceReferenceDate,
      to: interval.upperBound.timeIntervalSinceReferenceDate)
    // A span without extent is over.
    let done = passed.problem == .emptyRange ? 1 : passed.fraction
    return countsDown ? 1 - done : done
  }
}

nonisolated extension ProgressView where CurrentValueLabel == EmptyView {
  public init() where Label == EmptyView {
    self.init(.indeterminate, label: nil, currentValueLabel: nil)
  }
  public init(@ViewBuilder label: () -> Label) {
    self.init(.indeterminate, label: label(), currentValueLabel: nil)
  }
  public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(.indeterminate, label: Text(titleKey), currentValueLabel: nil)
  }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init(.indeterminate, label: Text(title), currentValueLabel: nil)
  }
}

nonisolated extension ProgressView {
  /// No value means an amount that is not known; a total that is 0 or less is a range without extent.
  private static func amount<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Amount {
    value.map { .value(ValueFraction(Double($0), from: 0, to: Double(total))) } ?? .indeterminate
  }
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0)
  where Label == EmptyView, CurrentValueLabel == EmptyView {
    self.init(Self.amount(value, total), label: nil, currentValueLabel: nil)
  }
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label)
  where CurrentValueLabel == EmptyView {
    self.init(Self.amount(value, total), label: label(), currentValueLabel: nil)
  }
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(Self.amount(value, total), label: label(), currentValueLabel: currentValueLabel())
  }
  public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0)
  where Label == Text, CurrentValueLabel == EmptyView {
    self.init(Self.amount(value, total), label: Text(titleKey), currentValueLabel: nil)
  }
  @_disfavoredOverload public init<S: StringProtocol, V: BinaryFloatingPoint>(
    _ title: S, value: V?, total: V = 1.0
  ) where Label == Text, CurrentValueLabel == EmptyView {
    self.init(Self.amount(value, total), label: Text(title), currentValueLabel: nil)
  }
  /// The state of a `Progress` when the view is made; a picture does not follow it.
  public init(_ progress: Progress) where Label == EmptyView, CurrentValueLabel == EmptyView {
    self.init(
      progress.isIndeterminate
        ? .indeterminate : .value(ValueFraction(progress.fractionCompleted, from: 0, to: 1)),
      label: nil, currentValueLabel: nil)
  }
  /// The progress of a style's configuration, drawn by the style around that one.
  public init(_ configuration: ProgressViewStyleConfiguration)
  where
    Label == ProgressViewStyleConfiguration.Label,
    CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
  {
    self.init(
      .fraction(configuration.fractionCompleted, configuration.timer), label: configuration.label,
      currentValueLabel: configuration.currentValueLabel)
  }
}

// MARK: time

nonisolated extension ProgressView {
  /// Progress that moves with time by itself, as timer texts do: the surface draws it for each instant.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      .timer(timerInterval, countsDown: countsDown), label: label(), currentValueLabel: currentValueLabel())
  }
}

nonisolated extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(
      .timer(timerInterval, countsDown: countsDown), label: label(),
      currentValueLabel: DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown))
  }
}

nonisolated extension ProgressView where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
    self.init(
      .timer(timerInterval, countsDown: countsDown), label: nil,
      currentValueLabel: DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown))
  }
}

/// The time that is left, or that has passed, below a timer's progress.
nonisolated public struct DefaultDateProgressLabel: View {
  let interval: ClosedRange<Date>
  let countsDown: Bool
  @MainActor public var body: some View { Text(timerInterval: interval, countsDown: countsDown) }
}
