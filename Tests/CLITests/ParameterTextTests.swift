import Archive
import Foundation
import XCTest

import vitrine

/// What people type for a parameter.
final class ParameterTextTests: XCTestCase {
  private func value(
    _ text: String, _ kind: ParameterDescription.Kind, isOptional: Bool = false, isList: Bool = false,
    options: OptionList? = nil
  ) throws -> IntentValue {
    try ParameterText.value(
      text,
      for: ParameterDescription(
        name: "p", title: "P", kind: kind, isOptional: isOptional, isList: isList, hasOptions: options != nil),
      options: options)
  }

  private func message(_ body: @autoclosure () throws -> some Any) -> String? {
    do { _ = try body() } catch { return (error as? CommandFailure)?.message }
    return nil
  }

  private let cities = OptionList(
    sections: [
      .init(
        title: "North",
        options: [
          .init(value: .entity("hh"), display: ValueDisplay(title: "Hamburg")),
          .init(value: .entity("ber"), display: ValueDisplay(title: "Berlin")),
        ])
    ], total: 2)

  func testEachKind() throws {
    XCTAssertEqual(try value("on", .bool), .bool(true))
    XCTAssertEqual(try value("No", .bool), .bool(false))
    XCTAssertEqual(try value("-3", .integer(lowest: nil, highest: nil, style: .field)), .integer(-3))
    XCTAssertEqual(try value("2.5", .number(lowest: nil, highest: nil, style: .field)), .number(2.5))
    XCTAssertEqual(try value("a, b", .string(isMultiline: false)), .string("a, b"))
    XCTAssertEqual(
      try value("2026-11-21T14:05:00Z", .date(.dateTime)), .date(Date(timeIntervalSince1970: 1_795_269_900)))
    XCTAssertEqual(try value("5 mi", .measurement(units: ["km", "mi"])), .measurement(5, unit: "mi"))
    XCTAssertEqual(try value("5", .measurement(units: ["km", "mi"])), .measurement(5, unit: "km"))
    XCTAssertEqual(try value("https://a.example", .url), .url("https://a.example"))
  }

  func testNothingOnlyWhereItIsAllowed() throws {
    XCTAssertEqual(try value("none", .bool, isOptional: true), .nothing)
    XCTAssertEqual(message(try value("none", .bool)), "`p` takes on or off; `none` is none.")
  }

  func testAnOptionByIdentifierOrTitle() throws {
    XCTAssertEqual(try value("ber", .entity, options: cities), .entity("ber"))
    XCTAssertEqual(try value("hamburg", .entity, options: cities), .entity("hh"))
    XCTAssertEqual(
      try value("hh, Berlin", .entity, isList: true, options: cities), .list([.entity("hh"), .entity("ber")]))
    XCTAssertEqual(message(try value("Rome", .entity, options: cities)), "`p` has no option `Rome`.")
  }

  func testWrongWordsAreNamed() {
    XCTAssertEqual(
      message(try value("x", .integer(lowest: nil, highest: nil, style: .field))),
      "`p` takes a whole number; `x` is none.")
    XCTAssertEqual(
      message(try value("nan", .number(lowest: nil, highest: nil, style: .field))),
      "`p` takes a number; `nan` is none.")
    XCTAssertEqual(
      message(try value("5 parsecs", .measurement(units: ["km"]))),
      "`p` takes a number with km; `5 parsecs` is none.")
  }

  func testAssignments() throws {
    XCTAssertEqual(try Assignment.read("city=a=b"), Assignment(name: "city", text: "a=b"))
    XCTAssertThrowsError(try Assignment.read("=b"))
    XCTAssertThrowsError(try Assignment.read("city"))
  }
}

final class TapTargetTests: XCTestCase {
  private let hits = ["Play", "Play all", "Pause"].map {
    HitRegion(frame: .zero, action: .intent(identifier: $0), label: $0)
  }

  func testTheWholeLabelComesFirst() throws {
    XCTAssertEqual(try TapTarget.find("play", in: hits, kind: "k").label, "Play")
    XCTAssertEqual(try TapTarget.find("aus", in: hits, kind: "k").label, "Pause")
  }

  func testWhatIsNotThereOrNotClear() {
    XCTAssertThrowsError(try TapTarget.find("Stop", in: hits, kind: "k")) {
      XCTAssertEqual(
        $0 as? CommandFailure,
        CommandFailure(
          "`k` has nothing to tap that says `Stop`.", cure: "It has `Play`, `Play all`, `Pause`.",
          isUsage: true))
    }
    XCTAssertThrowsError(try TapTarget.find("a", in: hits, kind: "k")) {
      XCTAssertEqual(($0 as? CommandFailure)?.message, "Several of `k` say `a`.")
    }
  }
}

/// Which widget or control `vitrine configure` is about.
final class ConfigurationChoiceTests: XCTestCase {
  private let intent = IntentDescription(name: "SelectCity", title: "Select City", parameters: [])

  func testTheOnlyConfigurableOneNeedsNoKind() throws {
    let bundle = BundleDescription(
      widgets: [
        WidgetDescription(kind: "a", families: [.systemSmall], configuration: .staticConfiguration),
        WidgetDescription(kind: "b", families: [.systemMedium], configuration: .appIntent, intent: intent),
      ])
    XCTAssertEqual(
      try ConfigurationChoice.choose(from: bundle, kind: nil, family: nil).subject,
      ConfigurationSubject(kind: "b", family: .systemMedium))
    XCTAssertThrowsError(try ConfigurationChoice.choose(from: bundle, kind: "a", family: nil)) {
      XCTAssertEqual(($0 as? CommandFailure)?.message, "`a` is not configurable.")
    }
  }

  func testControlsAreFoundByKind() throws {
    let bundle = BundleDescription(
      widgets: [], controls: [ControlDescription(kind: "c", intent: intent)])
    XCTAssertEqual(
      try ConfigurationChoice.choose(from: bundle, kind: "c", family: nil).subject,
      ConfigurationSubject(kind: "c", family: nil))
  }
}
