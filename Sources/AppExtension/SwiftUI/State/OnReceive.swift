// Parity: no effect: nothing is received while a picture is made; reported

import VitrineCombine

nonisolated extension View {
  /// Nothing is received while a widget's picture is made; iOS archives the view as it is.
  public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never { withoutEffect("onReceive") }
}

/// A view that would follow a publisher; a widget shows its content.
nonisolated public struct SubscriptionView<PublisherType: Publisher, Content: View>: View
where PublisherType.Failure == Never {
  public var content: Content
  public var publisher: PublisherType
  public var action: (PublisherType.Output) -> Void
  public init(content: Content, publisher: PublisherType, action: @escaping (PublisherType.Output) -> Void) {
    self.content = content
    self.publisher = publisher
    self.action = action
  }
  @MainActor public var body: some View { content.withoutEffect("SubscriptionView") }
}
