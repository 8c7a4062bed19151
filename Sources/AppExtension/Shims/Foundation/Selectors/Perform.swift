import Foundation

extension Timer {
  /// Calls the method, with the timer where it takes one.
  public convenience init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) {
    nonisolated(unsafe) let target = aTarget
    self.init(timeInterval: ti, repeats: yesOrNo) { aSelector.perform(on: target, [$0]) }
  }
  public convenience init(
    fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector, userInfo ui: Any?,
    repeats rep: Bool
  ) {
    nonisolated(unsafe) let target = t
    self.init(fire: date, interval: ti, repeats: rep) { s.perform(on: target, [$0]) }
  }
  @discardableResult public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) -> Timer {
    nonisolated(unsafe) let target = aTarget
    return scheduledTimer(withTimeInterval: ti, repeats: yesOrNo) { aSelector.perform(on: target, [$0]) }
  }
}

/// Calls that were put off, by object.
private enum DelayedCalls {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var timers: [(target: WeakObject, selector: Selector, timer: Timer)] = []

  static func note(_ target: AnyObject, _ selector: Selector, _ timer: Timer) {
    lock.withLock {
      timers.removeAll { $0.target.object == nil || !$0.timer.isValid }
      timers.append((WeakObject(target), selector, timer))
    }
  }
  static func cancel(_ target: AnyObject, _ selector: Selector?) {
    lock.withLock {
      for entry in timers
      where entry.target.object === target && (selector == nil || entry.selector == selector) {
        entry.timer.invalidate()
      }
      timers.removeAll { !$0.timer.isValid }
    }
  }
}

extension NSObject {
  /// Calls the method now.
  @discardableResult public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>? {
    aSelector?.perform(on: self, [])
    return nil
  }
  @discardableResult public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>? {
    aSelector?.perform(on: self, [object])
    return nil
  }
  /// Calls the method from the run loop of this thread, after some seconds.
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
    nonisolated(unsafe) let (target, argument) = (self, anArgument)
    let timer = Timer(timeInterval: delay, repeats: false) { _ in aSelector.perform(on: target, [argument]) }
    DelayedCalls.note(self, aSelector, timer)
    RunLoop.current.add(timer, forMode: .common)
  }
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    DelayedCalls.cancel(aTarget as AnyObject, nil)
  }
  /// Of this method only, where the selector was made at the same place of the source.
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) { DelayedCalls.cancel(aTarget as AnyObject, aSelector) }

  /// Whether the selector has a method of an object: which one it belongs to is not known without Objective-C.
  public func responds(to aSelector: Selector!) -> Bool { aSelector?.isPerformable ?? false }
}
