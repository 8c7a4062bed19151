/// Something that ends a command: what happened and where, and what to do.
package struct CommandFailure: Error, Equatable {
  package var message: String
  package var cure: String?
  /// A mistake in how the command was called.
  package var isUsage: Bool

  package init(_ message: String, cure: String? = nil, isUsage: Bool = false) {
    self.message = message
    self.cure = cure
    self.isUsage = isUsage
  }
}
