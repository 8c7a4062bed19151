import Host

/// What a person does on the page: taps, and locks the device.
package protocol InteractionModel: Sendable {
  /// Whether the device is locked.
  var isLocked: Bool { get async }
  func setLocked(_ isLocked: Bool) async

  /// Does what the picture offers. Throws `Problem` when nothing was run.
  func tap(_ tap: TapRequest) async throws -> TapOutcome
  /// What was opened lately, the latest last.
  func openedURLs() async -> [OpenedURL]
}
