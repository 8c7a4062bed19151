import Crypto
import Foundation

/// A provider token whose signature is good.
package final class ProviderToken: Sendable {
  package let key: PushKey
  /// `iat`, seconds since 1970.
  package let issuedAt: Double
  /// Header and claims as JSON, for traces: never the signature.
  package let claims: [UInt8]

  init(key: PushKey, issuedAt: Double, claims: [UInt8]) {
    self.key = key
    self.issuedAt = issuedAt
    self.claims = claims
  }

  /// A token is good for 60 minutes. A: "Establishing a token-based connection to APNs".
  package static let lifetime = 3600.0
  /// A newer token is taken every 20 minutes at most. A: the same page.
  package static let refreshInterval = 1200.0
  /// How far the sender's clock may be ahead. D (ours).
  package static let clockTolerance = 60.0
  /// More bytes no token has. D (ours).
  package static let longest = 2048

  /// Reads and verifies the token in `authorization`.
  package static func verify(
    _ bytes: ArraySlice<UInt8>, keys: PushKeys, environment: PushKey.Environment, now: Double
  ) throws(PushRefusal) -> ProviderToken {
    let parts = try parts(bytes)
    let (algorithm, keyID) = try header(parts.header)
    guard algorithm == "ES256" else {
      throw invalid(
        "its `alg` is \(algorithm.map { "\"\($0.prefix(20))\"" } ?? "missing"); APNs takes ES256 only")
    }
    guard let keyID else { throw invalid("its header has no `kid`, the identifier of the key") }
    guard let key = keys.key(keyID) else {
      throw invalid("no key \(keyID.prefix(20)) is known here; `vitrine push key` makes one")
    }
    let signature = Base64URL.decode(parts.signature).flatMap {
      try? P256.Signing.ECDSASignature(rawRepresentation: $0)
    }
    guard let signature, key.publicKey.isValidSignature(signature, for: Data(parts.signed)) else {
      throw invalid("its signature was not made with key \(keyID) over this header and these claims")
    }
    let (team, issuedAt) = try claims(parts.claims)
    guard team == key.teamID else {
      throw invalid(
        "its `iss` is \(team.map { "\"\($0.prefix(20))\"" } ?? "missing"), and key \(keyID) is of team \(key.teamID)"
      )
    }
    guard let issuedAt else {
      throw invalid("its claims have no `iat`, the seconds since 1970 when it was made")
    }
    let token = ProviderToken(
      key: key, issuedAt: issuedAt,
      claims: Array("{\"header\":".utf8) + parts.header + Array(",\"claims\":".utf8) + parts.claims
        + Array("}".utf8))
    try token.check(environment: environment, now: now)
    return token
  }

  /// What time and place can change of a token that was good.
  package func check(environment: PushKey.Environment, now: Double) throws(PushRefusal) {
    guard key.environment == .both || environment == .both || key.environment == environment else {
      throw PushRefusal(
        .badEnvironmentKeyIDInToken,
        "Key \(key.id) is for the \(key.environment.rawValue) environment, and this gateway is \(environment.rawValue)."
      )
    }
    guard issuedAt <= now + Self.clockTolerance else {
      throw Self.invalid(
        "its `iat` lies \(Int(min(issuedAt - now, 1e12))) s in the future; it is in seconds, not milliseconds"
      )
    }
    guard now - issuedAt <= Self.lifetime else {
      throw PushRefusal(
        .expiredProviderToken,
        "The token was made \(Int(min(now - issuedAt, 1e12) / 60)) minutes ago; one is good for 60. Make a new one."
      )
    }
  }

  private struct Parts {
    var header: [UInt8]
    var claims: [UInt8]
    var signature: ArraySlice<UInt8>
    var signed: ArraySlice<UInt8>
  }

  private static func parts(_ bytes: ArraySlice<UInt8>) throws(PushRefusal) -> Parts {
    guard bytes.count <= longest else { throw invalid("it has more than \(longest) bytes") }
    let parts = bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard parts.count == 3, let header = Base64URL.decode(parts[0]), let claims = Base64URL.decode(parts[1])
    else {
      throw invalid("it is not three parts of base64url with points between them")
    }
    return Parts(
      header: header, claims: claims, signature: parts[2],
      signed: bytes[parts[0].startIndex..<parts[1].endIndex])
  }

  private static func header(_ bytes: [UInt8]) throws(PushRefusal) -> (algorithm: String?, key: String?) {
    var algorithm: String?
    var key: String?
    try members(bytes, "header") { name, value, scanner in
      guard value.kind == .string else { return }
      if scanner.isEqual(name, "alg") { algorithm = scanner.text(value.range) }
      if scanner.isEqual(name, "kid") { key = scanner.text(value.range) }
    }
    return (algorithm, key)
  }

  private static func claims(_ bytes: [UInt8]) throws(PushRefusal) -> (team: String?, issuedAt: Double?) {
    var team: String?
    var issuedAt: Double?
    try members(bytes, "claims") { name, value, scanner in
      if scanner.isEqual(name, "iss"), value.kind == .string { team = scanner.text(value.range) }
      if scanner.isEqual(name, "iat"), value.kind == .number { issuedAt = scanner.number(value.range) }
    }
    return (team, issuedAt.flatMap { $0.isFinite ? $0 : nil })
  }

  private static func members(
    _ bytes: [UInt8], _ what: String, _ member: (Range<Int>, JSONScanner.Value, JSONScanner) -> Void
  ) throws(PushRefusal) {
    do {
      try bytes.withUnsafeBufferPointer { bytes throws(JSONScanner.Failure) in
        guard String(validating: bytes, as: UTF8.self) != nil else {
          throw JSONScanner.Failure(at: 0, message: "not UTF-8")
        }
        var scanner = JSONScanner(bytes)
        try scanner.document { name, value, scanner throws(JSONScanner.Failure) in
          member(name, value, scanner)
        }
      }
    } catch {
      throw invalid("its \(what) is no JSON object")
    }
  }

  static func invalid(_ what: String) -> PushRefusal {
    PushRefusal(.invalidProviderToken, "The provider token is not taken: \(what).")
  }
}
