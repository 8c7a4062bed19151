import Foundation
import Host

/// What a page sends to tap something.
struct TapBody: Decodable {
  var hit: String
  var nonce: String
  var authenticated: Bool?

  static let cure = #"Send {"hit": token, "nonce": text}, and "authenticated": true after unlocking."#
}

/// Whether the device is to be locked.
struct LockBody: Decodable {
  var locked: Bool

  static let cure = #"Send {"locked": true} or {"locked": false}."#
}

/// What came of a tap, or of pressing a control.
struct TapDocument: Encodable {
  var result: String
  var dialog: String?
  var url: String?
  var problem: WidgetDocument.Trouble?
  var notes: [String]
  var stages: [String: Double]

  init(_ outcome: TapOutcome) {
    result = outcome.result.rawValue
    dialog = outcome.dialog
    url = outcome.url
    problem = outcome.problem.map { .init(code: $0.code, message: $0.message, cure: $0.cure) }
    notes = outcome.notes
    stages = outcome.stages
  }
}

/// Something that opened a URL, or the app.
struct OpenedDocument: Encodable {
  /// Absent where the app comes to the front without a URL; then `userInfo` is what it is told.
  var url: String?
  var date: Date
  var source: String
  var userInfo: [String: String]?

  init(_ opened: OpenedURL) {
    url = opened.url.isEmpty ? nil : opened.url
    date = opened.date
    source = opened.source
    userInfo = opened.userInfo.isEmpty ? nil : opened.userInfo
  }
}
