import Foundation

/// A value that is found when it is asked for: a constant, what an object has under a key path, or a function of others.
///
/// The open Foundation has a class of this name that cannot be made; this one stands before it.
open class NSExpression: NSObject, @unchecked Sendable {
  public enum ExpressionType: UInt, Sendable {
    case constantValue, evaluatedObject, variable, keyPath, function, unionSet, intersectSet, minusSet
    case subquery = 13
    case aggregate = 14
    case anyKey, block = 19, conditional
  }
  private let value: PredicateValue
  public let expressionType: ExpressionType

  private init(_ value: PredicateValue, _ type: ExpressionType) {
    (self.value, expressionType) = (value, type)
  }

  /// Arithmetic, key paths and functions: `2 + price * %@`, `sum(prices)`. A format that cannot be read stops the process with the reason,
  /// as Apple's does with an exception.
  public convenience init(format expressionFormat: String, _ args: Any...) {
    self.init(format: expressionFormat, argumentArray: args)
  }
  public convenience init(format expressionFormat: String, argumentArray arguments: [Any]) {
    do {
      self.init(try PredicateParser.expression(expressionFormat, arguments: arguments), .function)
    } catch {
      fatalError("NSExpression: \(error) in the format \"\(expressionFormat)\"")
    }
  }
  public convenience init(forConstantValue obj: Any?) { self.init(.constant(obj), .constantValue) }
  public convenience init(forKeyPath keyPath: String) {
    self.init(.keyPath(keyPath.split(separator: ".").map(String.init)), .keyPath)
  }
  public convenience init(forVariable string: String) { self.init(.variable(string), .variable) }
  public convenience init(forAggregate subexpressions: [Any]) {
    self.init(.list(subexpressions.map { ($0 as? NSExpression)?.value ?? .constant($0) }), .aggregate)
  }
  /// A function by its name, such as `sum:` or `add:to:`. An unknown name gives nothing, which the log says.
  public convenience init(forFunction name: String, arguments parameters: [Any]) {
    if !PredicateFunction.isKnown(name) {
      FileHandle.standardError.write(Data("error: NSExpression: there is no function \(name) here\n".utf8))
    }
    let arguments = parameters.map { ($0 as? NSExpression)?.value ?? .constant($0) }
    self.init(.function(name, arguments), .function)
  }
  open class func expressionForEvaluatedObject() -> NSExpression {
    NSExpression(.keyPath([]), .evaluatedObject)
  }

  /// The value for an object; `context` has the variables.
  open func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
    var variables: [String: Any] = [:]
    for (key, value) in context ?? [:] { if let name = key as? String { variables[name] = value } }
    return value.value(in: object, variables)
  }
  open var constantValue: Any? { if case .constant(let value) = value { value } else { nil } }
  open var keyPath: String { if case .keyPath(let keys) = value { keys.joined(separator: ".") } else { "" } }
}
