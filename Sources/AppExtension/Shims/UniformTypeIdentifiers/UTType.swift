import Foundation

/// A type of data by its identifier, with its file endings, MIME type and the types that it is a kind of.
public struct UTType: Hashable, Codable, Sendable, CustomStringConvertible, Identifiable {
  public let identifier: String
  public var id: String { identifier }
  public var description: String { identifier }

  /// A declared type; `nil` where the identifier is not known.
  public init?(_ identifier: String) {
    guard TypeTable.entries[identifier.lowercased()] != nil else { return nil }
    self.identifier = identifier.lowercased()
  }
  fileprivate init(known: String) { identifier = known }

  /// A type that an app declares; it conforms to `parentType`.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
    OwnTypes.add(identifier, parentType)
  }
  /// A type that another app declares; it conforms to `parentType`.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
    OwnTypes.add(identifier, parentType)
  }
  /// The type of files with an ending; `nil` where none of that kind is known.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let ending = filenameExtension.lowercased()
    guard let found = TypeTable.ordered.first(where: { $0.endings.contains(ending) }) else { return nil }
    self.init(known: found.identifier)
    guard conforms(to: supertype) else { return nil }
  }
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    let name = String(mimeType.lowercased().prefix { $0 != ";" })
    guard let found = TypeTable.ordered.first(where: { $0.mime == name }) else { return nil }
    self.init(known: found.identifier)
    guard conforms(to: supertype) else { return nil }
  }

  public var preferredFilenameExtension: String? { TypeTable.entries[identifier]?.endings.first }
  public var preferredMIMEType: String? { TypeTable.entries[identifier]?.mime }
  public var isDeclared: Bool { TypeTable.entries[identifier] != nil }
  public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
  public var isPublic: Bool { identifier.hasPrefix("public.") }
  public var localizedDescription: String? { nil }

  /// All types that this one is a kind of, without itself.
  public var supertypes: Set<UTType> {
    var found: Set<String> = [], open = [identifier]
    while let next = open.popLast() {
      let parents = TypeTable.entries[next]?.parents ?? [OwnTypes.parent(next)].compactMap { $0 }
      for parent in parents where found.insert(parent).inserted { open.append(parent) }
    }
    return Set(found.map { UTType(known: $0) })
  }
  public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }
  public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }
}

extension UTType {
  public static var item: UTType { UTType(known: "public.item") }
  public static var content: UTType { UTType(known: "public.content") }
  public static var data: UTType { UTType(known: "public.data") }
  public static var directory: UTType { UTType(known: "public.directory") }
  public static var folder: UTType { UTType(known: "public.folder") }
  public static var package: UTType { UTType(known: "com.apple.package") }
  public static var url: UTType { UTType(known: "public.url") }
  public static var fileURL: UTType { UTType(known: "public.file-url") }
  public static var text: UTType { UTType(known: "public.text") }
  public static var plainText: UTType { UTType(known: "public.plain-text") }
  public static var utf8PlainText: UTType { UTType(known: "public.utf8-plain-text") }
  public static var rtf: UTType { UTType(known: "public.rtf") }
  public static var html: UTType { UTType(known: "public.html") }
  public static var xml: UTType { UTType(known: "public.xml") }
  public static var json: UTType { UTType(known: "public.json") }
  public static var yaml: UTType { UTType(known: "public.yaml") }
  public static var propertyList: UTType { UTType(known: "com.apple.property-list") }
  public static var commaSeparatedText: UTType { UTType(known: "public.comma-separated-values-text") }
  public static var sourceCode: UTType { UTType(known: "public.source-code") }
  public static var swiftSource: UTType { UTType(known: "public.swift-source") }
  public static var image: UTType { UTType(known: "public.image") }
  public static var png: UTType { UTType(known: "public.png") }
  public static var jpeg: UTType { UTType(known: "public.jpeg") }
  public static var gif: UTType { UTType(known: "com.compuserve.gif") }
  public static var heic: UTType { UTType(known: "public.heic") }
  public static var heif: UTType { UTType(known: "public.heif") }
  public static var tiff: UTType { UTType(known: "public.tiff") }
  public static var bmp: UTType { UTType(known: "com.microsoft.bmp") }
  public static var webP: UTType { UTType(known: "org.webmproject.webp") }
  public static var svg: UTType { UTType(known: "public.svg-image") }
  public static var pdf: UTType { UTType(known: "com.adobe.pdf") }
  public static var livePhoto: UTType { UTType(known: "com.apple.live-photo") }
  public static var audiovisualContent: UTType { UTType(known: "public.audiovisual-content") }
  public static var audio: UTType { UTType(known: "public.audio") }
  public static var movie: UTType { UTType(known: "public.movie") }
  public static var video: UTType { UTType(known: "public.video") }
  public static var mp3: UTType { UTType(known: "public.mp3") }
  public static var wav: UTType { UTType(known: "com.microsoft.waveform-audio") }
  public static var aiff: UTType { UTType(known: "public.aiff-audio") }
  public static var mpeg4Audio: UTType { UTType(known: "public.mpeg-4-audio") }
  public static var mpeg4Movie: UTType { UTType(known: "public.mpeg-4") }
  public static var quickTimeMovie: UTType { UTType(known: "com.apple.quicktime-movie") }
  public static var archive: UTType { UTType(known: "public.archive") }
  public static var zip: UTType { UTType(known: "public.zip-archive") }
  public static var gzip: UTType { UTType(known: "org.gnu.gnu-zip-archive") }
  public static var epub: UTType { UTType(known: "org.idpf.epub-container") }
  public static var contact: UTType { UTType(known: "public.contact") }
  public static var vCard: UTType { UTType(known: "public.vcard") }
  public static var calendarEvent: UTType { UTType(known: "public.calendar-event") }
  public static var bookmark: UTType { UTType(known: "public.bookmark") }
}
