/// A request is refused: Apple's word for it, and a sentence of ours that says what was wrong and what to do.
package struct PushRefusal: Error, Equatable, Sendable {
  package var reason: APNsReason
  package var detail: String
  /// Since when the token is no longer good, in milliseconds since 1970; with status 410.
  package var timestamp: Int64?
  package init(_ reason: APNsReason, _ detail: String, timestamp: Int64? = nil) {
    self.reason = reason
    self.detail = detail
    self.timestamp = timestamp
  }
}
