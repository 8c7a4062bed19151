import Foundation

/// A method, as `#selector(…)` names it.
///
/// There is no Objective-C to call a method by name. What builds an extension turns `#selector(method)` into `_selector(method)`, which keeps
/// the method itself; so timers and notifications call it. A selector made of text names a method and cannot be performed.
public struct Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible, @unchecked Sendable {
  private let name: String
  /// Calls the method of an object with arguments; the outer `nil` stands for a wrong object or argument.
  private let body: ((Any?, [Any?]) -> Any??)?

  public init(_ name: String) { self.init(name: name, body: nil) }
  public init(stringLiteral value: String) { self.init(value) }
  init(name: String, body: ((Any?, [Any?]) -> Any??)?) { (self.name, self.body) = (name, body) }

  public var description: String { name }
  var isPerformable: Bool { body != nil }

  /// Selectors that were made at one place are equal.
  public static func == (a: Selector, b: Selector) -> Bool { a.name == b.name }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// What the method returns; says in the log why there is nothing to call.
  @discardableResult func perform(on object: Any?, _ arguments: [Any?]) -> Any? {
    guard let body else {
      KeyValueLog.write(
        "the method '\(name)' was not called: calling it by its name needs Objective-C, which Linux has not. Write #selector(…)."
      )
      return nil
    }
    guard let answer = body(object, arguments) else {
      KeyValueLog.write(
        "a method was not called: the object or what it was given is of another type (\(name))")
      return nil
    }
    return answer
  }
}

public func NSStringFromSelector(_ selector: Selector) -> String { selector.description }
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }
