import Archive
import ExtensionMain

/// What a fake sends without being asked.
enum FakeNotices {
  static func reloadControls(_ kind: String) {
    ExtensionServer.send(Reply(id: 0, body: .reloadControls(kind: kind)))
  }
}
