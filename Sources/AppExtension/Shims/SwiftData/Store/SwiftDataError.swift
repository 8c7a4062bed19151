import Foundation

/// What went wrong with a store.
public struct SwiftDataError: Error, Equatable, LocalizedError, CustomStringConvertible, Sendable {
  package enum Kind: Equatable, Sendable {
    case loadIssueModelContainer, unsupportedType, store, readOnly, deniedByRule, notInSchema
  }
  package let kind: Kind
  public let description: String
  public var errorDescription: String? { description }

  public static let loadIssueModelContainer = SwiftDataError(
    kind: .loadIssueModelContainer, description: "The store cannot be opened.")

  static func loadIssueModelContainer(_ words: String) -> SwiftDataError {
    SwiftDataError(kind: .loadIssueModelContainer, description: "The store cannot be opened: \(words)")
  }
  static func unsupportedType(_ type: String) -> SwiftDataError {
    SwiftDataError(kind: .unsupportedType, description: "\(type) is not Codable, so it cannot be stored.")
  }
  static func store(_ words: String) -> SwiftDataError {
    SwiftDataError(kind: .store, description: "The store refuses: \(words)")
  }

  // Two errors are the same where they are of one kind, whatever the words.
  public static func == (a: SwiftDataError, b: SwiftDataError) -> Bool { a.kind == b.kind }
}
