import Foundation
import Simulate
import XCTest

final class ProfileReaderTests: XCTestCase {
  func testAProfileIsRead() throws {
    let profile = try ProfileReader.read(
      """
      # Somebody.
      name Night nurse
      weekdays unlocks 3 22:00-01:30   # over midnight
      offline 00:00-24:00
      jitter 0
      look 5-6
      pages 50 25
      app-time 10-20
      app-reloads no
      travel 2 08:30 America/New_York
      """, name: "file")
    XCTAssertEqual(profile.name, "Night nurse")
    XCTAssertEqual(
      profile.habits,
      [
        .init(.unlocks(3), .init(from: 1320, to: 90), days: .weekdays),
        .init(.offline, .init(from: 0, to: 1440)),
      ])
    XCTAssertEqual(profile.habits[0].window.minutes, 210)
    XCTAssertEqual(profile.habits[1].window.minutes, 1440)
    XCTAssertEqual(profile.look, 5...6)
    XCTAssertEqual(profile.pages, [50, 25])
    XCTAssertEqual(profile.jitter, 0)
    XCTAssertEqual(profile.appTime, 10...20)
    XCTAssertFalse(profile.appReloads)
    XCTAssertEqual(profile.journeys, [.init(day: 2, minute: 510, zone: "America/New_York")])
  }

  func testAFileWithoutANameIsCalledByItsOwn() throws {
    XCTAssertEqual(try ProfileReader.read("", name: "mine").name, "mine")
  }

  func testTheKnownProfilesDiffer() {
    XCTAssertEqual(UsageProfile.known.keys.sorted(), ["casual", "commuter", "frequent"])
    let looks = ["casual", "commuter", "frequent"].map { name in
      UsageProfile.known[name]!.habits.reduce(0) { sum, habit in
        if case .unlocks(let count) = habit.kind, habit.days != .weekends { sum + count } else { sum }
      }
    }
    XCTAssertEqual(looks, [14, 34, 55])
    for (name, profile) in UsageProfile.known { XCTAssertEqual(profile.name, name) }
  }

  func testWhatIsWrongIsNamedWithItsLine() {
    let cases: [(text: String, says: String)] = [
      ("unlock 3 07:00-09:00", "Line 1 of the profile: `unlock` is unknown."),
      ("\n\nunlocks three 07:00-09:00", "Line 3 of the profile: \"three\" is not a count from 0 to 1000."),
      ("unlocks 5000 07:00-09:00", "\"5000\" is not a count from 0 to 1000"),
      ("unlocks -1 07:00-09:00", "\"-1\" is not a count"),
      ("unlocks 3", "is not of the form `unlocks COUNT FROM-TO`"),
      ("offline 7-9", "\"7\" is no time"),
      ("offline 07:60-09:00", "\"07:60\" is no time"),
      ("offline 24:01-09:00", "\"24:01\" is no time"),
      ("offline 07:00", "\"07:00\" is no window"),
      ("offline 07:00-07:00", "is empty"),
      ("look 40-5", "\"40-5\" is no range of seconds"),
      ("look 0-5", "is no range of seconds"),
      ("look 5-99999999999999999999", "is no range of seconds"),
      ("pages 90 20", "looks in a hundred, and these are more"),
      ("pages", "one to 15 numbers"),
      ("jitter 999", "\"999\" is not minutes from 0 to 240"),
      ("app-reloads maybe", "`app-reloads` is yes or no"),
      ("travel 1 08:00 Mars/Olympus", "\"Mars/Olympus\" is no time zone"),
      ("travel 0 08:00 GMT", "\"0\" is not a day from 1 to 366"),
      ("weekdays name x", "`weekdays` does not go with `name`"),
      (String(repeating: "jitter 1\n", count: 501), "more than 500 lines"),
      (String(repeating: "#", count: 300_000), "bytes"),
    ]
    for (text, says) in cases {
      XCTAssertThrowsError(try ProfileReader.read(text, name: "x"), says) { error in
        let problem = error as? SimulationProblem
        XCTAssertTrue(problem?.message.contains(says) ?? false, "\(error) does not say \(says)")
        XCTAssertNotNil(problem?.cure, says)
      }
    }
  }

  /// Whatever a file holds, it is a profile or a sentence.
  func testHostileBytesAreRefusedInASentence() {
    var numbers = SimulationSeed(11)
    let words = [
      "unlocks", "apps", "-1", "07:00-09:00", "\u{0}", "9999999999999999999999", "\n", " ", "travel", "👩‍👩‍👧",
      "#", "24:00",
      "look", "5-", "weekends", "pages", "0", "-", ":",
    ]
    for _ in 0..<2_000 {
      let text = (0..<Int.random(in: 0..<30, using: &numbers)).map { _ in
        words.randomElement(using: &numbers)! + (Bool.random(using: &numbers) ? " " : "")
      }.joined()
      do {
        _ = try ProfileReader.read(text, name: "fuzz")
      } catch let problem as SimulationProblem {
        XCTAssertTrue(problem.message.count < 300, problem.message)
      } catch {
        XCTFail("\(error)")
      }
    }
  }
}
