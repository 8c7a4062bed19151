import Foundation

/// What an app hands to an extension that is shown in it.
open class NSExtensionItem: NSObject, @unchecked Sendable {
  open var attributedTitle: NSAttributedString?
  open var attributedContentText: NSAttributedString?
  open var attachments: [NSItemProvider]?
  open var userInfo: [AnyHashable: Any]?
  public override init() {}
}

/// The app that shows an extension. A widget has none: it gets nothing, and nothing is opened.
open class NSExtensionContext: NSObject, @unchecked Sendable {
  open var inputItems: [Any] { [] }
  public override init() {}
  open func completeRequest(
    returningItems items: [Any]?, completionHandler: (@Sendable (Bool) -> Void)? = nil
  ) { completionHandler?(false) }
  open func cancelRequest(withError error: any Error) {}
  open func open(_ URL: URL, completionHandler: (@Sendable (Bool) -> Void)? = nil) {
    completionHandler?(false)
  }
}

public protocol NSExtensionRequestHandling: NSObjectProtocol {
  func beginRequest(with context: NSExtensionContext)
}
