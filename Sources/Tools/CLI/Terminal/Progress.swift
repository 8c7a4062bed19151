import Foundation

/// Says what is being done: one line on a terminal that is written over, nothing elsewhere.
struct Progress: Sendable {
  private let isShown: Bool

  /// - Parameter isQuiet: Never shows anything.
  init(isQuiet: Bool = false) {
    isShown = !isQuiet && Terminal.isTerminal(STDERR_FILENO)
  }

  func say(_ text: String) {
    guard isShown else { return }
    let cut = String(text.prefix(max(10, Terminal.width() - 1)))
    write("\r\u{1B}[2K" + Style.standardError.faint(cut))
  }

  /// Must be called before anything else is printed.
  func clear() {
    guard isShown else { return }
    write("\r\u{1B}[2K")
  }

  private func write(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }
}
