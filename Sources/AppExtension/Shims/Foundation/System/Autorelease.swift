/// Runs `body`. There are no autoreleased objects here: each is freed at its last use.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }
