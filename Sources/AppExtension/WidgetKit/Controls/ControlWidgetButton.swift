import AppIntents
import Archive
import SwiftUI

/// A control that runs an action: no state, a title and a symbol.
@MainActor @preconcurrency
public struct ControlWidgetButton<Label: View, ActionLabel: View, Action>:
  ControlWidgetTemplate
{
  public typealias Body = Never
  private let template: ControlTemplate

  /// - Parameter actionLabel: what is shown while the action runs (`true`) and while it does not: a text for the second line, or
  ///   another symbol.
  public init(
    action: Action, @ViewBuilder label: @escaping () -> Label,
    @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) where Action: AppIntent {
    template = Self.template(action, label, actionLabel)
  }

  /// A button without anything to say about its action.
  public init(action: Action, @ViewBuilder label: @escaping () -> Label)
  where ActionLabel == ControlWidgetButtonDefaultActionLabel, Action: AppIntent {
    template = Self.template(action, label, nil)
  }

  /// A button that opens the app.
  public init(action: Action, @ViewBuilder label: @escaping () -> Label)
  where ActionLabel == ControlWidgetButtonDefaultActionLabel, Action: OpenIntent {
    template = Self.template(action, label, nil)
  }

  private static func template(
    _ action: any AppIntent, _ label: @escaping () -> Label, _ actionLabel: ((Bool) -> ActionLabel)?
  ) -> ControlTemplate {
    ControlTemplate(
      kind: .button, isOn: false, action: action, label: { $0.read(label()) },
      valueLabel: actionLabel.map { actionLabel in { isActive, reader in reader.read(actionLabel(isActive)) }
      })
  }

  public var body: Never { fatalError("ControlWidgetButton is primitive and has no body") }
  public func _describe(_ description: inout _ControlTemplateDeclaration) { description.template = template }
}

extension ControlWidgetButton where Label == Text {
  /// A button with a title; its symbol comes from the action label.
  public init(
    _ titleKey: LocalizedStringKey, action: Action,
    @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) where Action: AppIntent {
    self.init(action: action, label: { Text(titleKey) }, actionLabel: actionLabel)
  }
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, action: Action,
    @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) where Action: AppIntent {
    self.init(action: action, label: { Text(titleResource) }, actionLabel: actionLabel)
  }
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, action: Action, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) where Action: AppIntent {
    self.init(action: action, label: { Text(title) }, actionLabel: actionLabel)
  }
}

/// The action label of a button that was given none: empty.
@MainActor @preconcurrency public struct ControlWidgetButtonDefaultActionLabel: View {
  public var body: some View { EmptyView() }
}
