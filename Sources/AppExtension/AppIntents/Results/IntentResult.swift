import SwiftUI

/// What an intent gives back.
public protocol IntentResult: Sendable {
  associatedtype Value: _IntentValue = Never
  associatedtype OpensAppIntent: AppIntent = Never
  associatedtype Snippet = Never
  associatedtype Dialog = Never
  var value: Value? { get }
}

/// A result with a value.
public protocol ReturnsValue<Value>: IntentResult {}
/// A result that runs another intent.
public protocol OpensIntent: IntentResult {}
/// A result that says something.
public protocol ProvidesDialog: IntentResult where Dialog == IntentDialog {}
/// A result that shows a view.
public protocol ShowsSnippetView: IntentResult where Snippet == _SnippetViewContainer {}
/// A result that shows a view through an intent that makes it.
public protocol ShowsSnippetIntent: IntentResult where Snippet == _SnippetIntentContainer {}

/// A view that a result shows.
///
/// - Parity: no effect: a widget has no place for a result's view; it is not evaluated.
public struct _SnippetViewContainer {
  init() {}
}

/// An intent that makes a view that a result shows.
///
/// - Parity: no effect: a widget has no place for a result's view; the intent does not run.
public struct _SnippetIntentContainer {
  init() {}
}

/// What the `result` functions make.
public struct IntentResultContainer<Value: _IntentValue, OpensAppIntent: AppIntent, Snippet, Dialog>:
  IntentResult, @unchecked Sendable
{
  public var value: Value?
  public var dialog: IntentDialog?
  public var opensIntent: OpensAppIntent?

  init(value: Value? = nil, dialog: IntentDialog? = nil, opensIntent: OpensAppIntent? = nil) {
    self.value = value
    self.dialog = dialog
    self.opensIntent = opensIntent
  }
}

extension IntentResultContainer: ReturnsValue {}
extension IntentResultContainer: OpensIntent {}
extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {}
extension IntentResultContainer: ShowsSnippetView where Snippet == _SnippetViewContainer {}
extension IntentResultContainer: ShowsSnippetIntent where Snippet == _SnippetIntentContainer {}

extension IntentResult {
  public static func result() -> Self where Self == IntentResultContainer<Never, Never, Never, Never> {
    Self()
  }
  public static func result<Value>(value: Value) -> Self
  where Self == IntentResultContainer<Value, Never, Never, Never> { Self(value: value) }
  public static func result<OpensAppIntent>(opensIntent: OpensAppIntent) -> Self
  where Self == IntentResultContainer<Never, OpensAppIntent, Never, Never> { Self(opensIntent: opensIntent) }
  public static func result(dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Never, Never, Never, IntentDialog> { Self(dialog: dialog) }
  public static func result<Value, OpensAppIntent>(value: Value, opensIntent: OpensAppIntent) -> Self
  where Self == IntentResultContainer<Value, OpensAppIntent, Never, Never> {
    Self(value: value, opensIntent: opensIntent)
  }
  public static func result<Value>(value: Value, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Value, Never, Never, IntentDialog> {
    Self(value: value, dialog: dialog)
  }
  public static func result<Value, OpensAppIntent>(
    value: Value, opensIntent: OpensAppIntent, dialog: IntentDialog
  ) -> Self where Self == IntentResultContainer<Value, OpensAppIntent, Never, IntentDialog> {
    Self(value: value, dialog: dialog, opensIntent: opensIntent)
  }
  public static func result<OpensAppIntent>(opensIntent: OpensAppIntent, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Never, OpensAppIntent, Never, IntentDialog> {
    Self(dialog: dialog, opensIntent: opensIntent)
  }
}

/// Results with a button that runs another intent: the button stands in Siri's dialog.
///
/// - Parity: no effect: the button's intent is not offered.
extension IntentResult {
  public static func result<Intent: AppIntent>(actionButtonIntent: Intent) -> Self
  where Self == IntentResultContainer<Never, Never, Never, Never> { Self() }
  public static func result<Intent: AppIntent>(actionButtonIntent: Intent, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Never, Never, Never, IntentDialog> { Self(dialog: dialog) }
  public static func result<Value, Intent: AppIntent>(value: Value, actionButtonIntent: Intent) -> Self
  where Self == IntentResultContainer<Value, Never, Never, Never> { Self(value: value) }
  public static func result<Value, Intent: AppIntent>(
    value: Value, actionButtonIntent: Intent, dialog: IntentDialog
  ) -> Self where Self == IntentResultContainer<Value, Never, Never, IntentDialog> {
    Self(value: value, dialog: dialog)
  }
}

/// A container, whatever is in it.
protocol AnyIntentResultContainer {
  var said: IntentDialog? { get }
  var opened: (any AppIntent)? { get }
}

extension IntentResultContainer: AnyIntentResultContainer {
  var said: IntentDialog? { dialog }
  var opened: (any AppIntent)? { opensIntent }
}
