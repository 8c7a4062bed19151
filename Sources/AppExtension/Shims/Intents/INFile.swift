import Foundation

/// A file that an intent takes or gives.
open class INFile: NSObject, _INSystemValue, @unchecked Sendable {
  private let held: Data?
  public let fileURL: URL?
  open var filename: String
  public let typeIdentifier: String?
  /// Whether it goes when the intent is done with. No effect here.
  open var removedOnCompletion = false

  /// Its bytes; empty where it cannot be read.
  open var data: Data { held ?? fileURL.flatMap { try? Data(contentsOf: $0) } ?? Data() }

  public init(data: Data, filename: String, typeIdentifier: String?) {
    held = data
    fileURL = nil
    self.filename = filename
    self.typeIdentifier = typeIdentifier
  }
  public init(fileURL: URL, filename: String?, typeIdentifier: String?) {
    held = nil
    self.fileURL = fileURL
    self.filename = filename ?? fileURL.lastPathComponent
    self.typeIdentifier = typeIdentifier
  }

  public var _displayTitle: String { filename }
  public var _parts: [String: String] {
    var parts = ["name": filename]
    parts["type"] = typeIdentifier
    parts["url"] = fileURL?.absoluteString
    if fileURL == nil { parts["data"] = data.base64EncodedString() }
    return parts
  }
  public required init?(_parts parts: [String: String]) {
    guard let name = parts["name"] else { return nil }
    fileURL = parts["url"].flatMap { URL(string: $0) }
    held = parts["data"].flatMap { Data(base64Encoded: $0) }
    filename = name
    typeIdentifier = parts["type"]
  }
}
