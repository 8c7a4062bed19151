import Archive
import Foundation

/// A file that is given to an intent, or that it gives back.
public struct IntentFile: Hashable, Sendable {
  private var held: Data?
  public private(set) var filename: String
  public private(set) var fileURL: URL?
  /// The uniform type's identifier, such as `public.jpeg`.
  package var typeIdentifier: String?
  public var removedOnCompletion = false

  public init(data: Data, filename: String) {
    held = data
    self.filename = filename
  }
  public init(fileURL: URL, filename: String? = nil) {
    self.fileURL = fileURL
    self.filename = filename ?? fileURL.lastPathComponent
  }

  /// What is in the file; empty where it cannot be read.
  public var data: Data { held ?? fileURL.flatMap { try? Data(contentsOf: $0) } ?? Data() }
}

extension IntentFile: DisplayRepresentable {
  public static var typeDisplayRepresentation: TypeDisplayRepresentation { "File" }
  public var displayRepresentation: DisplayRepresentation { DisplayRepresentation(stringLiteral: filename) }
}

extension IntentFile: _IntentValue {
  public static var defaultResolverSpecification: EmptyResolverSpecification<IntentFile> { .init() }
}

extension IntentFile: CodedIntentValue {
  package var coded: IntentValue { .file(name: filename, type: typeIdentifier, data: data) }
  package static func decoded(_ value: IntentValue) -> IntentFile? {
    guard case .file(let name, let type, let data) = value else { return nil }
    var file = IntentFile(data: data, filename: name)
    file.typeIdentifier = type
    return file
  }
}
