import SwiftUI

nonisolated extension View {
  /// What the Action button says the control does, and what a screen reader says about it: a phrase that begins with a verb. The system
  /// puts "Hold to" before it.
  ///
  /// Belongs on the label or value label of a control's template; without it the hint is made from the control's display name, its
  /// value and what kind of template it is.
  public func controlWidgetActionHint(_ hint: Text) -> some View { controlLabelWord(.hint, hint) }
  public func controlWidgetActionHint(_ hintKey: LocalizedStringKey) -> some View {
    controlLabelWord(.hint, Text(hintKey))
  }
  @_disfavoredOverload
  public func controlWidgetActionHint(_ hint: LocalizedStringResource) -> some View {
    controlLabelWord(.hint, Text(hint))
  }
  @_disfavoredOverload
  public func controlWidgetActionHint(_ hint: some StringProtocol) -> some View {
    controlLabelWord(.hint, Text(hint))
  }

  /// What Control Center shows for a moment when the control's state has changed.
  ///
  /// Belongs on the value label of a control's template. It stands for 3 seconds here; Apple names no length.
  public func controlWidgetStatus(_ status: Text) -> some View { controlLabelWord(.status, status) }
  public func controlWidgetStatus(_ statusKey: LocalizedStringKey) -> some View {
    controlLabelWord(.status, Text(statusKey))
  }
  @_disfavoredOverload
  public func controlWidgetStatus(_ status: LocalizedStringResource) -> some View {
    controlLabelWord(.status, Text(status))
  }
  @_disfavoredOverload
  public func controlWidgetStatus(_ status: some StringProtocol) -> some View {
    controlLabelWord(.status, Text(status))
  }
}
