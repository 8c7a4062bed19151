import Crypto
import Foundation
import Push
import XCTest

/// Tokens that are wrong in one way each.
final class ProviderTokenTests: XCTestCase {
  private func jwt(
    header: String, claims: String, key: P256.Signing.PrivateKey
  ) throws -> String {
    let signed = Base64URL.encode(Array(header.utf8)) + "." + Base64URL.encode(Array(claims.utf8))
    let signature = try key.signature(for: Data(signed.utf8)).rawRepresentation
    return signed + "." + Base64URL.encode(Array(signature))
  }

  private func reason(
    _ token: String, _ keys: PushKeys, environment: PushKey.Environment = .development, at now: Date = noon
  ) -> APNsReason? {
    let tokens = ProviderTokens(keys: keys, environment: environment)
    do {
      _ = try tokens.token(Array(token.utf8)[...], now: now.timeIntervalSince1970)
      return nil
    } catch { return error.reason }
  }

  func testEachWayToBeWrongHasItsReason() throws {
    let keys = try PushKeys(folder: nil)
    let key = try keys.make()
    let other = try PushKeys(folder: nil).make()
    let iat = Int(noon.timeIntervalSince1970)
    let header = #"{"alg":"ES256","kid":"\#(key.id)"}"#
    let claims = #"{"iss":"\#(key.teamID)","iat":\#(iat)}"#
    let good = try key.token(issuedAt: noon)
    let parts = good.split(separator: ".").map(String.init)
    func made(_ header: String, _ claims: String, _ key: PushKey) throws -> String {
      try jwt(header: header, claims: claims, key: key.privateKey)
    }
    let secret = SymmetricKey(data: Data(key.publicKey.pemRepresentation.utf8))
    let confused =
      Base64URL.encode(Array(#"{"alg":"HS256","kid":"\#(key.id)"}"#.utf8)) + "." + parts[1]
    let mac = HMAC<SHA256>.authenticationCode(for: Data(confused.utf8), using: secret)
    let none = Base64URL.encode(Array(#"{"alg":"none","kid":"\#(key.id)"}"#.utf8)) + "." + parts[1] + "."
    let cases: [(String, String, APNsReason?)] = [
      ("good", good, nil),
      (
        "with typ and more claims",
        try made(
          #"{"typ":"JWT","alg":"ES256","kid":"\#(key.id)"}"#,
          #"{"iat":\#(iat),"iss":"\#(key.teamID)","x":[1]}"#, key), nil
      ),
      ("59 minutes old", try key.token(issuedAt: noon - 59 * 60), nil),
      ("61 minutes old", try key.token(issuedAt: noon - 61 * 60), .expiredProviderToken),
      ("a minute ahead", try key.token(issuedAt: noon + 60), nil),
      ("an hour ahead", try key.token(issuedAt: noon + 3600), .invalidProviderToken),
      (
        "in milliseconds", try made(header, #"{"iss":"\#(key.teamID)","iat":\#(iat)000}"#, key),
        .invalidProviderToken
      ),
      ("1e400", try made(header, #"{"iss":"\#(key.teamID)","iat":1e400}"#, key), .invalidProviderToken),
      ("no iat", try made(header, #"{"iss":"\#(key.teamID)"}"#, key), .invalidProviderToken),
      (
        "iat as text", try made(header, #"{"iss":"\#(key.teamID)","iat":"\#(iat)"}"#, key),
        .invalidProviderToken
      ),
      ("no iss", try made(header, #"{"iat":\#(iat)}"#, key), .invalidProviderToken),
      ("wrong team", try made(header, #"{"iss":"ABCDE12345","iat":\#(iat)}"#, key), .invalidProviderToken),
      ("unknown kid", try other.token(issuedAt: noon), .invalidProviderToken),
      ("kid of another key", try made(header, claims, other), .invalidProviderToken),
      ("no kid", try made(#"{"alg":"ES256"}"#, claims, key), .invalidProviderToken),
      ("alg none", none, .invalidProviderToken),
      ("alg none with a signature", none + parts[2], .invalidProviderToken),
      ("HS256 with the public key", confused + "." + Base64URL.encode(Array(mac)), .invalidProviderToken),
      ("ES384", try made(#"{"alg":"ES384","kid":"\#(key.id)"}"#, claims, key), .invalidProviderToken),
      ("signature cut", String(good.dropLast(4)), .invalidProviderToken),
      (
        "claims of another time",
        parts[0] + "." + Base64URL.encode(Array(#"{"iss":"\#(key.teamID)","iat":\#(iat + 1)}"#.utf8)) + "."
          + parts[2], .invalidProviderToken
      ),
      ("two parts", parts[0] + "." + parts[1], .invalidProviderToken),
      ("four parts", good + ".x", .invalidProviderToken),
      (
        "header is no JSON", Base64URL.encode(Array("x".utf8)) + "." + parts[1] + "." + parts[2],
        .invalidProviderToken
      ),
      ("padding", good + "=", .invalidProviderToken),
      ("a space", " " + good, .invalidProviderToken),
      ("100 KB", String(repeating: "a", count: 100_000), .invalidProviderToken),
      ("empty", "", .invalidProviderToken),
    ]
    for (name, token, expected) in cases { XCTAssertEqual(reason(token, keys), expected, name) }
  }

  func testATokenThatWasGoodExpires() throws {
    let keys = try PushKeys(folder: nil)
    let key = try keys.make()
    let tokens = ProviderTokens(keys: keys, environment: .development)
    let token = Array(try key.token(issuedAt: noon).utf8)
    XCTAssertNoThrow(try tokens.token(token[...], now: noon.timeIntervalSince1970))
    XCTAssertThrowsError(try tokens.token(token[...], now: noon.timeIntervalSince1970 + 3601)) {
      XCTAssertEqual(($0 as? PushRefusal)?.reason, .expiredProviderToken)
    }
    try keys.revoke(key.id)
    XCTAssertThrowsError(try tokens.token(token[...], now: noon.timeIntervalSince1970)) {
      XCTAssertEqual(($0 as? PushRefusal)?.reason, .invalidProviderToken)
    }
  }

  func testKeysOfEnvironments() throws {
    let keys = try PushKeys(folder: nil)
    let token = try keys.make(environment: .production).token(issuedAt: noon)
    XCTAssertEqual(reason(token, keys, environment: .development), .badEnvironmentKeyIDInToken)
    XCTAssertNil(reason(token, keys, environment: .production))
  }

  func testTheOwnKeyIsGoodForEveryTopicAndForTheEnvironment() throws {
    let keys = try PushKeys(folder: nil)
    XCTAssertNil(keys.unlimited())
    for _ in 0..<10 {
      _ = try keys.make(topics: ["com.example.other"])
      _ = try keys.make(environment: .production)
    }
    XCTAssertNil(keys.unlimited())
    let own = try keys.make()
    XCTAssertEqual(keys.unlimited()?.id, own.id)
    XCTAssertNil(keys.unlimited(in: .production)?.topics)
  }

  func testOneConnectionHasOneTeamAndRenewsEveryTwentyMinutes() throws {
    let keys = try PushKeys(folder: nil)
    let key = try keys.make()
    let other = try keys.make(teamID: "OTHERTEAM1")
    let tokens = ProviderTokens(keys: keys, environment: .development)
    var connection = Authorisation()
    func reason(_ key: PushKey, issued: Double, now: Double) throws -> APNsReason? {
      let token = try key.token(issuedAt: noon + issued)
      let request = PushRequest("POST", "/", [("authorization", "bearer " + token)])
      do {
        _ = try connection.check(request, tokens: tokens, now: noon.timeIntervalSince1970 + now)
        return nil
      } catch { return (error as? PushRefusal)?.reason }
    }
    XCTAssertNil(try reason(key, issued: 0, now: 0))
    XCTAssertEqual(try reason(key, issued: 600, now: 600), .tooManyProviderTokenUpdates)
    XCTAssertNil(try reason(key, issued: 1200, now: 1200))
    XCTAssertNil(try reason(key, issued: 1200 + 3600, now: 1200 + 3601), "one that replaces an expired one")
    XCTAssertEqual(try reason(other, issued: 5000, now: 5000), .unrelatedKeyIDInToken)
  }

  func testMemoryIsBoundedWhenTokensAreMadeAllTheTime() throws {
    let keys = try PushKeys(folder: nil)
    let key = try keys.make()
    let tokens = ProviderTokens(keys: keys, environment: .development)
    for second in 0..<600 {
      let token = Array(try key.token(issuedAt: noon - Double(second)).utf8)
      XCTAssertNoThrow(try tokens.token(token[...], now: noon.timeIntervalSince1970))
    }
    XCTAssertLessThanOrEqual(tokens.count, 256)
  }

  func testKeysAreKeptInFilesOfTheirOwner() throws {
    let folder = Sample.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let key = try PushKeys(folder: folder).make(topics: ["a.b"])
    XCTAssertEqual(key.id.count, 10)
    XCTAssertTrue(key.p8.hasPrefix("-----BEGIN PRIVATE KEY-----"))
    let again = try XCTUnwrap(PushKeys(folder: folder).key(key.id))
    XCTAssertEqual(again.p8, key.p8)
    XCTAssertEqual(again.topics, ["a.b"])
    for file in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      let attributes = try FileManager.default.attributesOfItem(
        atPath: folder.appendingPathComponent(file).path)
      XCTAssertEqual(attributes[.posixPermissions] as? Int, 0o600, file)
    }
    try Data("[{".utf8).write(to: folder.appendingPathComponent("keys.json"))
    XCTAssertThrowsError(try PushKeys(folder: folder)) { XCTAssertTrue("\($0)".contains("keys.json")) }
  }
}
