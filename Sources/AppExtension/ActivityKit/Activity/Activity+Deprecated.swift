import Foundation

// The forms of iOS 16.1, before there was `ActivityContent`. They work, with content that is never stale.

extension Activity {
  @available(*, deprecated, message: "Use request(attributes:content:pushType:)")
  public static func request(
    attributes: Attributes, contentState: Activity<Attributes>.ContentState, pushType: PushType? = nil
  ) throws -> Activity<Attributes> {
    try start(attributes, ActivityContent(state: contentState, staleDate: nil), pushType: pushType)
  }

  @available(
    *, deprecated, message: "Use request(attributes:content:pushType:style:alertConfiguration:start:)"
  )
  public static func request(
    attributes: Attributes, content: ActivityContent<Activity<Attributes>.ContentState>,
    pushType: PushType? = nil, style: ActivityStyle, alertConfiguration: AlertConfiguration, startDate: Date
  ) throws -> Activity<Attributes> {
    try start(attributes, content, pushType: pushType, style: style, alert: alertConfiguration, at: startDate)
  }

  @available(*, deprecated, message: "Use content")
  public var contentState: Activity<Attributes>.ContentState { content.state }

  @available(*, deprecated, message: "Use contentUpdates")
  public var contentStateUpdates: ContentStateUpdates { ContentStateUpdates(contents: contentUpdates) }

  @available(*, deprecated, message: "Use update(_:)")
  public func update(using contentState: Activity<Attributes>.ContentState) async {
    await change(ActivityContent(state: contentState, staleDate: nil), alert: nil, timestamp: nil)
  }

  @available(*, deprecated, message: "Use update(_:alertConfiguration:)")
  public func update(
    using contentState: Activity<Attributes>.ContentState, alertConfiguration: AlertConfiguration? = nil
  ) async {
    await change(
      ActivityContent(state: contentState, staleDate: nil), alert: alertConfiguration, timestamp: nil)
  }

  @available(*, deprecated, message: "Use end(_:dismissalPolicy:)")
  public func end(
    using contentState: Activity<Attributes>.ContentState? = nil,
    dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {
    await finish(
      contentState.map { ActivityContent(state: $0, staleDate: nil) }, dismissalPolicy, timestamp: nil)
  }

  /// The states of `contentUpdates`.
  @available(*, deprecated, message: "Use ContentUpdates")
  public struct ContentStateUpdates: AsyncSequence {
    public typealias Element = Activity<Attributes>.ContentState
    public typealias AsyncIterator = Iterator
    let contents: ContentUpdates

    public func makeAsyncIterator() -> Iterator { Iterator(contents: contents.makeAsyncIterator()) }

    public struct Iterator: AsyncIteratorProtocol {
      public typealias Element = Activity<Attributes>.ContentState
      let contents: ContentUpdates.Iterator

      public func next() async -> Element? { await contents.next()?.state }
    }
  }
}
