import Foundation

/// Seconds since the machine started, without those it slept.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }
public typealias CFTimeInterval = TimeInterval
