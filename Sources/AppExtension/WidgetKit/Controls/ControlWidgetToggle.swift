import AppIntents
import Archive
import SwiftUI

/// A control with two states: a title, a symbol, and a value that says the state.
@MainActor @preconcurrency
public struct ControlWidgetToggle<Label: View, ValueLabel: View, Action>:
  ControlWidgetTemplate
{
  public typealias Body = Never
  private let template: ControlTemplate

  /// - Parameters:
  ///   - action: what is run when the toggle is pressed; its `value` is set to the state wanted.
  ///   - valueLabel: the value in words of a state, and its symbol where that depends on the state.
  public init(
    isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) where Action: SetValueIntent, Action.ValueType == Bool {
    template = Self.template(isOn, action, label, valueLabel)
  }

  /// A toggle whose value reads "On" and "Off".
  public init(isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label)
  where ValueLabel == ControlWidgetToggleDefaultLabel, Action: SetValueIntent, Action.ValueType == Bool {
    template = Self.template(isOn, action, label, nil)
  }

  private static func template(
    _ isOn: Bool, _ action: any AppIntent, _ label: @escaping () -> Label,
    _ valueLabel: ((Bool) -> ValueLabel)?
  ) -> ControlTemplate {
    ControlTemplate(
      kind: .toggle, isOn: isOn, action: action, label: { $0.read(label()) },
      valueLabel: valueLabel.map { valueLabel in { isOn, reader in reader.read(valueLabel(isOn)) } })
  }

  public var body: Never { fatalError("ControlWidgetToggle is primitive and has no body") }
  public func _describe(_ description: inout _ControlTemplateDeclaration) { description.template = template }
}

extension ControlWidgetToggle where Label == Text {
  /// A toggle with a title; its symbol comes from the value label.
  public init(
    _ titleKey: LocalizedStringKey, isOn: Bool, action: Action,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) where Action: SetValueIntent, Action.ValueType == Bool {
    self.init(isOn: isOn, action: action, label: { Text(titleKey) }, valueLabel: valueLabel)
  }
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, isOn: Bool, action: Action,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) where Action: SetValueIntent, Action.ValueType == Bool {
    self.init(isOn: isOn, action: action, label: { Text(titleResource) }, valueLabel: valueLabel)
  }
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, isOn: Bool, action: Action,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) where Action: SetValueIntent, Action.ValueType == Bool {
    self.init(isOn: isOn, action: action, label: { Text(title) }, valueLabel: valueLabel)
  }
}

/// The value label of a toggle that was given none: "On" and "Off".
@MainActor @preconcurrency public struct ControlWidgetToggleDefaultLabel: View {
  public var body: some View { EmptyView() }
}
