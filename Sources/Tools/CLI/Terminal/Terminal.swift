import Foundation

/// Facts about the terminal, if there is one.
package enum Terminal {
  package static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// Follows the custom of `NO_COLOR`.
  static func wantsColour(_ descriptor: Int32) -> Bool {
    let environment = ProcessInfo.processInfo.environment
    let refuses = environment["NO_COLOR"].map { !$0.isEmpty } ?? false
    return isTerminal(descriptor) && !refuses && environment["TERM"] != "dumb"
  }

  /// Columns; 80 where nobody knows.
  static func width(_ descriptor: Int32 = STDERR_FILENO) -> Int {
    var size = winsize()
    return ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0 ? Int(size.ws_col) : 80
  }
}
