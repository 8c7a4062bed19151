import Foundation

/// Makes a parameter's value from another kind of value.
///
/// - Parity: no effect: values come from the edit sheet and from code, always in the parameter's own type.
public protocol Resolver<Output>: Hashable, Sendable {
  associatedtype Input: _IntentValue
  associatedtype Output: _IntentValue
  func resolve(from input: Input, context: IntentParameterContext<Output>) async throws -> Output?
}

extension Resolver {
  public typealias Context = IntentParameterContext
}

/// The resolvers of a parameter.
public protocol ResolverSpecification: Hashable, Sendable, Sequence where Element == any Resolver {
  associatedtype Output: _IntentValue
}

/// No resolvers.
public struct EmptyResolverSpecification<Value: _IntentValue>: ResolverSpecification {
  public typealias Output = Value
  public init() {}
  public func makeIterator() -> IndexingIterator<[any Resolver]> { [].makeIterator() }
}

/// Several resolvers.
struct ResolverList<Value: _IntentValue>: ResolverSpecification {
  typealias Output = Value
  var resolvers: [any Resolver]
  func makeIterator() -> IndexingIterator<[any Resolver]> { resolvers.makeIterator() }
  static func == (a: Self, b: Self) -> Bool {
    a.resolvers.map { AnyHashable($0) } == b.resolvers.map { AnyHashable($0) }
  }
  func hash(into hasher: inout Hasher) { hasher.combine(resolvers.map { AnyHashable($0) }) }
}

/// Puts resolvers together.
@resultBuilder public enum ResolverSpecificationBuilder<Property: _IntentValue> {
  public static func buildBlock<each R: Resolver>(_ resolver: repeat each R) -> some ResolverSpecification {
    var list: [any Resolver] = []
    repeat list.append(each resolver)
    return ResolverList<Property>(resolvers: list)
  }
}

/// The parameter a value is resolved for.
public struct IntentParameterContext<Value: _IntentValue & Sendable>: AnyIntentValue, @unchecked Sendable {
  public let isOptional: Bool
  public let title: LocalizedStringResource
  let parameter: IntentParameter<Value>

  init(_ parameter: IntentParameter<Value>) {
    self.parameter = parameter
    isOptional = parameter.isOptional
    title = parameter.title
  }
}
