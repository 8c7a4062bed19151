import Foundation

/// Opens a URL: universal links open the app, others what the system has for them.
public struct OpenURLIntent: SystemIntent {
  public static var title: LocalizedStringResource { "Open URL" }
  public static var isDiscoverable: Bool { false }

  @Parameter(title: "URL") public var url: URL

  public init() {}
  public init(_ url: URL) { self.url = url }
  public init<Entity: URLRepresentableEntity>(_ entity: Entity) { url = IntentURLs.url(of: entity) }
  public init<Choice: URLRepresentableEnum>(_ choice: Choice) { url = IntentURLs.url(of: choice) }

  public func perform() async throws -> some IntentResult { .result() }
}
