import Foundation

/// Opens an address. A widget's view cannot: `Link` and `widgetURL` carry the addresses that a tap opens. A handler of the
/// app's own is called, as on iOS.
public struct OpenURLAction {
  /// What a handler made of an address.
  public struct Result: Sendable, Equatable {
    enum Kind: Sendable, Equatable {
      case handled, discarded
      case system(URL?)
    }
    let kind: Kind
    public static let handled = Result(kind: .handled)
    public static let discarded = Result(kind: .discarded)
    public static let systemAction = Result(kind: .system(nil))
    public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
    public static func systemAction(_ url: URL? = nil, prefersInApp: Bool) -> Result {
      Result(kind: .system(url))
    }
  }
  private let handler: ((URL) -> Result)?

  init() { handler = nil }
  public init(handler: @escaping (URL) -> Result) { self.handler = handler }

  @MainActor @preconcurrency public func callAsFunction(_ url: URL) { callAsFunction(url) { _ in } }
  @MainActor @preconcurrency public func callAsFunction(_ url: URL, prefersInApp: Bool) {
    callAsFunction(url) { _ in }
  }
  @MainActor @preconcurrency public func callAsFunction(
    _ url: URL, completion: @escaping (_ accepted: Bool) -> Void
  ) {
    if let handler, handler(url) == .handled { return completion(true) }
    NoAppBehind.report("openURL")
    completion(false)
  }
}

private struct OpenURLKey: EnvironmentKey { static var defaultValue: OpenURLAction { OpenURLAction() } }

extension EnvironmentValues {
  /// Opens an address where there is an app to do so.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}

/// What only an app's window could do.
enum NoAppBehind {
  @MainActor static func report(_ name: String) {
    CurrentEnvironment.session?.reportNoEffect(name)
  }
}
