import Dispatch
import Foundation

/// Nanoseconds of a second, as Darwin's headers name them.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// Nanoseconds of a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// Nanoseconds of a microsecond.
public let NSEC_PER_USEC: UInt64 = 1_000
/// Microseconds of a second.
public let USEC_PER_SEC: UInt64 = 1_000_000
/// Milliseconds of a second.
public let MSEC_PER_SEC: UInt64 = 1_000

/// The class of a serial queue, which a queue is unless it says otherwise.
public typealias OS_dispatch_queue_serial = DispatchQueue
public typealias OS_dispatch_queue = DispatchQueue
public typealias DispatchSerialQueue = DispatchQueue

/// Darwin's numbers of the clocks that Linux has under other ones.
public let CLOCK_UPTIME_RAW = CLOCK_MONOTONIC
public let CLOCK_UPTIME_RAW_APPROX = CLOCK_MONOTONIC_COARSE

/// Nanoseconds of a clock.
public func clock_gettime_nsec_np(_ clock: clockid_t) -> UInt64 {
  var time = timespec()
  guard clock_gettime(clock, &time) == 0 else { return 0 }
  return UInt64(time.tv_sec) * NSEC_PER_SEC + UInt64(time.tv_nsec)
}

/// Nanoseconds since the machine started; a tick is one (see `mach_timebase_info`).
public func mach_absolute_time() -> UInt64 { clock_gettime_nsec_np(CLOCK_MONOTONIC) }
public func mach_continuous_time() -> UInt64 { clock_gettime_nsec_np(CLOCK_BOOTTIME) }

/// Nanoseconds of a tick, as a fraction.
public struct mach_timebase_info_data_t: Sendable {
  public var numer: UInt32
  public var denom: UInt32
  public init(numer: UInt32, denom: UInt32) { (self.numer, self.denom) = (numer, denom) }
  public init() { self.init(numer: 0, denom: 0) }
}
/// What `var info = mach_timebase_info()` makes before it is asked for.
public func mach_timebase_info(numer: UInt32 = 0, denom: UInt32 = 0) -> mach_timebase_info_data_t {
  mach_timebase_info_data_t(numer: numer, denom: denom)
}

/// 0 for success.
@discardableResult
public func mach_timebase_info(_ info: UnsafeMutablePointer<mach_timebase_info_data_t>) -> Int32 {
  info.pointee = mach_timebase_info_data_t(numer: 1, denom: 1)
  return 0
}
