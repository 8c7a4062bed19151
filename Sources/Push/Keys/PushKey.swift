import Crypto
import Foundation

/// A key that senders sign their tokens with: what Apple's developer site calls an APNs authentication key.
package struct PushKey: Sendable {
  /// For which of APNs' two environments a key is good.
  package enum Environment: String, Sendable, CaseIterable, Codable {
    case development, production
    /// Keys made before 2025 are good for both.
    case both
  }

  /// `kid`: ten characters.
  package let id: String
  /// `iss`: ten characters.
  package let teamID: String
  /// Bundle identifiers that it is good for; `nil`: all of the team's.
  package let topics: Set<String>?
  package let environment: Environment
  package let privateKey: P256.Signing.PrivateKey
  package let publicKey: P256.Signing.PublicKey

  package init(
    id: String, teamID: String, topics: Set<String>? = nil, environment: Environment = .both,
    privateKey: P256.Signing.PrivateKey
  ) {
    self.id = id
    self.teamID = teamID
    self.topics = topics
    self.environment = environment
    self.privateKey = privateKey
    publicKey = privateKey.publicKey
  }

  /// The text of an `AuthKey_….p8` file: PKCS #8 in PEM.
  package var p8: String { privateKey.pemRepresentation }

  /// A provider token (JWT, ES256) issued at the date; good for 60 minutes.
  package func token(issuedAt date: Date) throws -> String {
    let header = Base64URL.encode(Array(#"{"alg":"ES256","kid":"\#(id)"}"#.utf8))
    let claims = Base64URL.encode(
      Array(#"{"iss":"\#(teamID)","iat":\#(Int(date.timeIntervalSince1970))}"#.utf8))
    let signed = header + "." + claims
    let signature = try privateKey.signature(for: Data(signed.utf8)).rawRepresentation
    return signed + "." + Base64URL.encode(Array(signature))
  }
}

/// Base64 in the alphabet for URLs and without padding (RFC 7515).
package enum Base64URL {
  package static func encode(_ bytes: [UInt8]) -> String {
    Data(bytes).base64EncodedString().replacingOccurrences(of: "+", with: "-")
      .replacingOccurrences(of: "/", with: "_").replacingOccurrences(of: "=", with: "")
  }

  /// `nil` when there is any byte that does not belong to it.
  package static func decode(_ text: some Collection<UInt8>) -> [UInt8]? {
    guard text.count % 4 != 1 else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count * 3 / 4)
    var bits: UInt32 = 0
    var count = 0
    for byte in text {
      let value: UInt8
      switch byte {
      case 0x41...0x5A: value = byte - 0x41
      case 0x61...0x7A: value = byte - 0x61 + 26
      case 0x30...0x39: value = byte - 0x30 + 52
      case UInt8(ascii: "-"): value = 62
      case UInt8(ascii: "_"): value = 63
      default: return nil
      }
      bits = bits << 6 | UInt32(value)
      count += 6
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      }
    }
    return bytes
  }
}
