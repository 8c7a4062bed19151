import Foundation
import SwiftUI

/// The objects of a type in a view's context, read once before the view's body is evaluated. `@Query` makes it.
public struct Query<Element: PersistentModel, Result>: DynamicProperty {
  @Environment(\.modelContext) private var context
  private let descriptor: FetchDescriptor<Element>
  private var found: [Element] = []
  /// Why the last reading failed; the result is empty then.
  public private(set) var fetchError: (any Error)?

  fileprivate init(_described descriptor: FetchDescriptor<Element>) { self.descriptor = descriptor }

  public mutating func update() {
    do {
      found = try context.fetch(descriptor)
      fetchError = nil
    } catch {
      (found, fetchError) = ([], error)
      FileHandle.standardError.write(Data("SwiftData: @Query of \(Element.self) is empty: \(error)\n".utf8))
    }
  }
  public var modelContext: ModelContext { context }
  public var wrappedValue: Result {
    guard let result = found as? Result else {
      fatalError("@Query gives [\(Element.self)], not \(Result.self).")
    }
    return result
  }
}

extension Query where Result == [Element] {
  public init() { self.init(_described: FetchDescriptor()) }
  public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil) {
    self.init(_described: descriptor)
  }
  public init(_ descriptor: FetchDescriptor<Element>, animation: Animation) {
    self.init(_described: descriptor)
  }
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    transaction: Transaction? = nil
  ) { self.init(_described: FetchDescriptor(predicate: filter, sortBy: descriptors)) }
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation
  ) { self.init(_described: FetchDescriptor(predicate: filter, sortBy: descriptors)) }
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, transaction: Transaction? = nil
  ) {
    self.init(
      _described: FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]))
  }
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, animation: Animation
  ) {
    self.init(
      _described: FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]))
  }
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward, transaction: Transaction? = nil
  ) {
    self.init(
      _described: FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]))
  }
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward, animation: Animation
  ) {
    self.init(
      _described: FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]))
  }
}
