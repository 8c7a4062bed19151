import Archive
import Foundation

/// A push in the list of `/api/pushes`.
struct PushSummary: Encodable {
  /// Activities, widgets or controls that are named; a broadcast may change 100,000.
  static let mostChanged = 50

  var id: String
  var receivedAt: Date
  var path: String
  var target: PushTraceView.Target
  var pushType: String?
  var event: String?
  var topic: String?
  var bundle: String?
  var priority: Int?
  var expiration: Int?
  var collapseId: String?
  var status: Int
  var reason: String?
  /// `applied`, `stored` or `dropped`; absent where it was refused.
  var outcome: String?
  /// The rule that decided.
  var rule: String?
  /// A sentence.
  var message: String?
  var changed: [String]
  /// How many were changed in all.
  var changedCount: Int

  init(_ trace: PushTraceView) {
    id = trace.id
    receivedAt = trace.receivedAt
    path = trace.path
    target = trace.target
    pushType = trace.pushType
    event = trace.event
    topic = trace.topic
    bundle = trace.bundle
    priority = trace.priority
    expiration = trace.expiration
    collapseId = trace.collapseID
    status = trace.status
    reason = trace.reason
    outcome = trace.verdict?.outcome.rawValue
    rule = trace.verdict?.rule ?? trace.reason
    message = trace.verdict?.message ?? trace.detail
    let all = trace.verdict?.changed ?? []
    changed = Array(all.prefix(Self.mostChanged))
    changedCount = all.count
  }
}

/// The list of `/api/pushes`, the latest first.
struct PushList: Encodable {
  var pushes: [PushSummary]
}

/// All of a push: `/api/pushes/<apns-id>`.
struct PushDocument: Encodable {
  var summary: PushSummary
  var method: String
  var headers: [[String]]
  var claims: JSONValue?
  /// JSON; a text where it is none.
  var payload: JSONValue?
  var bytes: Int
  var steps: [PushTraceView.Step]

  init(_ trace: PushTraceView) {
    summary = PushSummary(trace)
    method = trace.method
    headers = trace.headers
    claims = trace.claims.map(JSONValue.init)
    payload = trace.payload.isEmpty ? nil : JSONValue(trace.payload)
    bytes = trace.payload.count
    steps = trace.steps
  }

  private enum CodingKeys: String, CodingKey { case method, headers, claims, payload, bytes, steps }

  /// The summary's keys stand beside its own.
  func encode(to encoder: any Encoder) throws {
    try summary.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(method, forKey: .method)
    try container.encode(headers, forKey: .headers)
    try container.encodeIfPresent(claims, forKey: .claims)
    try container.encodeIfPresent(payload, forKey: .payload)
    try container.encode(bytes, forKey: .bytes)
    try container.encode(steps, forKey: .steps)
  }
}
