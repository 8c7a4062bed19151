/// Something about a project that is not as it should be and that does not keep the rest from being built.
package struct ProjectNote: Sendable, Equatable, Hashable, Codable {
  /// A stable word for its class, such as `missing-file`.
  package var code: String
  /// What is wrong, where, and what becomes of it, in a sentence or two.
  package var message: String

  package init(code: String, message: String) {
    self.code = code
    self.message = message
  }
}
