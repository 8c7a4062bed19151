import Crypto
import Foundation
import NIOSSL
import SwiftASN1
import X509

/// The gateway's own certificate: made on first run, for this machine only, never to be trusted by anything but test clients.
package struct DevelopmentCertificate: Sendable {
  /// For `curl --cacert`, `SSL_CERT_FILE` and the like.
  package let file: URL
  /// SHA-256 of the certificate, in upper-case hex with colons, as `openssl x509 -fingerprint -sha256` prints it.
  package let fingerprint: String
  let pem: String
  private let keyPEM: String

  /// Days that a new one is good for. A: Apple's clients take no more than 825 days from certificates that people install.
  static let days = 825.0
  /// It is made anew when fewer days are left.
  static let renewal = 30.0

  /// Reads the certificate of a folder, or makes one.
  package init(folder: URL, now: Date) throws {
    file = folder.appendingPathComponent("gateway-certificate.pem")
    let keyFile = folder.appendingPathComponent("gateway-key.pem")
    if let stored = try? String(contentsOf: file, encoding: .utf8),
      let storedKey = try? String(contentsOf: keyFile, encoding: .utf8),
      let certificate = try? Certificate(pemEncoded: stored),
      let key = try? P256.Signing.PrivateKey(pemRepresentation: storedKey),
      certificate.publicKey == Certificate.PublicKey(key.publicKey), certificate.notValidBefore <= now,
      certificate.notValidAfter > now.addingTimeInterval(Self.renewal * 86_400)
    {
      pem = stored
      keyPEM = storedKey
      fingerprint = try Self.fingerprint(of: certificate)
      return
    }
    let key = P256.Signing.PrivateKey()
    let certificate = try Self.make(key, now: now)
    pem = try certificate.serializeAsPEM().pemString
    keyPEM = key.pemRepresentation
    fingerprint = try Self.fingerprint(of: certificate)
    try PrivateFiles.makeFolder(folder)
    try PrivateFiles.write(Data(keyPEM.utf8), to: keyFile)
    try PrivateFiles.write(Data(pem.utf8), to: file)
  }

  private static func make(_ key: P256.Signing.PrivateKey, now: Date) throws -> Certificate {
    let name = try DistinguishedName {
      CommonName("Vitrine push gateway (development)")
    }
    let publicKey = Certificate.PublicKey(key.publicKey)
    return try Certificate(
      version: .v3, serialNumber: Certificate.SerialNumber(), publicKey: publicKey,
      notValidBefore: now.addingTimeInterval(-86_400),
      notValidAfter: now.addingTimeInterval((days - 1) * 86_400),
      issuer: name, subject: name, signatureAlgorithm: .ecdsaWithSHA256,
      extensions: Certificate.Extensions {
        Critical(BasicConstraints.isCertificateAuthority(maxPathLength: 0))
        Critical(KeyUsage(digitalSignature: true, keyCertSign: true))
        try ExtendedKeyUsage([.serverAuth])
        SubjectKeyIdentifier(hash: publicKey)
        SubjectAlternativeNames([
          .dnsName("localhost"), .ipAddress(ASN1OctetString(contentBytes: [127, 0, 0, 1])),
          .ipAddress(ASN1OctetString(contentBytes: [UInt8](repeating: 0, count: 15) + [1])),
        ])
      }, issuerPrivateKey: Certificate.PrivateKey(key))
  }

  private static func fingerprint(of certificate: Certificate) throws -> String {
    var serializer = DER.Serializer()
    try serializer.serialize(certificate)
    return SHA256.hash(data: serializer.serializedBytes).map { String(format: "%02X", $0) }.joined(
      separator: ":")
  }

  /// TLS 1.2 and later, ALPN `h2`.
  func context() throws -> NIOSSLContext {
    var configuration = TLSConfiguration.makeServerConfiguration(
      certificateChain: try NIOSSLCertificate.fromPEMBytes(Array(pem.utf8)).map { .certificate($0) },
      privateKey: .privateKey(try NIOSSLPrivateKey(bytes: Array(keyPEM.utf8), format: .pem)))
    configuration.minimumTLSVersion = .tlsv12
    configuration.applicationProtocols = ["h2"]
    // An idle client hears the goodbye when it reads again; Ctrl-C is not to wait for it.
    configuration.shutdownTimeout = .milliseconds(300)
    return try NIOSSLContext(configuration: configuration)
  }
}
