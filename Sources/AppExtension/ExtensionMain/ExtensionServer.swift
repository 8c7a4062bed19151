import Archive
import CDefaults
import Foundation

/// The main loop of an extension process: connects to the host, answers its requests, leaves when the host does.
package enum ExtensionServer {
  /// The environment variable with the path of the host's socket.
  package static let socketVariable = "VITRINE_SOCKET"

  /// Serves until the host says goodbye or closes the connection. Must be called on the main thread, which then runs the main
  /// run loop, so that `DispatchQueue.main`, timers and tasks of the main actor work as in an app.
  package static func run(service: @escaping @MainActor () -> any ExtensionService) -> Never {
    guard let path = ProcessInfo.processInfo.environment[socketVariable] else {
      ProcessExit.misuse(
        "This program is a widget extension and does nothing on its own; start it with `vitrine dev PATH`.")
    }
    do {
      HostConnection.shared.open(try UnixSocket.connect(to: path))
    } catch {
      ProcessExit.misuse(
        "This widget extension cannot reach its host at \(path) (\(error)); start it with `vitrine dev PATH`."
      )
    }
    vitrine_crash_frames()
    let (requests, continuation) = AsyncStream.makeStream(of: Request.self)
    Task { @MainActor in
      let lanes = RequestLanes(service()) { send($0) }
      for await request in requests { lanes.take(request) }
    }
    Thread.detachNewThread { RequestReader.run(HostConnection.shared) { continuation.yield($0) } }
    RunLoop.main.run()
    dispatchMain()
  }

  /// Whether this process is an extension with a host.
  package static var isConnected: Bool { HostConnection.shared.isOpen }

  /// Sends a reply nobody asked for, such as a call of `WidgetCenter`; may be called from any thread. Without a host it does nothing.
  package static func send(_ reply: Reply) {
    HostConnection.shared.send(reply)
  }
}
