import Foundation

/// Where contexts of JavaScript live.
open class JSVirtualMachine: NSObject, @unchecked Sendable {
  public override init() {}
}

/// A place for scripts. Nothing here runs them: evaluating gives `undefined`, an exception says why, and the log says it once.
/// Values that Swift puts in can be read again.
///
/// - Parity: partial: no script is run
open class JSContext: @unchecked Sendable {
  open private(set) var virtualMachine: JSVirtualMachine!
  open var exceptionHandler: ((JSContext?, JSValue?) -> Void)!
  open var exception: JSValue!
  open var name: String!
  open var isInspectable = false
  private var globals: [String: Any] = [:]

  public init!() { virtualMachine = JSVirtualMachine() }
  public init!(virtualMachine: JSVirtualMachine!) { self.virtualMachine = virtualMachine }

  /// `undefined`; the handler of exceptions is told.
  @discardableResult open func evaluateScript(_ script: String!) -> JSValue! { refuse() }
  @discardableResult open func evaluateScript(_ script: String!, withSourceURL sourceURL: URL!) -> JSValue! {
    refuse()
  }
  open var globalObject: JSValue! { JSValue(globals, in: self) }

  open func objectForKeyedSubscript(_ key: Any!) -> JSValue! {
    guard let key = Self.text(key), let found = globals[key] else { return JSValue(undefinedIn: self) }
    return found as? JSValue ?? JSValue(found, in: self)
  }
  open func setObject(_ object: Any!, forKeyedSubscript key: (any NSCopying & NSObjectProtocol)!) {
    if let key = Self.text(key) { globals[key] = object }
  }
  open subscript(key: Any!) -> JSValue! { objectForKeyedSubscript(key) }

  private static func text(_ key: Any?) -> String? {
    key as? String ?? (key as? NSString).map { $0 as String }
  }

  func refuse() -> JSValue {
    _ = Self.said
    let error = JSValue("Error: there is no JavaScript here", in: self)
    exception = error
    exceptionHandler?(self, error)
    return JSValue(undefinedIn: self)
  }
  private static let said: Void = FileHandle.standardError.write(
    Data("JavaScriptCore: there is no JavaScript here; scripts give undefined and an exception.\n".utf8))
}

/// What Swift's classes show to JavaScript.
public protocol JSExport {}
