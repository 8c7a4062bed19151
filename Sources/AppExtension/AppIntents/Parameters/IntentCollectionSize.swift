import Archive

/// How many elements a list parameter takes.
public struct IntentCollectionSize: ExpressibleByIntegerLiteral, Hashable, Sendable {
  package var fewest: Int
  package var most: Int
  public init(min: Int, max: Int) {
    fewest = Swift.max(0, min)
    most = Swift.max(fewest, max)
  }
  public init(exactly: Int) { self.init(min: exactly, max: exactly) }
  public init(integerLiteral value: Int) { self.init(exactly: value) }
}

/// A widget's family, where AppIntents asks for one.
public enum IntentWidgetFamily: _IntentValue, Hashable, Sendable {
  case systemSmall, systemMedium, systemLarge, systemExtraLarge, systemExtraLargePortrait
  case accessoryCorner, accessoryCircular, accessoryRectangular, accessoryInline
  public static var defaultResolverSpecification: EmptyResolverSpecification<IntentWidgetFamily> { .init() }
}
