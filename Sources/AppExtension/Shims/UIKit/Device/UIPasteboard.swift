import Foundation

/// What was copied. Each process has its own: nothing of this machine's clipboard is read or written.
open class UIPasteboard: NSObject, @unchecked Sendable {
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let general = Name("com.apple.UIKit.pboard.general")
  }
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let expirationDate = OptionsKey(rawValue: "expirationDate")
    public static let localOnly = OptionsKey(rawValue: "localOnly")
  }

  public static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
  public static let general = UIPasteboard(.general)

  private static let lock = NSLock()
  nonisolated(unsafe) private static var named: [Name: UIPasteboard] = [:]
  private let lock = NSLock()
  private var held: [[String: Any]] = []
  private var changes = 0
  public let name: Name
  private init(_ name: Name) { self.name = name }

  /// `nil` where there is none of that name and none is to be made.
  public convenience init?(name pasteboardName: Name, create: Bool) {
    let found = Self.lock.withLock { Self.named[pasteboardName] }
    guard create || found != nil else { return nil }
    self.init(pasteboardName)
    held = found?.held ?? []
    Self.lock.withLock { Self.named[pasteboardName] = self }
  }
  public class func withUniqueName() -> UIPasteboard { UIPasteboard(Name(UUID().uuidString)) }
  public class func remove(withName pasteboardName: Name) {
    lock.withLock { _ = named.removeValue(forKey: pasteboardName) }
  }

  open var changeCount: Int { lock.withLock { changes } }
  /// What was copied, each by its types.
  open var items: [[String: Any]] {
    get { lock.withLock { held } }
    set {
      lock.withLock {
        held = newValue
        changes += 1
      }
      NotificationCenter.default.post(name: Self.changedNotification, object: self)
    }
  }
  open var numberOfItems: Int { items.count }
  open var types: [String] { items.first.map { $0.keys.sorted() } ?? [] }
  open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) { self.items = items }
  open func addItems(_ items: [[String: Any]]) { self.items += items }
  open func contains(pasteboardTypes: [String]) -> Bool {
    items.contains { item in pasteboardTypes.contains { item[$0] != nil } }
  }
  open func data(forPasteboardType type: String) -> Data? {
    switch value(forPasteboardType: type) {
    case let data as Data: data
    case let text as String: Data(text.utf8)
    default: nil
    }
  }
  open func value(forPasteboardType type: String) -> Any? { items.first?[type] }
  open func setData(_ data: Data, forPasteboardType type: String) { items = [[type: data]] }
  open func setValue(_ value: Any, forPasteboardType type: String) { items = [[type: value]] }

  private func all<Value>(_ type: String) -> [Value]? {
    let values = items.compactMap { $0[type] as? Value }
    return values.isEmpty ? nil : values
  }
  open var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }
  open var strings: [String]? {
    get { all("public.utf8-plain-text") }
    set { items = (newValue ?? []).map { ["public.utf8-plain-text": $0] } }
  }
  open var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }
  open var urls: [URL]? {
    get { all("public.url") }
    set { items = (newValue ?? []).map { ["public.url": $0] } }
  }
  open var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }
  open var images: [UIImage]? {
    get { all("public.image") }
    set { items = (newValue ?? []).map { ["public.image": $0] } }
  }
  open var color: UIColor? {
    get { (all("com.apple.uikit.color") as [UIColor]?)?.first }
    set { items = newValue.map { [["com.apple.uikit.color": $0]] } ?? [] }
  }
  open var hasStrings: Bool { strings != nil }
  open var hasURLs: Bool { urls != nil }
  open var hasImages: Bool { images != nil }
  open var hasColors: Bool { color != nil }
}
