import Foundation

/// One widget: a kind with its configuration.
@MainActor @preconcurrency public protocol Widget {
  associatedtype Body: WidgetConfiguration
  init()
  var body: Self.Body { get }
}

/// How a widget gets and shows its content.
@MainActor @preconcurrency public protocol WidgetConfiguration {
  associatedtype Body: WidgetConfiguration
  var body: Self.Body { get }
  /// What the modifiers and the primitive configuration together say.
  func _describe(_ description: inout _WidgetDeclaration)
}

extension WidgetConfiguration {
  public func _describe(_ description: inout _WidgetDeclaration) { body._describe(&description) }
}

extension Never: WidgetConfiguration {
  public func _describe(_ description: inout _WidgetDeclaration) {}
}

/// What a configuration declared, gathered from the inside out.
@MainActor public struct _WidgetDeclaration {
  package var kind = ""
  package var displayName: String?
  package var summary: String?
  package var families: [String]?
  package var contentMarginsDisabled = false
  package var containerBackgroundRemovable = true
  package var promptsForConfiguration = false
  /// Names of `supplementalActivityFamilies(_:)`.
  package var activityFamilies: [String] = []
  /// The `WidgetPushHandler` type of `pushHandler(_:)`.
  package var pushHandler: Any.Type?
  /// The driver that WidgetKit made for the primitive configuration.
  package var driver: Any?
  package nonisolated init() {}
}

/// A configuration that declares nothing.
nonisolated public struct EmptyWidgetConfiguration: WidgetConfiguration {
  public typealias Body = Never
  public init() {}
  @MainActor public var body: Never { fatalError("EmptyWidgetConfiguration has no body") }
  @MainActor public func _describe(_ description: inout _WidgetDeclaration) {}
}

/// A configuration with something more said about it.
nonisolated package struct ModifiedConfiguration<Base: WidgetConfiguration>: WidgetConfiguration {
  package typealias Body = Never
  let base: Base
  let change: @MainActor (inout _WidgetDeclaration) -> Void
  @MainActor package var body: Never { fatalError("ModifiedConfiguration has no body") }
  @MainActor package func _describe(_ description: inout _WidgetDeclaration) {
    base._describe(&description)
    change(&description)
  }
}

extension WidgetConfiguration {
  nonisolated package func declaring(
    _ change: @escaping @MainActor (inout _WidgetDeclaration) -> Void
  ) -> ModifiedConfiguration<Self> { ModifiedConfiguration(base: self, change: change) }
}

/// Several widgets in one extension.
@MainActor @preconcurrency public protocol WidgetBundle {
  associatedtype Body: Widget
  init()
  @WidgetBundleBuilder var body: Self.Body { get }
}

/// A widget that stands for several: what a bundle's builder makes.
@MainActor @preconcurrency package protocol WidgetGroup {
  var members: [any Widget] { get }
}

@resultBuilder public struct WidgetBundleBuilder {
  @MainActor public static func buildBlock() -> some Widget { _WidgetList(members: []) }
  @MainActor public static func buildBlock<each Member: Widget>(_ member: repeat each Member) -> some Widget {
    var members: [any Widget] = []
    repeat members.append(each member)
    return _WidgetList(members: members)
  }
  public static func buildExpression<Content: Widget>(_ content: Content) -> Content { content }
  @MainActor public static func buildOptional(_ widget: (any Widget)?) -> some Widget {
    _WidgetList(members: widget.map { [$0] } ?? [])
  }
  @MainActor public static func buildLimitedAvailability(_ widget: some Widget) -> some Widget {
    _WidgetList(members: [widget])
  }
}

struct _WidgetList: Widget, WidgetGroup {
  let members: [any Widget]
  init() { members = [] }
  init(members: [any Widget]) { self.members = members }
  var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}

/// The widgets of a bundle, nested bundles opened, in order.
@MainActor package enum WidgetCensus {
  package static func widgets(in widget: any Widget) -> [any Widget] {
    if let group = widget as? any WidgetGroup { return group.members.flatMap(widgets(in:)) }
    return [widget]
  }
}
