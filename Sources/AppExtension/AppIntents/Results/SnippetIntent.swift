import SwiftUI

/// An intent whose result is a view with buttons of its own.
///
/// - Parity: no effect: a widget has no place for a result's view.
public protocol SnippetIntent: AppIntent where PerformResult: ShowsSnippetView {}

extension SnippetIntent {
  /// Makes the view anew where it is shown. It is shown nowhere here.
  public static func reload() {}
}

/// Shows nothing.
public struct EmptySnippetIntent: SnippetIntent {
  public static var title: LocalizedStringResource { "" }
  public init() {}
  public func perform() async throws -> some IntentResult & ShowsSnippetView { .result(view: EmptyView()) }
}

extension IntentResult {
  public static func result(snippetIntent: some SnippetIntent = EmptySnippetIntent()) -> Self
  where Self == IntentResultContainer<Never, Never, _SnippetIntentContainer, Never> { Self() }
  public static func result<Value>(
    value: Value, snippetIntent: some SnippetIntent = EmptySnippetIntent()
  ) -> Self where Self == IntentResultContainer<Value, Never, _SnippetIntentContainer, Never> {
    Self(value: value)
  }
  public static func result(
    dialog: IntentDialog, snippetIntent: some SnippetIntent = EmptySnippetIntent()
  ) -> Self where Self == IntentResultContainer<Never, Never, _SnippetIntentContainer, IntentDialog> {
    Self(dialog: dialog)
  }
  public static func result<Value>(
    value: Value, dialog: IntentDialog, snippetIntent: some SnippetIntent = EmptySnippetIntent()
  ) -> Self where Self == IntentResultContainer<Value, Never, _SnippetIntentContainer, IntentDialog> {
    Self(value: value, dialog: dialog)
  }
}
