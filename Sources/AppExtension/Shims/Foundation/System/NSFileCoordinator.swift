import Foundation

/// Where a method leaves its error: `&error` of an `NSError?`, or `nil`.
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?

/// A type that wants to know of changes to a file. Kept for its name: nobody tells it.
public protocol NSFilePresenter: NSObjectProtocol {
  var presentedItemURL: URL? { get }
  var presentedItemOperationQueue: OperationQueue { get }
}

/// Gives one after the other access to a file.
///
/// Among the threads of a process and, by a lock on a file beside it, among the processes of a project: what one writes, another reads whole.
open class NSFileCoordinator: NSObject, @unchecked Sendable {
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let withoutChanges = ReadingOptions(rawValue: 1)
    public static let resolvesSymbolicLink = ReadingOptions(rawValue: 2)
    public static let immediatelyAvailableMetadataOnly = ReadingOptions(rawValue: 4)
    public static let forUploading = ReadingOptions(rawValue: 8)
  }
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let forDeleting = WritingOptions(rawValue: 1)
    public static let forMoving = WritingOptions(rawValue: 2)
    public static let forMerging = WritingOptions(rawValue: 4)
    public static let forReplacing = WritingOptions(rawValue: 8)
    public static let contentIndependentMetadataOnly = WritingOptions(rawValue: 16)
  }

  open var purposeIdentifier = UUID().uuidString
  public init(filePresenter: (any NSFilePresenter)? = nil) {}
  open class func addFilePresenter(_ filePresenter: any NSFilePresenter) {}
  open class func removeFilePresenter(_ filePresenter: any NSFilePresenter) {}
  open func cancel() {}

  open func coordinate(
    readingItemAt url: URL, options: ReadingOptions = [], error outError: NSErrorPointer,
    byAccessor reader: (URL) -> Void
  ) { Self.locked(url, LOCK_SH) { reader(url) } }

  open func coordinate(
    writingItemAt url: URL, options: WritingOptions = [], error outError: NSErrorPointer,
    byAccessor writer: (URL) -> Void
  ) { Self.locked(url, LOCK_EX) { writer(url) } }

  open func coordinate(
    readingItemAt readingURL: URL, options readingOptions: ReadingOptions = [], writingItemAt writingURL: URL,
    options writingOptions: WritingOptions = [], error outError: NSErrorPointer,
    byAccessor readerWriter: (URL, URL) -> Void
  ) { Self.locked(writingURL, LOCK_EX) { readerWriter(readingURL, writingURL) } }

  /// Locks the folder that the file is in: the file itself may be replaced by another while it is written.
  private static func locked(_ url: URL, _ kind: Int32, _ body: () -> Void) {
    let descriptor = open(url.deletingLastPathComponent().path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    defer { if descriptor >= 0 { close(descriptor) } }
    if descriptor >= 0 { while flock(descriptor, kind) != 0, errno == EINTR {} }
    body()
  }
}
