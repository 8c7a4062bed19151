import VitrineFoundation
import XCTest

final class SelectorTests: XCTestCase {
  private final class Listener: NSObject {
    var heard: [String] = []
    func any() { heard.append("any") }
    func note(_ note: Notification) { heard.append(note.name.rawValue) }
    func fired(_ timer: Timer) { heard.append(timer.isValid ? "valid" : "over") }
    func observe(_ center: NotificationCenter) {
      center.addObserver(self, selector: _selector(any), name: .init("a"), object: nil)
      center.addObserver(self, selector: _selector(note(_:)), name: .init("b"), object: nil)
    }
  }

  func testNotificationsReachTheMethodUntilTheyAreEnded() {
    let (center, listener) = (NotificationCenter(), Listener())
    listener.observe(center)
    center.addObserver(listener, selector: _selector(Listener.note(_:)), name: .init("c"), object: nil)
    for name in ["a", "b", "c"] { center.post(name: .init(name), object: nil) }
    XCTAssertEqual(listener.heard, ["any", "b", "c"])
    center.removeObserver(listener, name: .init("b"), object: nil)
    for name in ["a", "b"] { center.post(name: .init(name), object: nil) }
    XCTAssertEqual(listener.heard, ["any", "b", "c", "any"])
    center.removeObserver(listener)
    for name in ["a", "b", "c"] { center.post(name: .init(name), object: nil) }
    XCTAssertEqual(listener.heard.count, 4)
  }

  func testAnObserverIsNotKept() {
    let center = NotificationCenter()
    weak var gone: Listener?
    do {
      let listener = Listener()
      gone = listener
      center.addObserver(listener, selector: _selector(Listener.any), name: .init("a"), object: nil)
    }
    XCTAssertNil(gone)
    center.post(name: .init("a"), object: nil)
  }

  func testTimersAndCalls() {
    let listener = Listener()
    let timer = Timer(
      timeInterval: 60, target: listener, selector: _selector(Listener.fired(_:)), userInfo: nil,
      repeats: true)
    timer.fire()
    timer.invalidate()
    listener.perform(_selector(Listener.any))
    listener.perform(_selector(Listener.note(_:)), with: Notification(name: .init("direct")))
    XCTAssertEqual(listener.heard, ["valid", "any", "direct"])
    listener.perform(Selector("any"))
    listener.perform(_selector(Listener.note(_:)), with: "no notification")
    XCTAssertEqual(listener.heard.count, 3, "nothing fits, which the log says")
    XCTAssertFalse(listener.responds(to: Selector("any")))
  }

  func testDelayedCallsAreCancelled() {
    let listener = Listener()
    listener.perform(_selector(Listener.any), with: nil, afterDelay: 0)
    // A timer does not end a run of the loop.
    for _ in 0..<1_000 where listener.heard.isEmpty { RunLoop.current.run(mode: .default, before: Date()) }
    XCTAssertEqual(listener.heard, ["any"])
    listener.perform(_selector(Listener.any), with: nil, afterDelay: 0)
    NSObject.cancelPreviousPerformRequests(withTarget: listener)
    RunLoop.current.run(mode: .default, before: Date())
    XCTAssertEqual(listener.heard, ["any"])
  }
}
