import Foundation

// The open Foundation has predicates of closures only. These read the format's text, in the forms that apps use; what is read is evaluated
// with `PredicateTerm`.
extension NSPredicate {
  /// A predicate of a format such as `age > %d AND name CONTAINS[cd] %@`.
  ///
  /// Arguments are whatever the values are: on Linux texts and arrays are no `CVarArg`.
  ///
  /// A format that cannot be read stops the process with the reason, as Apple's does with an exception.
  public convenience init(format predicateFormat: String, _ args: Any...) {
    self.init(format: predicateFormat, argumentArray: args)
  }

  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    do {
      let predicate = try PredicateParser.parse(predicateFormat, arguments: arguments ?? [])
      self.init { object, variables in predicate.holds(for: object, variables ?? [:]) }
    } catch {
      fatalError("NSPredicate: \(error) in the format \"\(predicateFormat)\"")
    }
  }

  /// A predicate of a format that comes from a file; `nil` where it cannot be read.
  package static func read(_ format: String) -> NSPredicate? {
    guard let predicate = try? PredicateParser.parse(format, arguments: []) else { return nil }
    return NSPredicate { object, variables in predicate.holds(for: object, variables ?? [:]) }
  }
}
