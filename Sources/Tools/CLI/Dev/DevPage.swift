import Devices
import Foundation
import Host
import Logging
import NIOCore
import Projects
import Web

/// The page of one `vitrine dev`.
struct DevPage: Sendable {
  var model: HostPageModel
  var port: Int
  /// The SDK's fonts, which the page shows live text with.
  var fonts: URL
  var opensBrowser: Bool
  var console: DevConsole

  /// Serves until cancelled; calls back with the page's address once it can be reached.
  func serve(whenReady: @escaping @Sendable (String) async -> Void) async throws {
    let server = try PageServer(
      model: model, configuration: .init(port: port, fonts: fonts),
      logger: Logger(label: "vitrine.web") { _ in SwiftLogNoOpLogHandler() })
    do {
      try await server.run { [console, opensBrowser] address in
        console.ready("http://\(address)")
        if opensBrowser { BrowserWindow.open("http://\(address)") }
        await whenReady("http://\(address)")
      }
    } catch let error as IOError {
      throw Self.failure(error, port: port)
    }
  }

  private static func failure(_ error: IOError, port: Int) -> CommandFailure {
    switch error.errnoCode {
    case EADDRINUSE:
      CommandFailure(
        "Port \(port) on this machine is in use by another program.",
        cure:
          "End it, or choose another port: --port \(port == 65535 ? 8081 : port + 1) (0 takes any free one).")
    case EACCES:
      CommandFailure("Port \(port) is for root only.", cure: "Choose one above 1023, such as --port 8080.")
    default:
      CommandFailure("The page cannot be served on port \(port): \(SystemReason.of(errno: error.errnoCode)).")
    }
  }
}
