import AppIntents
import Archive
import Foundation
import SwiftUI

/// What intents did, for tests to see.
final class Traces: @unchecked Sendable {
  static let shared = Traces()
  private let lock = NSLock()
  private var lines: [String] = []
  func add(_ line: String) { lock.withLock { lines.append(line) } }
  func take() -> [String] {
    lock.withLock {
      defer { lines = [] }
      return lines
    }
  }
}

struct ToggleTask: AppIntent {
  static let title: LocalizedStringResource = "Toggle Task"
  @Parameter(title: "Task") var itemID: String
  init() {}
  init(itemID: String) { self.itemID = itemID }
  func perform() async throws -> some IntentResult {
    Traces.shared.add("toggled \(itemID)")
    return .result()
  }
}

/// As `ToggleTask`, with the initialiser that the compiler writes.
struct MemberwiseIntent: AppIntent {
  static let title: LocalizedStringResource = "Memberwise"
  @Parameter(title: "Text", default: "none") var text: String
  @Parameter(title: "Count") var count: Int?
  func perform() async throws -> some IntentResult & ReturnsValue<String> { .result(value: text) }
}

struct SetLamp: SetValueIntent {
  static let title: LocalizedStringResource = "Set Lamp"
  @Parameter(title: "On") var value: Bool
  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "The lamp is \(value ? "on" : "off")")
  }
}

struct SetLevel: SetValueIntent {
  static let title: LocalizedStringResource = "Set Level"
  @Parameter(title: "Level") var value: Int
  func perform() async throws -> some IntentResult { .result() }
}

struct LockedIntent: AppIntent {
  static let title: LocalizedStringResource = "Unlock the door"
  static let authenticationPolicy = IntentAuthenticationPolicy.requiresAuthentication
  func perform() async throws -> some IntentResult {
    Traces.shared.add("door")
    return .result()
  }
}

struct OpenCity: OpenIntent {
  static let title: LocalizedStringResource = "Open City"
  @Parameter(title: "City") var target: City
}

struct PlayMusic: AudioPlaybackIntent {
  static let title: LocalizedStringResource = "Play"
  func perform() async throws -> some IntentResult { .result() }
}
struct StartActivity: LiveActivityIntent {
  static let title: LocalizedStringResource = "Start"
  func perform() async throws -> some IntentResult { .result() }
}
struct OldStyle: ForegroundContinuableIntent {
  static let title: LocalizedStringResource = "Go on"
  func perform() async throws -> some IntentResult {
    try await requestToContinueInForeground("Open the app?")
    return .result()
  }
}
struct InFront: AppIntent {
  static let title: LocalizedStringResource = "In front"
  static let openAppWhenRun = true
  func perform() async throws -> some IntentResult { .result() }
}
struct InFrontLater: AppIntent {
  static let title: LocalizedStringResource = "In front"
  static let supportedModes: IntentModes = [.background, .foreground(.deferred)]
  func perform() async throws -> some IntentResult { .result() }
}

struct ChainStart: AppIntent {
  static let title: LocalizedStringResource = "Chain"
  func perform() async throws -> some IntentResult & ReturnsValue<Int> & OpensIntent & ProvidesDialog {
    Traces.shared.add("first")
    return .result(value: 7, opensIntent: ToggleTask(itemID: "second"), dialog: "Begun")
  }
}
struct ChainToURL: AppIntent {
  static let title: LocalizedStringResource = "Chain"
  func perform() async throws -> some IntentResult & OpensIntent {
    .result(opensIntent: OpenURLIntent(URL(string: "https://example.org/a")!))
  }
}
struct Circle: AppIntent {
  static let title: LocalizedStringResource = "Circle"
  func perform() async throws -> IntentResultContainer<Never, Circle, Never, Never> {
    Traces.shared.add("round")
    return .result(opensIntent: Circle())
  }
}

enum LampError: Error, CustomLocalizedStringResourceConvertible {
  case noPower
  var localizedStringResource: LocalizedStringResource { "There is no power." }
}
struct DoorError: LocalizedError {
  var errorDescription: String? { "The door is stuck." }
}
struct PlainError: Error {}

struct Failing: AppIntent {
  static let title: LocalizedStringResource = "Fails"
  @Parameter(title: "How", default: "resource") var how: String
  @Parameter(title: "Which", requestValueDialog: "Which one?") var which: String?
  init() {}
  init(_ how: String) { self.how = how }
  func perform() async throws -> some IntentResult {
    switch how {
    case "resource": throw LampError.noPower
    case "localized": throw DoorError()
    case "plain": throw PlainError()
    case "value": throw $which.needsValueError()
    case "ask": which = try await $which.requestValue("Which then?")
    case "choose": throw $which.needsDisambiguationError(among: ["a", "b"])
    case "confirm": _ = try await $which.requestConfirmation(for: "a")
    case "restart": throw AppIntentError.restartPerform
    case "system": throw AppIntentError.Unrecoverable.networkFailure
    default: throw CancellationError()
    }
    return .result()
  }
}

/// Remembers what a tap cannot know.
struct Forgetful: AppIntent {
  static let title: LocalizedStringResource = "Forgetful"
  var note = "none"
  var count = 0
  @Parameter(title: "Kept") var kept: String?
  @Dependency var dependency: Int
  func perform() async throws -> some IntentResult { .result() }
}

struct CodableThing: Codable, Hashable, Sendable, _IntentValue {
  var name = "thing"
  static var defaultResolverSpecification: EmptyResolverSpecification<CodableThing> { .init() }
}

/// A parameter of each type that a payload carries.
struct Everything: AppIntent {
  static let title: LocalizedStringResource = "Everything"
  @Parameter(title: "a") var bool: Bool
  @Parameter(title: "a") var int: Int
  @Parameter(title: "a") var double: Double
  @Parameter(title: "a") var string: String
  @Parameter(title: "a") var rich: AttributedString
  @Parameter(title: "a") var date: Date
  @Parameter(title: "a") var parts: DateComponents
  @Parameter(title: "a") var url: URL
  @Parameter(title: "a") var length: Measurement<UnitLength>
  @Parameter(title: "a") var file: IntentFile
  @Parameter(title: "a") var mood: Mood
  @Parameter(title: "a") var city: City
  @Parameter(title: "a") var cities: [City]
  @Parameter(title: "a") var moods: [Mood]
  @Parameter(title: "a") var texts: [String]
  @Parameter(title: "a") var numbers: [Int]?
  @Parameter(title: "a", default: 5) var emptied: Int?
  @Parameter(title: "a") var person: IntentPerson?
  @Parameter(title: "a") var money: IntentCurrencyAmount
  @Parameter var thing: CodableThing
  @Parameter(title: "a", default: true) var untouched: Bool
  @Parameter(title: "a", query: OtherCities()) var other: City

  func perform() async throws -> some IntentResult { .result() }

  static var filled: Everything {
    let intent = Everything()
    intent.bool = true
    intent.int = -7
    intent.double = 0.1
    intent.string = "Grüße \"\\ \n 🎉"
    intent.rich = AttributedString("rich")
    intent.date = Date(timeIntervalSince1970: 1_700_000_000)
    intent.parts = DateComponents(year: 2026, month: 3, weekday: 2)
    intent.url = URL(string: "https://example.org/?q=a%20b")!
    intent.length = Measurement(value: 2.5, unit: .kilometers)
    intent.file = IntentFile(data: Data([0, 255, 7]), filename: "a.bin")
    intent.mood = .wild
    intent.city = CityQuery.all[1]
    intent.cities = CityQuery.all
    intent.moods = [.calm, .wild]
    intent.texts = []
    intent.numbers = [1, 2]
    intent.emptied = nil
    intent.person = IntentPerson(
      identifier: .applicationDefined("1"), name: .displayName("Ada"),
      handle: .init(emailAddress: "ada@example.org"))
    intent.money = IntentCurrencyAmount(amount: 12, currencyCode: "EUR")
    intent.thing = CodableThing(name: "lamp")
    intent.other = City(id: "x", name: "lost")
    return intent
  }
}
