import SwiftUI

extension Never: _IntentValue {
  public static var defaultResolverSpecification: EmptyResolverSpecification<Never> { .init() }
}

extension Never: ParameterSummary {
  public typealias Intent = Never
}

extension Never: IntentResult {
  public typealias Value = Never
  public typealias OpensAppIntent = Never
  public typealias Snippet = Never
  public typealias Dialog = Never
  public var value: Never? { nil }
}

/// No intent: what a result opens when it opens none.
extension Never: AppIntent {
  public static var title: LocalizedStringResource { "" }
  public init() { fatalError("Never is no intent and cannot be made.") }
  public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> {
    switch self {}
  }
}
