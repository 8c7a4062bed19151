// Parity: no effect: a widget edits, renames and pastes nothing; the buttons are drawn

/// Switches a list to editing. Drawn; does nothing in a widget.
nonisolated public struct EditButton: View {
  public init() {}
  @MainActor public var body: some View { Button("Edit") {} }
}

/// Starts renaming. Drawn; does nothing in a widget.
nonisolated public struct RenameButton<Label: View>: View {
  public init() where Label == SwiftUI.Label<Text, Image> {}
  @MainActor public var body: some View { Button("Rename", systemImage: "pencil") {} }
}

/// Pastes. iOS's widget archive cannot hold one; its placeholder is drawn.
nonisolated public struct PasteButton: View {
  public init(supportedTypes: [String], payloadAction: @escaping ([Any]) -> Void) {}
  public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {}
  @MainActor public var body: some View {
    UnsupportedPlaceholder(name: "PasteButton", width: 84, height: 34)
  }
}
