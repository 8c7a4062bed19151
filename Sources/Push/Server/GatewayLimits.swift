/// What one sender may ask of the gateway. All are ours (D) unless said otherwise.
package struct GatewayLimits: Sendable {
  /// Streams at a time before a good provider token was shown. A: "Sending notification requests to APNs".
  package var firstStreams: UInt32 = 1
  /// Streams at a time afterwards. C: APNs is seen with 1,000.
  package var streams: UInt32 = 1000
  package var connections = 512
  /// Seconds for a TLS handshake and the first request's end.
  package var handshake = 10.0
  /// Seconds in which a request has to come whole; then 400 `IdleTimeout`.
  package var request = 30.0
  /// Seconds without any stream; then GOAWAY. D: APNs asks senders to keep connections open for hours.
  package var idle = 3600.0
  /// Seconds in which a client has to take its answers.
  package var write = 30.0
  /// Bytes of requests that have not come whole, of all connections together; then 503.
  package var pendingBytes = 64 << 20
  /// Accepted pushes that wait for the host; then 503.
  package var queue = 10_000
  /// Frames that ask for nothing (PING, SETTINGS, PRIORITY, RST_STREAM, WINDOW_UPDATE …) in a second, beside four for each request.
  package var controlFrames = 1000
  /// Bytes in a second that belong to no request, and bytes for each request: frames of unknown kinds are not told to us.
  package var spareBytes = 1 << 20
  package var requestBytes = 1 << 16
  package init() {}
}
