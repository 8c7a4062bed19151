import Activities
import Foundation

/// A push on its way from the socket to what it changed, as the page tells it.
package struct PushTraceView: Sendable, Equatable {
  /// What a token or channel stands for.
  package struct Target: Sendable, Equatable, Encodable {
    /// `start`, `update`, `widgets`, `control`, `channel`, or `unknown`.
    package var kind: String
    /// Attributes' type, activity or control.
    package var `for`: String?
    package var token: String?
    package var channel: String?
    package var `extension`: String?
    package var bundle: String?
    package init(
      kind: String, for subject: String? = nil, token: String? = nil, channel: String? = nil,
      extensionName: String? = nil, bundle: String? = nil
    ) {
      self.kind = kind
      self.for = subject
      self.token = token
      self.channel = channel
      self.extension = extensionName
      self.bundle = bundle
    }
  }

  /// A step of the way, in words.
  package struct Step: Sendable, Equatable, Encodable {
    package enum Tone: String, Sendable, Encodable { case good, wait, warn, bad }
    package var at: Date
    package var text: String
    package var tone: Tone
    package init(at: Date, text: String, tone: Tone = .good) {
      self.at = at
      self.text = text
      self.tone = tone
    }
  }

  /// `apns-id`.
  package var id: String
  package var receivedAt: Date
  package var method: String
  package var path: String
  package var target: Target
  package var pushType: String?
  /// `start`, `update` or `end`.
  package var event: String?
  package var topic: String?
  package var bundle: String?
  package var priority: Int?
  package var expiration: Int?
  package var collapseID: String?
  package var status: Int
  /// Apple's word, where the gateway refused.
  package var reason: String?
  /// What the host made of it; `nil` where it was refused, or is under way.
  package var verdict: PushVerdict?
  /// A sentence: why it was refused.
  package var detail: String?
  /// In order, without the signature of the JWT.
  package var headers: [[String]]
  /// Header and claims of the JWT as JSON.
  package var claims: Data?
  package var payload: Data
  package var steps: [Step]

  package init(
    id: String, receivedAt: Date, method: String = "POST", path: String,
    target: Target = Target(kind: "unknown"),
    pushType: String? = nil, event: String? = nil, topic: String? = nil, bundle: String? = nil,
    priority: Int? = nil, expiration: Int? = nil, collapseID: String? = nil, status: Int,
    reason: String? = nil,
    verdict: PushVerdict? = nil, detail: String? = nil, headers: [[String]] = [], claims: Data? = nil,
    payload: Data = Data(), steps: [Step] = []
  ) {
    self.id = id
    self.receivedAt = receivedAt
    self.method = method
    self.path = path
    self.target = target
    self.pushType = pushType
    self.event = event
    self.topic = topic
    self.bundle = bundle
    self.priority = priority
    self.expiration = expiration
    self.collapseID = collapseID
    self.status = status
    self.reason = reason
    self.verdict = verdict
    self.detail = detail
    self.headers = headers
    self.claims = claims
    self.payload = payload
    self.steps = steps
  }
}
