import Foundation

// What `#selector(…)` becomes (`Projects/Conditions`): one function for each shape that an action has. `S.tick` of a method is a function of
// the object; `tick` inside the class is a function of that object already, which it then keeps alive.

/// The place of the expression stands for the method's name, which is not known here.
private func place(_ file: String, _ line: Int, _ column: Int) -> String { "\(file):\(line):\(column)" }

private func argument<A>(_ arguments: [Any?], _ index: Int) -> A? {
  guard index < arguments.count else { return nil }
  return arguments[index] as? A
}

public func _selector<T, R>(
  _ method: @escaping (T) -> () -> R, file: String = #fileID, line: Int = #line, column: Int = #column
) -> Selector {
  Selector(name: place(file, line, column)) { object, _ in (object as? T).map { .some(method($0)()) } }
}
public func _selector<T, A, R>(
  _ method: @escaping (T) -> (A) -> R, file: String = #fileID, line: Int = #line, column: Int = #column
) -> Selector {
  Selector(name: place(file, line, column)) { object, arguments in
    guard let object = object as? T, let first: A = argument(arguments, 0) else { return nil }
    return .some(method(object)(first))
  }
}
public func _selector<T, A, B, R>(
  _ method: @escaping (T) -> (A, B) -> R, file: String = #fileID, line: Int = #line, column: Int = #column
) -> Selector {
  Selector(name: place(file, line, column)) { object, arguments in
    guard let object = object as? T, let first: A = argument(arguments, 0),
      let second: B = argument(arguments, 1)
    else { return nil }
    return .some(method(object)(first, second))
  }
}
@_disfavoredOverload public func _selector<R>(
  _ method: @escaping () -> R, file: String = #fileID, line: Int = #line, column: Int = #column
) -> Selector { Selector(name: place(file, line, column)) { _, _ in .some(method()) } }
@_disfavoredOverload public func _selector<A, R>(
  _ method: @escaping (A) -> R, file: String = #fileID, line: Int = #line, column: Int = #column
) -> Selector {
  Selector(name: place(file, line, column)) { _, arguments in
    guard let first: A = argument(arguments, 0) else { return nil }
    return .some(method(first))
  }
}
@_disfavoredOverload public func _selector<A, B, R>(
  _ method: @escaping (A, B) -> R, file: String = #fileID, line: Int = #line, column: Int = #column
) -> Selector {
  Selector(name: place(file, line, column)) { _, arguments in
    guard let first: A = argument(arguments, 0), let second: B = argument(arguments, 1) else { return nil }
    return .some(method(first, second))
  }
}
@_disfavoredOverload public func _selector<A, B, C, R>(
  _ method: @escaping (A, B, C) -> R, file: String = #fileID, line: Int = #line, column: Int = #column
) -> Selector { Selector(name: place(file, line, column), body: nil) }

/// Of a property: a name without a method.
public func _selector(
  getter: Any, file: String = #fileID, line: Int = #line, column: Int = #column
) -> Selector { Selector(name: place(file, line, column), body: nil) }
public func _selector(
  setter: Any, file: String = #fileID, line: Int = #line, column: Int = #column
) -> Selector { Selector(name: place(file, line, column), body: nil) }
