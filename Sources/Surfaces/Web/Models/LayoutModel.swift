import Host

/// What stands where, as far as a page can change it.
package protocol LayoutModel: Sendable {
  /// How the Home Screen is coloured.
  var appearance: HomeAppearance { get async }
  /// Throws `Problem`.
  func setAppearance(_ appearance: HomeAppearance) async throws

  /// Throws `Problem` with the reason when the edit is not possible.
  func edit(_ edit: LayoutEdit) async throws
  /// What `undo()` would take back; `nil` when there is nothing.
  var undoTitle: String? { get async }
  /// Takes the last edit back and says which. Throws `Problem`.
  func undo() async throws -> String?
}
