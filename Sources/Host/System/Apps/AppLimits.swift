import Archive
import Foundation
import Limits

/// How much an app may send and leave unread. Ours.
package struct AppLimits: Sendable {
  /// Connections at once; more are closed.
  package var connections = 256
  /// Bytes of one request: far more than the 4 KB of an activity, so that one that is too large is told so.
  package var requestBytes = 1 << 20
  /// Requests of one connection that wait for their answers; then it is not read any further.
  package var waitingRequests = 32
  /// Bytes that may wait for one connection to read them; a connection that lets more pile up is closed.
  package var unreadBytes = 8 << 20
  /// Types whose push-to-start tokens one connection may follow, and bytes of a type's name.
  package var startTypes = 256
  package var typeBytes = 512
  /// Seconds within which an app has to say what came of an intent: as long as an extension may take.
  package var performSeconds: TimeInterval
  /// Seconds within which a connection has to say who it is.
  package var helloSeconds = 10.0

  package static let standard = AppLimits()
  package init(_ limits: Limits = .standard) { performSeconds = limits[.providerTime] }

  /// Bounds of the frames that come in.
  var frames: ArchiveLimits {
    var limits = ArchiveLimits.standard
    limits.messageBytes = requestBytes
    return limits
  }
}

/// Who is at the other end of a connection that has said so.
package struct AppPeer: Sendable, Equatable {
  /// Of this connection; never used again.
  package var connection: Int
  /// The installed extension that the process belongs to, or whose app it is.
  package var extensionName: String
  package var bundle: String
  package var role: AppIdentity.Role
  /// The app's module; `nil` for a process that performs no intents for the host.
  package var module: String?
}
