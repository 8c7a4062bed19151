import Foundation

// What Foundation's own objects are handed over as.

extension NSString: NSItemProviderReading, NSItemProviderWriting {
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.utf8-plain-text", "public.plain-text", "public.text"]
  }
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    guard let text = String(data: data, encoding: .utf8) else { throw CocoaError(.fileReadCorruptFile) }
    return self.init(string: text)
  }
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(description.utf8), nil)
    return nil
  }
}

extension NSURL: NSItemProviderWriting {
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.file-url", "public.url"] }
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(absoluteString.utf8), nil)
    return nil
  }
}

/// The values that stand for Foundation's objects in Swift: `String`, `URL`.
public protocol _ItemProviderValue: Sendable {
  static var _readableTypes: [String] { get }
  init?(_itemProviderData data: Data)
}
extension String: _ItemProviderValue {
  public static var _readableTypes: [String] { NSString.readableTypeIdentifiersForItemProvider }
  public init?(_itemProviderData data: Data) { self.init(data: data, encoding: .utf8) }
}
extension URL: _ItemProviderValue {
  public static var _readableTypes: [String] { NSURL.readableTypeIdentifiersForItemProvider }
  public init?(_itemProviderData data: Data) { self.init(string: String(decoding: data, as: UTF8.self)) }
}

extension NSItemProvider {
  public func canLoadObject<T: _ItemProviderValue>(ofClass type: T.Type) -> Bool {
    type._readableTypes.contains { hasItemConformingToTypeIdentifier($0) }
  }
  @discardableResult public func loadObject<T: _ItemProviderValue>(
    ofClass type: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
  ) -> Progress {
    guard let identifier = type._readableTypes.first(where: { hasItemConformingToTypeIdentifier($0) }) else {
      completionHandler(nil, NSItemProvider.unavailable)
      return Progress(totalUnitCount: 1)
    }
    return loadDataRepresentation(forTypeIdentifier: identifier) { data, error in
      let value = data.flatMap { T(_itemProviderData: $0) }
      completionHandler(value, value == nil ? error ?? NSItemProvider.unavailable : nil)
    }
  }
}
