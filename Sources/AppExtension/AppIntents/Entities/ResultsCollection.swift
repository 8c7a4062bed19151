import SwiftUI

/// The options of a parameter: an array, or items in sections.
public protocol ResultsCollection<Result> {
  associatedtype Result: _IntentValue
  var promptLabel: LocalizedStringResource? { get }
  var usesIndexedCollation: Bool { get }
  var items: [Result.ValueType] { get }
  static var empty: Self { get }
}

extension Array: ResultsCollection where Element: _IntentValue {
  public typealias Result = Element
  public var promptLabel: LocalizedStringResource? { nil }
  public var usesIndexedCollation: Bool { false }
  public var items: [Element.ValueType] { compactMap { $0 as? Element.ValueType } }
  public static var empty: [Element] { [] }
}

/// Options in sections.
public struct IntentItemCollection<Result: _IntentValue>: ResultsCollection {
  public var sections: [IntentItemSection<Result>]
  public var promptLabel: LocalizedStringResource?
  /// - Parity: approximated: options come in sections by initial; there is no index to tap beside them.
  public var usesIndexedCollation: Bool

  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    @IntentItemSection<Result>.Builder sectionsBuilder: () -> [IntentItemSection<Result>]
  ) {
    self.init(
      promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation, sections: sectionsBuilder())
  }
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false, items: [Result]
  ) where Result: DisplayRepresentable {
    self.init(
      promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation,
      sections: [IntentItemSection(items: items.map { IntentItem($0) })])
  }
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    sections: [IntentItemSection<Result>]
  ) {
    self.promptLabel = promptLabel
    self.usesIndexedCollation = usesIndexedCollation
    self.sections = sections
  }
  public var items: [Result.ValueType] {
    sections.flatMap { $0.items.compactMap { $0.value as? Result.ValueType } }
  }
  public static var empty: IntentItemCollection<Result> { IntentItemCollection(sections: []) }
}

extension IntentItemCollection: Sendable where Result: Sendable {}

/// Options under one title.
public struct IntentItemSection<Result: _IntentValue> {
  public var description: DisplayRepresentation?
  public var items: [IntentItem<Result>]

  public init(items: [IntentItem<Result>]) { self.items = items }
  public init(title: LocalizedStringResource, items: [IntentItem<Result>]) { self.init(title, items: items) }
  public init(_ title: LocalizedStringResource, items: [IntentItem<Result>]) {
    description = DisplayRepresentation(title: title)
    self.items = items
  }
  @_disfavoredOverload public init(_ title: LocalizedStringResource, items: [Result]) {
    self.init(title, items: items.map { IntentItem($0) })
  }
  public init(
    _ title: LocalizedStringResource? = nil,
    @IntentItem<Result>.Builder itemsBuilder: () -> [IntentItem<Result>]
  ) {
    description = title.map { DisplayRepresentation(title: $0) }
    items = itemsBuilder()
  }
  @_disfavoredOverload public init(
    _ title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil,
    @IntentItem<Result>.Builder itemsBuilder: () -> [IntentItem<Result>]
  ) {
    description = DisplayRepresentation(title: title, subtitle: subtitle, image: image)
    items = itemsBuilder()
  }

  /// Puts sections together; items without a section make one of their own.
  @resultBuilder public enum Builder {
    public static func buildBlock() -> [IntentItemSection<Result>] { [] }
    public static func buildBlock(_ sections: IntentItemSection<Result>...) -> [IntentItemSection<Result>] {
      sections
    }
    public static func buildBlock(_ items: IntentItem<Result>...) -> [IntentItemSection<Result>] {
      [IntentItemSection(items: items)]
    }
  }
}

extension IntentItemSection: Sendable where Result: Sendable {}

/// One option.
public struct IntentItem<Value: _IntentValue> {
  public var value: Value
  public var description: DisplayRepresentation

  public init(
    _ value: Value, title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil
  ) {
    self.value = value
    description = DisplayRepresentation(title: title, subtitle: subtitle, image: image)
  }
  /// Shown as the value shows itself.
  public init(_ value: Value) {
    self.value = value
    description = IntentDisplay.representation(of: value)
  }

  /// Puts items together.
  @resultBuilder public enum Builder {
    public static func buildExpression(_ expression: Value) -> [IntentItem<Value>] {
      [IntentItem(expression)]
    }
    public static func buildExpression(_ expression: IntentItem<Value>) -> [IntentItem<Value>] {
      [expression]
    }
    public static func buildExpression(_ expression: [IntentItem<Value>]) -> [IntentItem<Value>] {
      expression
    }
    @_disfavoredOverload public static func buildExpression(_ expression: [Value]) -> [IntentItem<Value>] {
      expression.map { IntentItem($0) }
    }
    public static func buildBlock(_ items: [IntentItem<Value>]...) -> [IntentItem<Value>] {
      items.flatMap { $0 }
    }
    public static func buildArray(_ components: [[IntentItem<Value>]]) -> [IntentItem<Value>] {
      components.flatMap { $0 }
    }
    public static func buildOptional(_ component: [IntentItem<Value>]?) -> [IntentItem<Value>] {
      component ?? []
    }
    public static func buildEither(first: [IntentItem<Value>]) -> [IntentItem<Value>] { first }
    public static func buildEither(second: [IntentItem<Value>]) -> [IntentItem<Value>] { second }
  }
}

extension IntentItem: Sendable where Value: Sendable {}
