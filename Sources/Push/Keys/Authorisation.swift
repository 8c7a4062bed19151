/// Who a connection speaks for: the token that it showed last, so that the next request with the same bytes costs a comparison.
package struct Authorisation: Sendable {
  /// `bearer …` as it came.
  private var bytes: [UInt8] = []
  private var token: ProviderToken?
  /// The key of the first good token.
  private var first: PushKey?

  package init() {}

  /// A good token was shown.
  package var isAuthorised: Bool { first != nil }

  private static let scheme = Array("bearer ".utf8)

  /// The token of a request, if it is good now.
  package mutating func check(
    _ request: PushRequest, tokens: ProviderTokens, now: Double
  ) throws(PushRefusal) -> ProviderToken {
    guard !request.authorization.isEmpty else {
      throw PushRefusal(
        .missingProviderToken,
        "The header authorization is missing; it is `bearer` and a JWT signed with a key of `vitrine push key`."
      )
    }
    if let token, bytes == request.authorization, tokens.isCurrent(token) {
      try token.check(environment: tokens.environment, now: now)
      return token
    }
    let value = request.authorization
    guard value.count > Self.scheme.count,
      zip(value, Self.scheme).allSatisfy({ $0 == $1 || $0 | 0x20 == $1 })
    else { throw ProviderToken.invalid("authorization does not begin with `bearer `") }
    let found = try tokens.token(value.dropFirst(Self.scheme.count), now: now)
    try compare(found)
    bytes = value
    token = found
    first = first ?? found.key
    return found
  }

  /// On one connection the key stays related, and tokens are not renewed all the time.
  private func compare(_ found: ProviderToken) throws(PushRefusal) {
    if let first, first.teamID != found.key.teamID || first.topics != found.key.topics {
      throw PushRefusal(
        .unrelatedKeyIDInToken,
        """
        This connection began with key \(first.id) of team \(first.teamID); key \(found.key.id) is not related to \
        it. Open a connection for each.
        """)
    }
    guard let token, token.key.id == found.key.id else { return }
    // By the dates in the tokens: one that replaces an expired one is always taken.
    if abs(found.issuedAt - token.issuedAt) < ProviderToken.refreshInterval {
      throw PushRefusal(
        .tooManyProviderTokenUpdates,
        """
        A new token came \(Int(abs(found.issuedAt - token.issuedAt))) s after the one before. Make one, keep it for \
        20 to 60 minutes, and send it with every push.
        """)
    }
  }
}

/// Tokens that were verified, by their bytes, in bounded memory. Used by one thread.
package final class ProviderTokens {
  /// As many are remembered. D (ours).
  static let limit = 256

  let keys: PushKeys
  let environment: PushKey.Environment
  private var verified: [[UInt8]: ProviderToken] = [:]
  private var order: [[UInt8]] = []

  package init(keys: PushKeys, environment: PushKey.Environment) {
    self.keys = keys
    self.environment = environment
  }

  /// Verifies a token, or remembers that it was.
  package func token(_ bytes: ArraySlice<UInt8>, now: Double) throws(PushRefusal) -> ProviderToken {
    guard bytes.count <= ProviderToken.longest else {
      throw ProviderToken.invalid("it has more than \(ProviderToken.longest) bytes")
    }
    let key = Array(bytes)
    if let known = verified[key], isCurrent(known) {
      try known.check(environment: environment, now: now)
      return known
    }
    let token = try ProviderToken.verify(key[...], keys: keys, environment: environment, now: now)
    if verified.updateValue(token, forKey: key) == nil { order.append(key) }
    if order.count > Self.limit { verified.removeValue(forKey: order.removeFirst()) }
    return token
  }

  /// Tokens that are remembered.
  package var count: Int { verified.count }

  /// The key was not revoked since.
  func isCurrent(_ token: ProviderToken) -> Bool { keys.key(token.key.id) != nil }
}
