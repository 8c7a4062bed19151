import Foundation

extension URL {
  /// `true`: what a process may read is the sandbox's matter, not the address's.
  @discardableResult public func startAccessingSecurityScopedResource() -> Bool { true }
  public func stopAccessingSecurityScopedResource() {}

  public struct BookmarkCreationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let minimalBookmark = Self(rawValue: 512)
    public static let withSecurityScope = Self(rawValue: 2_048)
  }
  public struct BookmarkResolutionOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let withoutUI = Self(rawValue: 256)
    public static let withSecurityScope = Self(rawValue: 1_024)
  }

  /// The address, to be resolved later. It does not follow a file that is moved.
  public func bookmarkData(
    options: BookmarkCreationOptions = [], includingResourceValuesForKeys keys: Set<URLResourceKey>? = nil,
    relativeTo url: URL? = nil
  ) throws -> Data { Data(absoluteString.utf8) }
  public init(
    resolvingBookmarkData data: Data, options: BookmarkResolutionOptions = [], relativeTo url: URL? = nil,
    bookmarkDataIsStale: inout Bool
  ) throws {
    guard let text = String(data: data, encoding: .utf8), let url = URL(string: text) else {
      throw CocoaError(.fileReadCorruptFile)
    }
    self = url
    bookmarkDataIsStale = url.isFileURL && !FileManager.default.fileExists(atPath: url.path)
  }
}

extension URLRequest {
  // What a phone would do in a plan with few bytes or without Wi-Fi: there is neither here.
  public var allowsConstrainedNetworkAccess: Bool {
    get { true }
    set {}
  }
  public var allowsExpensiveNetworkAccess: Bool {
    get { true }
    set {}
  }
  public var assumesHTTP3Capable: Bool {
    get { false }
    set {}
  }
}

extension URLSessionConfiguration {
  public var allowsConstrainedNetworkAccess: Bool {
    get { true }
    set {}
  }
  public var allowsExpensiveNetworkAccess: Bool {
    get { true }
    set {}
  }
}
