import ActivityKit
import Archive
import ExtensionMain

/// What a process asks of the system without an answer: the extension over its own connection, the app over that of apps.
enum SystemCalls {
  /// Without a host nothing happens.
  static func send(_ call: Reply.Body, inApp request: AppRequest.Body) {
    if ExtensionServer.isConnected {
      ExtensionServer.send(Reply(id: 0, body: call))
    } else {
      ActivityClient.current.tell(request)
    }
  }
}
