import Foundation
import HTTPTypes
import Hummingbird

/// Makes responses.
enum Answer {
  /// A JSON document that must not be kept. Packed if it is large, and `request` says who asks.
  static func json(_ value: some Encodable, status: HTTPResponse.Status = .ok, for request: Request? = nil)
    throws -> Response
  {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.dateEncodingStrategy = .secondsSince1970
    return json(try encoder.encode(value), status: status, for: request)
  }

  /// A JSON document that is written already.
  static func json(text: String, for request: Request? = nil) -> Response {
    json(Data(text.utf8), status: .ok, for: request)
  }

  private static func json(_ data: Data, status: HTTPResponse.Status, for request: Request?) -> Response {
    var (data, headers): (Data, HTTPFields) = (data, [.cacheControl: "no-store"])
    if let request {
      headers[.vary] = "Accept-Encoding"
      if data.count >= Gzip.worthwhile, Gzip.isAccepted(request.headers[.acceptEncoding]),
        let packed = Gzip.packed(data, level: Gzip.documentsLevel)
      {
        data = packed
        headers[.contentEncoding] = "gzip"
      }
    }
    return bytes(data, type: "application/json; charset=utf-8", headers: headers, status: status)
  }

  /// A file of the page, packed if the browser reads that. Either form has a tag of its own.
  static func file(_ file: Assets.File, for request: Request) -> Response {
    guard let packed = file.packed else {
      return tagged(file.data, tag: file.tag, type: file.type, for: request)
    }
    let isPacked = Gzip.isAccepted(request.headers[.acceptEncoding])
    let tag = isPacked ? "\(file.tag.dropLast())-gzip\"" : file.tag
    var response = tagged(isPacked ? packed : file.data, tag: tag, type: file.type, for: request)
    response.headers[.vary] = "Accept-Encoding"
    if isPacked, response.status == .ok { response.headers[.contentEncoding] = "gzip" }
    return response
  }

  /// Bytes that are to be asked for again each time, but sent again only when they changed.
  static func tagged(_ data: @autoclosure () throws -> Data, tag: String, type: String, for request: Request)
    rethrows -> Response
  {
    let headers: HTTPFields = [.eTag: tag, .cacheControl: "no-cache"]
    if matches(request.headers[.ifNoneMatch], tag) { return Response(status: .notModified, headers: headers) }
    return bytes(try data(), type: type, headers: headers)
  }

  static func bytes(
    _ data: Data, type: String, headers: HTTPFields = [:], status: HTTPResponse.Status = .ok
  ) -> Response {
    var headers = headers
    headers[.contentType] = type
    return Response(status: status, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(bytes: data)))
  }

  /// Whether `tag` is among those the browser has.
  static func matches(_ header: String?, _ tag: String) -> Bool {
    guard let header else { return false }
    return header.split(separator: ",").contains { part in
      let known = part.trimmingCharacters(in: .whitespaces)
      return known == "*" || known == tag || known == "W/\(tag)"
    }
  }

  /// A tag for bytes by what is in them (FNV-1a of 64 bits).
  static func tag(of data: Data) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in data { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return "\"\(String(hash, radix: 16))\""
  }
}
