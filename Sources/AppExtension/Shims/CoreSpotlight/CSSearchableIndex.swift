import Foundation
import VitrineUniformTypeIdentifiers

/// What is said of something that can be found.
open class CSSearchableItemAttributeSet: NSObject, @unchecked Sendable {
  public let contentType: String
  open var title: String?
  open var displayName: String?
  open var contentDescription: String?
  open var keywords: [String]?
  open var thumbnailData: Data?
  open var thumbnailURL: URL?
  open var identifier: String?
  open var relatedUniqueIdentifier: String?
  open var startDate: Date?
  open var endDate: Date?
  public init(itemContentType: String) { contentType = itemContentType }
  public convenience init(contentType: UTType) { self.init(itemContentType: contentType.identifier) }
}

open class CSSearchableItem: NSObject, @unchecked Sendable {
  open var uniqueIdentifier: String
  open var domainIdentifier: String?
  open var attributeSet: CSSearchableItemAttributeSet
  open var expirationDate: Date?
  public init(
    uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet
  ) {
    self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
    self.domainIdentifier = domainIdentifier
    self.attributeSet = attributeSet
  }
}

/// What the system's search knows. There is no such search here: indexing is accepted and nothing is kept.
open class CSSearchableIndex: NSObject, @unchecked Sendable {
  private static let shared = CSSearchableIndex(name: "default")
  open class func `default`() -> CSSearchableIndex { shared }
  open class func isIndexingAvailable() -> Bool { false }
  public init(name: String) {}
  public typealias Handler = @Sendable ((any Error)?) -> Void
  open func indexSearchableItems(_ items: [CSSearchableItem]) async throws {}
  open func indexSearchableItems(_ items: [CSSearchableItem], completionHandler: Handler? = nil) {
    completionHandler?(nil)
  }
  open func deleteSearchableItems(withIdentifiers identifiers: [String]) async throws {}
  open func deleteSearchableItems(withIdentifiers identifiers: [String], completionHandler: Handler? = nil) {
    completionHandler?(nil)
  }
  open func deleteSearchableItems(withDomainIdentifiers identifiers: [String]) async throws {}
  open func deleteAllSearchableItems() async throws {}
  open func deleteAllSearchableItems(completionHandler: Handler? = nil) { completionHandler?(nil) }
}

public let CSSearchableItemActionType = "com.apple.corespotlightitem"
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
