import Archive
import ExtensionMain
import Foundation

/// How a process reaches its host.
package protocol AppTransport: Sendable {
  /// Who the process says it is.
  var identity: AppIdentity { get }
  /// Whether the process was told of a host.
  var hasHost: Bool { get }
  /// A connected stream socket, which the caller owns.
  func open() throws(AppTransportFailure) -> Int32
}

/// Why there is no host, in one sentence that says what to do.
package struct AppTransportFailure: Error, Sendable, Equatable {
  package let sentence: String
  package init(_ sentence: String) { self.sentence = sentence }
}

/// The socket and the identity that the host wrote into the process's environment.
package struct EnvironmentTransport: AppTransport {
  private let environment: [String: String]
  private let processName: String

  package init(
    environment: [String: String] = ProcessInfo.processInfo.environment,
    processName: String = ProcessInfo.processInfo.processName
  ) {
    self.environment = environment
    self.processName = processName
  }

  /// Without a bundle identifier from the host the process has the one that `vitrine` gives to a folder without an Info.plist.
  package var identity: AppIdentity {
    AppIdentity(
      bundle: given(AppIdentity.bundleVariable) ?? "dev.vitrine.\(processName.lowercased())",
      role: given(ExtensionServer.socketVariable) == nil ? .app : .extension,
      process: ProcessInfo.processInfo.processIdentifier,
      secret: given(AppIdentity.secretVariable) ?? "", module: given(AppIdentity.moduleVariable))
  }

  package var hasHost: Bool { given(AppIdentity.socketVariable) != nil }

  package func open() throws(AppTransportFailure) -> Int32 {
    guard let path = given(AppIdentity.socketVariable) else {
      throw AppTransportFailure(
        "There is no host here (\(AppIdentity.socketVariable) is not set), so no Live Activity can start; "
          + "start the app with `vitrine app PATH` while `vitrine dev PATH` runs.")
    }
    do {
      return try UnixSocket.connect(to: path)
    } catch {
      throw AppTransportFailure(
        "The host at \(path) cannot be reached (\(error)), so no Live Activity can start; "
          + "start the app with `vitrine app PATH` while `vitrine dev PATH` runs.")
    }
  }

  private func given(_ name: String) -> String? {
    guard let value = environment[name], !value.isEmpty else { return nil }
    return value
  }
}
