import Foundation

/// The key of what is loaded, and whether it went well.
public let NSItemProviderErrorDomain = "NSItemProviderErrorDomain"

public protocol NSItemProviderReading: AnyObject {
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}
public protocol NSItemProviderWriting: AnyObject {
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}

public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  case all, team, group, ownProcess
}

/// Something that is handed over in one of several types, when it is asked for.
open class NSItemProvider: NSObject, @unchecked Sendable {
  public typealias LoadHandler =
    @Sendable (
      @escaping @Sendable ((any NSSecureCoding)?, (any Error)?) -> Void, AnyClass?, [AnyHashable: Any]?
    ) -> Void
  private typealias Loader = @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?

  private let lock = NSLock()
  private var loaders: [(type: String, load: Loader)] = []
  private var items: [String: any NSSecureCoding] = [:]
  open var suggestedName: String?

  public override init() {}
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }
  public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
    self.init()
    guard let item else { return }
    items[typeIdentifier ?? "public.data"] = item
  }
  /// A file, in the type of its ending; `nil` where it cannot be read.
  public convenience init?(contentsOf fileURL: URL!) {
    guard let fileURL, fileURL.isFileURL, FileManager.default.isReadableFile(atPath: fileURL.path) else {
      return nil
    }
    self.init()
    suggestedName = fileURL.deletingPathExtension().lastPathComponent
    registerDataRepresentation(
      forTypeIdentifier: Self.type(ofEnding: fileURL.pathExtension), visibility: .all
    ) { done in
      do { done(try Data(contentsOf: fileURL), nil) } catch { done(nil, error) }
      return nil
    }
  }

  open var registeredTypeIdentifiers: [String] {
    lock.withLock { loaders.map(\.type) + items.keys.sorted() }
  }
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredTypeIdentifiers.contains { Self.conforms($0, to: typeIdentifier) }
  }

  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) { lock.withLock { loaders.append((typeIdentifier, loadHandler)) } }
  open func registerObject(
    _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
  ) {
    nonisolated(unsafe) let object = object
    for identifier in Swift.type(of: object).writableTypeIdentifiersForItemProvider {
      registerDataRepresentation(forTypeIdentifier: identifier, visibility: visibility) {
        object.loadData(withTypeIdentifier: identifier, forItemProviderCompletionHandler: $0)
      }
    }
  }

  /// The bytes of the first type that is asked for, on a thread of its own.
  @discardableResult open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    let (load, item) = lock.withLock {
      (
        loaders.first { Self.conforms($0.type, to: typeIdentifier) }?.load,
        items.first { Self.conforms($0.key, to: typeIdentifier) }?.value
      )
    }
    let done: @Sendable (Data?, (any Error)?) -> Void = { data, error in
      progress.completedUnitCount = 1
      completionHandler(data, error)
    }
    let bytes = Self.bytes(of: item)
    DispatchQueue.global().async {
      if let load { _ = load(done) } else { done(bytes, bytes == nil ? Self.unavailable : nil) }
    }
    return progress
  }
  /// What was registered, as `NSURL`, `NSString` or `NSData`.
  open func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: (@Sendable ((any NSSecureCoding)?, (any Error)?) -> Void)? = nil
  ) {
    let item = lock.withLock { items.first { Self.conforms($0.key, to: typeIdentifier) }?.value }
    guard item == nil else {
      nonisolated(unsafe) let item = item
      return DispatchQueue.global().async { completionHandler?(item, nil) }
    }
    loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
      let text = data.map { String(decoding: $0, as: UTF8.self) }
      switch typeIdentifier {
      case "public.url", "public.file-url":
        completionHandler?(text.flatMap { NSURL(string: $0) }, error)
      case "public.text", "public.plain-text", "public.utf8-plain-text":
        completionHandler?(text.map { NSString(string: $0) }, error)
      default: completionHandler?(data.map { NSData(data: $0) }, error)
      }
    }
  }
  open func loadItem(forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil)
    async throws
    -> any NSSecureCoding
  {
    let answer = await withCheckedContinuation { (continuation: CheckedContinuation<Loaded, Never>) in
      loadItem(forTypeIdentifier: typeIdentifier, options: options) {
        continuation.resume(returning: Loaded(item: $0, error: $1))
      }
    }
    if let item = answer.item { return item }
    throw answer.error ?? Self.unavailable
  }

  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    aClass.readableTypeIdentifiersForItemProvider.contains { hasItemConformingToTypeIdentifier($0) }
  }
  @discardableResult open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    let types = aClass.readableTypeIdentifiersForItemProvider
    guard let identifier = types.first(where: { hasItemConformingToTypeIdentifier($0) }) else {
      completionHandler(nil, Self.unavailable)
      return Progress(totalUnitCount: 1)
    }
    return loadDataRepresentation(forTypeIdentifier: identifier) { data, error in
      guard let data else { return completionHandler(nil, error ?? Self.unavailable) }
      do {
        completionHandler(
          try aClass.object(withItemProviderData: data, typeIdentifier: identifier), nil)
      } catch { completionHandler(nil, error) }
    }
  }

  private struct Loaded: @unchecked Sendable {
    var item: (any NSSecureCoding)?
    var error: (any Error)?
  }
  static let unavailable = NSError(domain: NSItemProviderErrorDomain, code: -1_200)

  private static func bytes(of item: (any NSSecureCoding)?) -> Data? {
    switch item {
    case let data as NSData: Data(referencing: data)
    case let text as NSString: Data(text.description.utf8)
    case let url as NSURL: Data(url.absoluteString.utf8)
    default: nil
    }
  }

  /// The few steps between the types that are handed over: all of them are data, texts and addresses their own families.
  private static func conforms(_ type: String, to other: String) -> Bool {
    if type == other || ["public.item", "public.data", "public.content"].contains(other) { return true }
    let families: [String: Set<String>] = [
      "public.text": ["public.plain-text", "public.utf8-plain-text", "public.html", "public.json"],
      "public.plain-text": ["public.utf8-plain-text"],
      "public.url": ["public.file-url"],
      "public.image": ["public.png", "public.jpeg", "public.heic", "com.compuserve.gif", "public.tiff"],
    ]
    return families[other]?.contains(type) ?? false
  }
  private static func type(ofEnding ending: String) -> String {
    [
      "txt": "public.plain-text", "json": "public.json", "html": "public.html", "png": "public.png",
      "jpg": "public.jpeg", "jpeg": "public.jpeg", "heic": "public.heic", "gif": "com.compuserve.gif",
      "pdf": "com.adobe.pdf",
    ][ending.lowercased()] ?? "public.data"
  }
}
