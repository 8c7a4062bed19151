import Foundation

/// An intent that changes the app with the Focus.
///
/// - Parity: no effect: there is no Focus, so no filter is ever current.
public protocol SetFocusFilterIntent: AppIntent, InstanceDisplayRepresentable {
  var appContext: FocusFilterAppContext { get }
  static func suggestedFocusFilters(for context: FocusFilterSuggestionContext) async -> [Self]
}

extension SetFocusFilterIntent {
  public var appContext: FocusFilterAppContext { FocusFilterAppContext() }
  public static func suggestedFocusFilters(for context: FocusFilterSuggestionContext) async -> [Self] { [] }
  public static func invalidateFocusFilterAppContext() {}
  /// Throws `notFound`: there is no Focus.
  public static var current: Self {
    get async throws { throw SetFocusFilterIntentError.notFound }
  }
}

public enum SetFocusFilterIntentError: LocalizedError, Hashable {
  case notFound, missingParameterValue
  public var errorDescription: String? {
    switch self {
    case .notFound: "No Focus filter is on."
    case .missingParameterValue: "The Focus filter has a parameter without a value."
    }
  }
}

/// What the app shows in a Focus.
public struct FocusFilterAppContext: Sendable {
  public let targetContentIdentifierPrefix: String?
  public init(targetContentIdentifierPrefix: String? = nil) {
    self.targetContentIdentifierPrefix = targetContentIdentifierPrefix
  }
}

/// For whom filters are suggested.
public struct FocusFilterSuggestionContext: Sendable {}
