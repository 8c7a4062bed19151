import SwiftUI

/// Results with a view. The view is not evaluated: a widget has no place for it.
extension IntentResult {
  public static func result<Content: View>(view: Content = EmptyView()) -> Self
  where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, Never> { Self() }
  public static func result<Content: View>(@ViewBuilder content: () -> Content) -> Self
  where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, Never> { Self() }

  public static func result<Value, Content: View>(value: Value, view: Content = EmptyView()) -> Self
  where Self == IntentResultContainer<Value, Never, _SnippetViewContainer, Never> { Self(value: value) }
  public static func result<Value, Content: View>(value: Value, @ViewBuilder content: () -> Content) -> Self
  where Self == IntentResultContainer<Value, Never, _SnippetViewContainer, Never> { Self(value: value) }

  public static func result<Value, OpensAppIntent, Content: View>(
    value: Value, opensIntent: OpensAppIntent, view: Content = EmptyView()
  ) -> Self where Self == IntentResultContainer<Value, OpensAppIntent, _SnippetViewContainer, Never> {
    Self(value: value, opensIntent: opensIntent)
  }
  public static func result<Value, OpensAppIntent, Content: View>(
    value: Value, opensIntent: OpensAppIntent, @ViewBuilder content: () -> Content
  ) -> Self where Self == IntentResultContainer<Value, OpensAppIntent, _SnippetViewContainer, Never> {
    Self(value: value, opensIntent: opensIntent)
  }

  public static func result<Value, OpensAppIntent, Content: View>(
    value: Value, opensIntent: OpensAppIntent, dialog: IntentDialog, view: Content = EmptyView()
  ) -> Self where Self == IntentResultContainer<Value, OpensAppIntent, _SnippetViewContainer, IntentDialog> {
    Self(value: value, dialog: dialog, opensIntent: opensIntent)
  }
  public static func result<Value, OpensAppIntent, Content: View>(
    value: Value, opensIntent: OpensAppIntent, dialog: IntentDialog, @ViewBuilder content: () -> Content
  ) -> Self where Self == IntentResultContainer<Value, OpensAppIntent, _SnippetViewContainer, IntentDialog> {
    Self(value: value, dialog: dialog, opensIntent: opensIntent)
  }

  public static func result<Value, Content: View>(
    value: Value, dialog: IntentDialog, view: Content = EmptyView()
  ) -> Self where Self == IntentResultContainer<Value, Never, _SnippetViewContainer, IntentDialog> {
    Self(value: value, dialog: dialog)
  }
  public static func result<Value, Content: View>(
    value: Value, dialog: IntentDialog, @ViewBuilder content: () -> Content
  ) -> Self where Self == IntentResultContainer<Value, Never, _SnippetViewContainer, IntentDialog> {
    Self(value: value, dialog: dialog)
  }

  public static func result<OpensAppIntent, Content: View>(
    opensIntent: OpensAppIntent, view: Content = EmptyView()
  ) -> Self where Self == IntentResultContainer<Never, OpensAppIntent, _SnippetViewContainer, Never> {
    Self(opensIntent: opensIntent)
  }
  public static func result<OpensAppIntent, Content: View>(
    opensIntent: OpensAppIntent, @ViewBuilder content: () -> Content
  ) -> Self where Self == IntentResultContainer<Never, OpensAppIntent, _SnippetViewContainer, Never> {
    Self(opensIntent: opensIntent)
  }

  public static func result<OpensAppIntent, Content: View>(
    opensIntent: OpensAppIntent, dialog: IntentDialog, view: Content = EmptyView()
  ) -> Self where Self == IntentResultContainer<Never, OpensAppIntent, _SnippetViewContainer, IntentDialog> {
    Self(dialog: dialog, opensIntent: opensIntent)
  }
  public static func result<OpensAppIntent, Content: View>(
    opensIntent: OpensAppIntent, dialog: IntentDialog, @ViewBuilder content: () -> Content
  ) -> Self where Self == IntentResultContainer<Never, OpensAppIntent, _SnippetViewContainer, IntentDialog> {
    Self(dialog: dialog, opensIntent: opensIntent)
  }

  public static func result<Content: View>(dialog: IntentDialog, view: Content = EmptyView()) -> Self
  where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, IntentDialog> {
    Self(dialog: dialog)
  }
  public static func result<Content: View>(dialog: IntentDialog, @ViewBuilder content: () -> Content) -> Self
  where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, IntentDialog> {
    Self(dialog: dialog)
  }
}
