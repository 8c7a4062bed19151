import Foundation

/// Opens the page for somebody who sits at this machine.
enum BrowserWindow {
  /// Where there is a display and a program that opens addresses; silent where not, since the address is printed.
  static func open(_ address: String) {
    let environment = ProcessInfo.processInfo.environment
    guard Terminal.isTerminal(STDERR_FILENO), environment["DISPLAY"] ?? environment["WAYLAND_DISPLAY"] != nil,
      environment["SSH_CONNECTION"] == nil
    else { return }
    let opener = Process()
    opener.executableURL = URL(fileURLWithPath: "/usr/bin/xdg-open")
    opener.arguments = [address]
    opener.standardOutput = FileHandle.nullDevice
    opener.standardError = FileHandle.nullDevice
    try? opener.run()
  }
}
