import Foundation
import Schedule
import XCTest

/// What a control does with presses, values and failures, as a table: each row is an event with what follows from it.
final class ControlMachineTests: XCTestCase {
  private struct Row {
    let event: ControlEvent
    let effects: [ControlEffect]
    let isOn: Bool
    let isPending: Bool
    init(_ event: ControlEvent, _ effects: [ControlEffect], isOn: Bool, pending: Bool) {
      (self.event, self.effects, self.isOn, isPending) = (event, effects, isOn, pending)
    }
  }

  private let now = Date(timeIntervalSinceReferenceDate: 100)
  private var end: Date { now + ControlMachine.statusSeconds }
  private let off = ControlReading(isToggle: true, isOn: false)
  private let on = ControlReading(isToggle: true, isOn: true)

  private func check(_ start: ControlReading?, line: UInt = #line, _ rows: Row...) {
    var machine = ControlMachine(start)
    for (index, row) in rows.enumerated() {
      let effects = machine.handle(row.event, now: now)
      XCTAssertEqual(effects, row.effects, "effects of row \(index): \(row.event)", line: line)
      XCTAssertEqual(machine.isOn, row.isOn, "isOn after row \(index): \(row.event)", line: line)
      XCTAssertEqual(
        machine.isPending, row.isPending, "isPending after row \(index): \(row.event)", line: line)
    }
  }

  func testAPressFlipsAtOnceThenTheProviderIsAsked() {
    check(
      off,
      Row(.pressed(1), [.changed, .perform(1, value: true)], isOn: true, pending: true),
      Row(.performed(1), [.changed, .load, .changed], isOn: true, pending: true),
      Row(.loaded(on), [.changed, .announce(until: end)], isOn: true, pending: false))
  }

  func testTheProvidersValueWins() {
    check(
      off,
      Row(.pressed(1), [.changed, .perform(1, value: true)], isOn: true, pending: true),
      Row(.performed(1), [.changed, .load, .changed], isOn: true, pending: true),
      Row(.loaded(off), [.changed, .announce(until: end)], isOn: false, pending: false))
  }

  func testAFailedActionRollsBack() {
    check(
      off,
      Row(.pressed(1), [.changed, .perform(1, value: true)], isOn: true, pending: true),
      Row(.refused(1), [.changed, .load, .changed], isOn: false, pending: true),
      Row(.loaded(off), [.changed], isOn: false, pending: false))
  }

  func testPressesRunInOrderAndTheLastWantedStateShows() {
    check(
      off,
      Row(.pressed(1), [.changed, .perform(1, value: true)], isOn: true, pending: true),
      Row(.pressed(2), [.changed], isOn: false, pending: true),
      Row(.pressed(3), [.changed], isOn: true, pending: true),
      Row(.performed(1), [.changed, .perform(2, value: false)], isOn: true, pending: true),
      Row(.performed(2), [.changed, .perform(3, value: true)], isOn: true, pending: true),
      Row(.performed(3), [.changed, .load, .changed], isOn: true, pending: true),
      Row(.loaded(on), [.changed, .announce(until: end)], isOn: true, pending: false))
  }

  func testAfterAFailureInTheMiddleTheNextPressStillRuns() {
    check(
      off,
      Row(.pressed(1), [.changed, .perform(1, value: true)], isOn: true, pending: true),
      Row(.pressed(2), [.changed], isOn: false, pending: true),
      Row(.refused(1), [.changed, .perform(2, value: false)], isOn: false, pending: true),
      Row(.performed(2), [.changed, .load, .changed], isOn: false, pending: true),
      Row(.loaded(off), [.changed, .announce(until: end)], isOn: false, pending: false))
  }

  func testAFailureAfterASuccessGoesBackToWhatWasAchieved() {
    check(
      off,
      Row(.pressed(1), [.changed, .perform(1, value: true)], isOn: true, pending: true),
      Row(.pressed(2), [.changed], isOn: false, pending: true),
      Row(.performed(1), [.changed, .perform(2, value: false)], isOn: false, pending: true),
      Row(.refused(2), [.changed, .load, .changed], isOn: true, pending: true),
      Row(.loaded(on), [.changed, .announce(until: end)], isOn: true, pending: false))
  }

  func testAReloadWhileAnActionRunsFlipsNothingBack() {
    check(
      off,
      Row(.pressed(1), [.changed, .perform(1, value: true)], isOn: true, pending: true),
      Row(.reloadWanted, [], isOn: true, pending: true),
      Row(.performed(1), [.changed, .load, .changed], isOn: true, pending: true),
      Row(.loaded(on), [.changed, .announce(until: end)], isOn: true, pending: false))
  }

  func testAValueAskedForBeforeThePressIsOutOfDate() {
    check(
      off,
      Row(.reloadWanted, [.load, .changed], isOn: false, pending: true),
      Row(.pressed(1), [.changed, .perform(1, value: true)], isOn: true, pending: true),
      Row(.performed(1), [.changed], isOn: true, pending: true),
      Row(.loaded(off), [.load, .changed], isOn: true, pending: true),
      Row(.loaded(on), [.changed, .announce(until: end)], isOn: true, pending: false))
  }

  func testAValueThatArrivesDuringTheActionDoesNotShow() {
    check(
      off,
      Row(.reloadWanted, [.load, .changed], isOn: false, pending: true),
      Row(.pressed(1), [.changed, .perform(1, value: true)], isOn: true, pending: true),
      Row(.loaded(off), [.changed], isOn: true, pending: true),
      Row(.performed(1), [.changed, .load, .changed], isOn: true, pending: true),
      Row(.loaded(off), [.changed, .announce(until: end)], isOn: false, pending: false))
  }

  func testReloadsMerge() {
    check(
      on,
      Row(.reloadWanted, [.load, .changed], isOn: true, pending: true),
      Row(.reloadWanted, [], isOn: true, pending: true),
      Row(.reloadWanted, [], isOn: true, pending: true),
      Row(.loaded(off), [.load, .changed], isOn: false, pending: true),
      Row(.loaded(off), [.changed], isOn: false, pending: false))
  }

  func testAThrowingProviderKeepsTheLastValue() {
    check(
      on,
      Row(.reloadWanted, [.load, .changed], isOn: true, pending: true),
      Row(.loadFailed, [.changed], isOn: true, pending: false))
    check(
      off,
      Row(.pressed(1), [.changed, .perform(1, value: true)], isOn: true, pending: true),
      Row(.performed(1), [.changed, .load, .changed], isOn: true, pending: true),
      Row(.loadFailed, [.changed, .announce(until: end)], isOn: true, pending: false))
  }

  /// Statement 244: previewValue is shown while nothing else is known.
  func testThePreviewShowsUntilTheFirstValue() {
    var machine = ControlMachine()
    XCTAssertTrue(machine.isPreview)
    XCTAssertEqual(machine.handle(.reloadWanted, now: now), [.load, .changed])
    let preview = ControlReading(isToggle: true, isOn: true, isPreview: true)
    XCTAssertEqual(machine.handle(.previewed(preview), now: now), [.changed])
    XCTAssertTrue(machine.isOn)
    XCTAssertTrue(machine.isPreview)
    XCTAssertEqual(machine.handle(.loaded(off), now: now), [.changed])
    XCTAssertFalse(machine.isOn)
    XCTAssertFalse(machine.isPreview)
    XCTAssertEqual(machine.handle(.previewed(preview), now: now), [], "a late preview counts for nothing")
    XCTAssertFalse(machine.isOn)
  }

  func testAButtonHasNoState() {
    let button = ControlReading(isToggle: false)
    check(
      button,
      Row(.pressed(1), [.changed, .perform(1, value: nil)], isOn: false, pending: true),
      Row(.performed(1), [.changed, .load, .changed], isOn: false, pending: true),
      Row(.loaded(button), [.changed, .announce(until: end)], isOn: false, pending: false))
  }

  func testTheStatusGoesAwayAfterThreeSeconds() {
    var machine = ControlMachine(off)
    for event in [ControlEvent.pressed(1), .performed(1), .loaded(on)] { _ = machine.handle(event, now: now) }
    XCTAssertEqual(machine.deadline, now + 3)
    XCTAssertEqual(machine.handle(.tick, now: now + 2.9), [])
    XCTAssertEqual(machine.handle(.tick, now: now + 3), [.changed])
    XCTAssertNil(machine.deadline)
  }

  func testAnswersNobodyWaitsForChangeNothing() {
    let strays: [ControlEvent] = [.performed(7), .refused(7), .loaded(on), .loadFailed, .tick]
    for stray in strays {
      var machine = ControlMachine(off)
      XCTAssertEqual(machine.handle(stray, now: now), [], "\(stray)")
      XCTAssertEqual(machine, ControlMachine(off), "\(stray)")
    }
    var machine = ControlMachine(off)
    _ = machine.handle(.pressed(1), now: now)
    _ = machine.handle(.pressed(2), now: now)
    XCTAssertEqual(machine.handle(.performed(2), now: now), [], "only the action that runs can end")
  }

  /// Whatever happens in whatever order: as many actions start as presses were made, in order, and in the end the provider counts.
  func testAnyOrderOfEventsEndsWithTheProvidersValue() {
    var generator = Xorshift(state: 0x9e37_79b9)
    for _ in 0..<500 {
      var machine = ControlMachine(off)
      var started: [Int] = []
      var running: Int?
      var loads = 0
      var pressed = 0
      var said = off
      func note(_ effects: [ControlEffect]) {
        for effect in effects {
          switch effect {
          case .perform(let number, _):
            XCTAssertNil(running, "one action at a time")
            running = number
            started.append(number)
          case .load:
            loads += 1
            XCTAssertEqual(loads, 1, "one value at a time")
          case .changed, .announce: break
          }
        }
      }
      for _ in 0..<40 {
        switch generator.next() % 5 {
        case 0:
          pressed += 1
          note(machine.handle(.pressed(pressed), now: now))
        case 1:
          note(machine.handle(.reloadWanted, now: now))
        case 2 where loads > 0:
          loads = 0
          said = generator.next() % 2 == 0 ? on : off
          note(machine.handle(.loaded(said), now: now))
        case 3, 4:
          guard let number = running else { continue }
          running = nil
          note(machine.handle(generator.next() % 3 == 0 ? .refused(number) : .performed(number), now: now))
        default: break
        }
      }
      while running != nil || loads > 0 {
        if let number = running {
          running = nil
          note(machine.handle(.performed(number), now: now))
        } else {
          loads = 0
          said = on
          note(machine.handle(.loaded(on), now: now))
        }
      }
      XCTAssertEqual(started, Array(0..<pressed).map { $0 + 1 })
      XCTAssertFalse(machine.isPending)
      XCTAssertEqual(machine.isOn, said.isOn, "what the provider said last")
    }
  }
}

private struct Xorshift {
  var state: UInt64
  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}
