/// Something that ends a command: what happened and where, and what to do.
struct CommandFailure: Error, Equatable {
  var message: String
  var cure: String?
  /// A mistake in how the command was called.
  var isUsage: Bool

  init(_ message: String, cure: String? = nil, isUsage: Bool = false) {
    self.message = message
    self.cure = cure
    self.isUsage = isUsage
  }
}
