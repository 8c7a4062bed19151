import Foundation
import VitrineCombine
import VitrineFoundation
import XCTest

extension UserDefaults {
  fileprivate var cups: Int {
    get { integer(forKey: "cups") }
    set { set(newValue, forKey: "cups") }
  }
}

final class ObservingTests: XCTestCase {
  private let suite = "observing-\(UUID().uuidString)"
  private lazy var defaults = UserDefaults(suiteName: suite)!
  override func tearDown() { defaults.removePersistentDomain(forName: suite) }

  func testAUserDefaultIsObserved() {
    var seen: [String] = []
    let observation = defaults.observe(\.cups, options: [.initial, .new, .old]) { defaults, change in
      XCTAssertEqual(defaults.cups, change.newValue)
      seen.append("\(change.oldValue.map { "\($0)" } ?? "-")>\(change.newValue ?? -1)")
    }
    defaults.cups = 1
    defaults.set(1, forKey: "cups")
    defaults.set("tea", forKey: "kind")
    defaults.cups = 3
    defaults.removeObject(forKey: "cups")
    observation.invalidate()
    defaults.cups = 9
    XCTAssertEqual(seen, ["->0", "0>1", "1>3", "3>0"])
  }

  func testAnObservationThatNobodyKeepsEnds() {
    var count = 0
    _ = defaults.observe(\.cups, options: [.new]) { _, _ in count += 1 }
    defaults.cups = 1
    XCTAssertEqual(count, 0)
  }

  func testAHandlerMaySetAValue() {
    var seen: [Int] = []
    let observation = defaults.observe(\.cups, options: [.new]) { defaults, change in
      seen.append(change.newValue ?? -1)
      if defaults.cups < 5 { defaults.cups += 1 }
    }
    defaults.cups = 3
    XCTAssertEqual(seen, [3, 4, 5])
    observation.invalidate()
  }

  func testThePublisherOfADefault() {
    var seen: [Int] = []
    let subscription = defaults.publisher(for: \.cups).removeDuplicates().sink { seen.append($0) }
    defaults.cups = 2
    defaults.cups = 4
    subscription.cancel()
    defaults.cups = 8
    XCTAssertEqual(seen, [0, 2, 4])
    var first: Int?
    let one = defaults.publisher(for: \.cups, options: [.new]).first().sink { first = $0 }
    XCTAssertNil(first)
    defaults.cups = 9
    XCTAssertEqual(first, 9)
    one.cancel()
  }

  func testEverySettingIsNotified() {
    nonisolated(unsafe) var count = 0
    let token = NotificationCenter.default.addObserver(
      forName: UserDefaults.didChangeNotification, object: nil, queue: nil
    ) { _ in count += 1 }
    defaults.cups = 1
    defaults.removeObject(forKey: "cups")
    NotificationCenter.default.removeObserver(token as Any)
    defaults.cups = 2
    XCTAssertEqual(count, 2)
  }

  private final class Model: NSObject {
    var name = "a" {
      willSet { willChangeValue(for: \.name) }
      didSet { didChangeValue(for: \.name) }
    }
  }

  func testAnObjectThatSaysSoIsObserved() {
    let model = Model()
    var seen: [String] = []
    let observation = model.observe(\.name, options: [.new]) { seen.append($1.newValue ?? "-") }
    model.name = "b"
    model.name = "b"
    model.name = "c"
    XCTAssertEqual(seen, ["b", "c"])
    observation.invalidate()
  }

  func testNotificationsAsASequence() async {
    let center = NotificationCenter()
    let name = Notification.Name("spoken")
    let sequence = center.notifications(named: name)
    var iterator = sequence.makeAsyncIterator()
    center.post(name: name, object: nil, userInfo: ["word": "one"])
    center.post(name: Notification.Name("other"), object: nil)
    center.post(name: name, object: nil, userInfo: ["word": "two"])
    let first = await iterator.next()?.userInfo?["word"] as? String
    let second = await iterator.next()?.userInfo?["word"] as? String
    XCTAssertEqual([first, second], ["one", "two"])
  }

  func testTheNewestOfTwoPublishers() {
    let (a, b) = (PassthroughSubject<Int, Never>(), CurrentValueSubject<String, Never>("x"))
    var pairs: [String] = []
    var isFinished = false
    let subscription = a.combineLatest(b).sink(
      receiveCompletion: { _ in isFinished = true }, receiveValue: { pairs.append("\($0)\($1)") })
    a.send(1)
    b.send("y")
    a.send(2)
    a.send(completion: .finished)
    XCTAssertFalse(isFinished)
    b.send("z")
    b.send(completion: .finished)
    XCTAssertEqual(pairs, ["1x", "1y", "2y", "2z"])
    XCTAssertTrue(isFinished)
    subscription.cancel()
  }

  func testMergedPublishersFailWithTheFirst() {
    struct Failed: Error {}
    let (a, b) = (PassthroughSubject<Int, any Error>(), PassthroughSubject<Int, any Error>())
    var seen: [Int] = []
    var failure: (any Error)?
    let subscription = Publishers.Merge(a, b).sink(
      receiveCompletion: { if case .failure(let error) = $0 { failure = error } },
      receiveValue: { seen.append($0) })
    a.send(1)
    b.send(2)
    a.send(completion: .failure(Failed()))
    b.send(3)
    XCTAssertEqual(seen, [1, 2])
    XCTAssertTrue(failure is Failed)
    subscription.cancel()
  }
}
