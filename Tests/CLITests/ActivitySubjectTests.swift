import Archive
import Foundation
import Render
import XCTest

import vitrine

/// Which pictures of Live Activities are drawn, and what their files are called.
final class ActivitySubjectTests: XCTestCase {
  private func preview(
    _ name: String?, _ form: ActivityPreview.Form, states: String..., type: String = "Ride"
  ) -> ActivityPreview {
    ActivityPreview(
      name: name, form: form, attributesType: type, attributes: Data("{}".utf8),
      states: states.map { Data($0.utf8) }, file: "Ride/A.swift", line: 1)
  }

  private func names(
    _ subjects: [ActivitySubject], isStale: Bool = false, _ scheme: SceneEnvironment.ColorScheme = .light
  ) -> [String] {
    let names = ActivityPictureNames(subjects, isStale: isStale, scheme)
    return subjects.flatMap { subject in subject.figures.map { names.name(of: $0, subject) } }
  }

  func testEveryStateOfEveryPreview() {
    let subjects = ActivitySubject.subjects(
      of: [preview("Card", .content, states: "1", "2"), preview("Dots", .minimal, states: "1")], nil)
    XCTAssertEqual(subjects.map(\.figures), [[.content], [.content], [.minimal]])
    XCTAssertEqual(names(subjects), ["Ride-content-0", "Ride-content-1", "Ride-minimal"])
  }

  func testPreviewsOfOnePresentationAreToldByTheirNames() {
    let subjects = ActivitySubject.subjects(
      of: [
        preview("Card", .content, states: "1"), preview("Long/words", .content, states: "2", "3"),
        preview("Card", .content, states: "4"), preview(nil, .content, states: "5"),
        preview("Card", .content, states: "1", type: "Walk"),
      ], nil)
    XCTAssertEqual(
      names(subjects),
      [
        "Ride-content-Card-preview1", "Ride-content-Long_words-0", "Ride-content-Long_words-1",
        "Ride-content-Card-preview2", "Ride-content-preview1", "Walk-content",
      ])
  }

  func testAPresentationIsDrawnOnceForEachValue() {
    let subjects = ActivitySubject.subjects(
      of: [preview("A", .content, states: "1", "2"), preview("B", .minimal, states: "1")], .only(.expanded))
    XCTAssertEqual(subjects.map(\.figures), [[.expanded], [.expanded]])
    XCTAssertEqual(names(subjects), ["Ride-expanded-0", "Ride-expanded-1"])
  }

  func testNamesTellTheSchemeOfWhatHasTwo() {
    let subject = ActivitySubject(
      type: "Ride", attributes: Data(), state: Data(), figures: PresentationChoice.all.figures)
    XCTAssertEqual(
      names([subject], isStale: true, .dark),
      [
        "Ride-content-stale-dark", "Ride-banner-stale-dark", "Ride-compact-stale", "Ride-minimal-stale",
        "Ride-minimalDetached-stale", "Ride-expanded-stale", "Ride-small-stale", "Ride-medium-stale-dark",
        "Ride-standBy-stale",
      ])
  }

  func testWordsOfTheCall() {
    XCTAssertEqual(PresentationChoice(argument: "minimaldetached"), .only(.minimalDetached))
    XCTAssertEqual(PresentationChoice(argument: "lockScreen"), .only(.content))
    XCTAssertEqual(PresentationChoice(argument: "all")?.figures.count, 9)
    XCTAssertNil(PresentationChoice(argument: "large"))
    XCTAssertEqual(StateArgument(argument: "on")?.isOn, true)
    XCTAssertNil(StateArgument(argument: "{}")?.isOn)
    XCTAssertEqual(StateArgument(argument: "@a.json")?.content, "@a.json")
  }
}
