import ActivityKit
import SwiftUI

/// A Live Activity: the card of the Lock Screen and the parts of the Dynamic Island for one type of attributes.
///
/// It stands in a `Widget` beside widgets and controls of the bundle. Its views are evaluated anew with each update; as on iOS they have no
/// network.
@MainActor @preconcurrency
public struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration {
  public typealias Body = Never
  private let driver: ActivityDriver

  /// - Parameters:
  ///   - attributesType: the attributes of the activities that this configuration shows.
  ///   - content: the card of the Lock Screen, and of devices without an island; also what `supplementalActivityFamilies(_:)` shows.
  ///   - dynamicIsland: the island's parts.
  public init<Content: View>(
    for attributesType: Attributes.Type,
    @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
    dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
  ) {
    driver = ActivityDriver(attributesType, content: content, island: dynamicIsland)
  }

  public var body: Never { fatalError("ActivityConfiguration is primitive and has no body") }

  public func _describe(_ description: inout _WidgetDeclaration) {
    description.kind = driver.attributesType
    description.driver = driver
  }
}
