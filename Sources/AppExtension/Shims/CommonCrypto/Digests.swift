internal import Crypto
import Foundation

public typealias CC_LONG = UInt32
public let CC_MD5_DIGEST_LENGTH: Int32 = 16
public let CC_SHA1_DIGEST_LENGTH: Int32 = 20
public let CC_SHA256_DIGEST_LENGTH: Int32 = 32
public let CC_SHA384_DIGEST_LENGTH: Int32 = 48
public let CC_SHA512_DIGEST_LENGTH: Int32 = 64

/// Writes the digest of `length` bytes at `data` to `md` and answers `md`; without `md` there is no answer.
private func write<Function: HashFunction>(
  _ function: Function.Type, _ data: UnsafeRawPointer?, _ length: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
  guard let md else { return nil }
  let bytes = UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : Int(length))
  for (index, byte) in Function.hash(data: bytes).enumerated() { md[index] = byte }
  return md
}

@discardableResult public func CC_MD5(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { write(Insecure.MD5.self, data, len, md) }
@discardableResult public func CC_SHA1(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { write(Insecure.SHA1.self, data, len, md) }
@discardableResult public func CC_SHA256(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { write(SHA256.self, data, len, md) }
@discardableResult public func CC_SHA384(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { write(SHA384.self, data, len, md) }
@discardableResult public func CC_SHA512(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { write(SHA512.self, data, len, md) }

public typealias CCHmacAlgorithm = UInt32
public let kCCHmacAlgSHA1 = 0
public let kCCHmacAlgMD5 = 1
public let kCCHmacAlgSHA256 = 2
public let kCCHmacAlgSHA384 = 3
public let kCCHmacAlgSHA512 = 4

/// The code of `data` with `key`, written to `macOut`; an algorithm that is not there writes nothing.
public func CCHmac(
  _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer?, _ keyLength: Int, _ data: UnsafeRawPointer?,
  _ dataLength: Int, _ macOut: UnsafeMutableRawPointer?
) {
  let secret = SymmetricKey(
    data: UnsafeRawBufferPointer(start: key, count: key == nil ? 0 : max(0, keyLength)))
  let bytes = UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : max(0, dataLength))
  func put<Function: HashFunction>(_ function: Function.Type) {
    for (index, byte) in HMAC<Function>.authenticationCode(for: bytes, using: secret).enumerated() {
      macOut?.storeBytes(of: byte, toByteOffset: index, as: UInt8.self)
    }
  }
  switch Int(algorithm) {
  case kCCHmacAlgSHA1: put(Insecure.SHA1.self)
  case kCCHmacAlgMD5: put(Insecure.MD5.self)
  case kCCHmacAlgSHA256: put(SHA256.self)
  case kCCHmacAlgSHA384: put(SHA384.self)
  case kCCHmacAlgSHA512: put(SHA512.self)
  default: break
  }
}
