import AppIntents
import Archive
import SwiftUI
import XCTest

@MainActor final class PayloadTests: XCTestCase {
  /// Statement 170: a button's intent is in the scene, with everything a new process needs.
  func testEveryTypeComesBack() async throws {
    let intent = Everything.filled
    let (payload, findings) = IntentPayload.encode(intent)
    XCTAssertEqual(findings, [])
    let decoded = try await IntentPayload.decode(payload)
    let back = try XCTUnwrap(decoded as? Everything)
    XCTAssertEqual(back.bool, true)
    XCTAssertEqual(back.int, -7)
    XCTAssertEqual(back.double, 0.1)
    XCTAssertEqual(back.string, intent.string)
    XCTAssertEqual(back.rich, intent.rich)
    XCTAssertEqual(back.date, intent.date)
    XCTAssertEqual(back.parts, intent.parts)
    XCTAssertEqual(back.url, intent.url)
    XCTAssertEqual(back.length, intent.length)
    XCTAssertEqual(back.length.unit, .kilometers)
    XCTAssertEqual(back.file.data, Data([0, 255, 7]))
    XCTAssertEqual(back.file.filename, "a.bin")
    XCTAssertEqual(back.mood, .wild)
    XCTAssertEqual(back.city.name, "Rome")
    XCTAssertEqual(back.cities.map(\.id), ["berlin", "rome"])
    XCTAssertEqual(back.moods, [.calm, .wild])
    XCTAssertEqual(back.texts, [])
    XCTAssertEqual(back.numbers, [1, 2])
    XCTAssertNil(back.emptied)
    XCTAssertEqual(back.person?.handle, .init(emailAddress: "ada@example.org"))
    XCTAssertEqual(back.money.currencyCode, "EUR")
    XCTAssertEqual(back.thing.name, "lamp")
    XCTAssertTrue(back.untouched)
    XCTAssertEqual(back.other.name, "Other x", "the parameter's own query looks it up")
    XCTAssertEqual(IntentPayload.encode(back).payload, payload)
  }

  /// Statement 180: the intent is made with its empty initialiser.
  func testValuesThatAreNotSetStayTheDefaults() async throws {
    let decoded = try await IntentPayload.decode(IntentPayload.encode(MemberwiseIntent()).payload)
    let back = try XCTUnwrap(decoded as? MemberwiseIntent)
    XCTAssertEqual(back.text, "none")
    XCTAssertNil(back.count)
  }

  func testIntentsAreMadeInEveryWay() async {
    XCTAssertEqual(ToggleTask(itemID: "7").itemID, "7")
    let later = ToggleTask()
    later.itemID = "8"
    XCTAssertEqual(later.itemID, "8")
    let given = IntentParameter<String>(title: "Given", default: "x")
    let memberwise = MemberwiseIntent(text: given)
    XCTAssertEqual(memberwise.text, "x")
    XCTAssertEqual(memberwise.$text.title, "Given")
  }

  func testNestedAndGenericTypesAreFoundAgain() async throws {
    for intent: any AppIntent in [Outer.Inner(), GenericIntent<Int>()] {
      let (payload, findings) = IntentPayload.encode(intent)
      XCTAssertEqual(findings, [], "\(intent)")
      let back = try await IntentPayload.decode(payload)
      XCTAssertTrue(type(of: back) == type(of: intent))
    }
  }

  func testPrivateTypesLiveAsLongAsTheProcess() async throws {
    let (payload, findings) = IntentPayload.encode(PrivateIntent())
    XCTAssertEqual(findings.map(\.code), ["intent-type-not-found"])
    let back = try await IntentPayload.decode(payload)
    XCTAssertTrue(back is PrivateIntent)
    let pointer = payload.replacingOccurrences(
      of: "[0-9a-f]{12}", with: "000000000008", options: .regularExpression)
    XCTAssertNotEqual(pointer, payload)
    await failure(pointer, .unknownIntent, "The intent PrivateIntent is not compiled into")
  }

  func testLostPropertiesAreNamed() async {
    let intent = Forgetful(note: "milk", count: 0)
    intent.kept = "kept"
    let findings = IntentPayload.encode(intent).findings
    XCTAssertEqual(findings.map(\.code), ["intent-property-lost"])
    XCTAssertEqual(
      findings.first?.message,
      "Forgetful.note is no @Parameter: the tap makes the intent anew with init(), so its value \"milk\" is lost. "
        + "Declare it as @Parameter(title: \"…\") var note: String.")
    XCTAssertEqual(IntentPayload.encode(Forgetful()).findings, [])
  }

  func testUnsetAndUnkeepableParametersAreNamed() async {
    let unset = IntentPayload.encode(ToggleTask()).findings
    XCTAssertEqual(unset.map(\.code), ["intent-parameter-unset"])
    XCTAssertTrue(unset[0].message.hasPrefix("ToggleTask.itemID has no value"), unset[0].message)
    let strange = StrangeIntent()
    strange.number = .nan
    strange.odd = Odd()
    let findings = IntentPayload.encode(strange).findings
    XCTAssertEqual(findings.map(\.code), ["intent-parameter-lost", "intent-parameter-lost"])
    XCTAssertTrue(findings[1].message.contains("Make Odd Codable"), findings[1].message)
  }

  func testTheEntityIsGone() async {
    let intent = OpenCity()
    intent.target = City(id: "atlantis", name: "Atlantis")
    await failure(
      IntentPayload.encode(intent).payload, .badRequest,
      "parameter \"target\" of OpenCity: entities(for:) gives no City for \"atlantis\"")
  }

  /// Statement 173: an intent that is not compiled into the extension.
  func testForeignIntentsAreRefused() async {
    let payload = IntentPayload.encode(PlayMusic()).payload
    let foreign = payload.replacingOccurrences(of: "15AppIntentsTests", with: "15AppIntentsTesty")
    XCTAssertNotEqual(payload, foreign)
    await failure(
      foreign, .unknownIntent, "The intent PlayMusic is not compiled into this widget's extension.")
  }

  func testHostilePayloadsAreRefused() async {
    func form(_ type: String, _ parameters: String = "{}") -> String {
      "{\"type\":\"\(type)\",\"name\":\"X\",\"parameters\":\(parameters)}"
    }
    await failure("", .badRequest, "The intent's payload is not what this extension writes")
    await failure("[]", .badRequest, "The intent's payload is not what this extension writes")
    await failure(String(repeating: "[", count: 100_000), .badRequest, "The intent's payload")
    await failure(
      String(repeating: "x", count: 2_000_000), .tooLarge, "The intent's payload has 2000000 bytes")
    for type in [
      "SS", "Si", "s5NeverO", "", "\\u0001\\u0002\\u0003\\u0004\\u0005", "So", "SaySSG", "4Nope", "$s",
    ] {
      await failure(form(type), .unknownIntent, "The intent X is not compiled into")
    }
    await failure(form(String(repeating: "Say", count: 30_000)), .unknownIntent, "The intent X")
    let toggle = _mangledTypeName(ToggleTask.self)!
    await failure(
      form(toggle, "{\"other\":{\"bool\":true}}"), .unknownParameter, "ToggleTask has no parameter \"other\"")
    await failure(
      form(toggle, "{\"itemID\":{\"bool\":true}}"), .badRequest,
      "parameter \"itemID\" of ToggleTask takes String, and true is none.")
    await failure(
      form(toggle, "{\"itemID\":{\"nothing\":true}}"), .badRequest,
      "parameter \"itemID\" of ToggleTask takes String")
    await failure(form(toggle, "{\"itemID\":7}"), .badRequest, "The intent's payload: The value of itemID")
    let every = _mangledTypeName(Everything.self)!
    for value in [
      #"{"mood":{"choice":"sad"}}"#, #"{"url":{"url":""}}"#,
      #"{"length":{"measurement":{"value":1,"unit":"°C"}}}"#,
      #"{"cities":{"entity":"rome"}}"#, #"{"city":{"string":"rome"}}"#, #"{"thing":{"coded":"{"}}"#,
      #"{"parts":{"dateComponents":{"tide":1}}}"#, #"{"int":{"number":1.5}}"#,
      #"{"texts":{"list":[{"integer":1}]}}"#,
    ] { await failure(form(every, value), .badRequest, "") }
  }

  /// 2,000 changed payloads: each gives an intent or one clear failure.
  func testChangedPayloadsNeverEndTheProcess() async {
    let valid = Array(IntentPayload.encode(Everything.filled).payload.utf8)
    var random = Seeded(state: 42)
    var taken = 0
    var refused = 0
    for _ in 0..<2_000 {
      var bytes = valid
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let at = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes[at] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.remove(at: at)
        case 2: bytes.insert(UInt8.random(in: 32...126, using: &random), at: at)
        default:
          let end = min(bytes.count, at + Int.random(in: 1...40, using: &random))
          bytes.replaceSubrange(at..<end, with: bytes[at..<end].reversed())
        }
      }
      do {
        _ = try await IntentPayload.decode(String(decoding: bytes, as: UTF8.self))
        taken += 1
      } catch let failure as ExtensionFailure {
        refused += 1
        XCTAssertFalse(failure.message.isEmpty)
      } catch { XCTFail("\(error)") }
    }
    XCTAssertEqual(taken + refused, 2_000)
    XCTAssertGreaterThan(refused, 1_000)
  }

  private func failure(
    _ payload: String, _ code: ExtensionFailure.Code, _ start: String, line: UInt = #line
  ) async {
    do {
      let intent = try await IntentPayload.decode(payload)
      XCTFail("\(intent) was taken", line: line)
    } catch let failure as ExtensionFailure {
      XCTAssertEqual(failure.code, code, failure.message, line: line)
      XCTAssertTrue(failure.message.hasPrefix(start), failure.message, line: line)
    } catch { XCTFail("\(error)", line: line) }
  }
}

private struct PrivateIntent: AppIntent {
  static let title: LocalizedStringResource = "Private"
  func perform() async throws -> some IntentResult { .result() }
}
enum Outer {
  struct Inner: AppIntent {
    static let title: LocalizedStringResource = "Inner"
    func perform() async throws -> some IntentResult { .result() }
  }
}
struct GenericIntent<T: Sendable>: AppIntent {
  static var title: LocalizedStringResource { "Generic" }
  func perform() async throws -> some IntentResult { .result() }
}
struct Odd: _IntentValue, Sendable {
  static var defaultResolverSpecification: EmptyResolverSpecification<Odd> { .init() }
}
struct StrangeIntent: AppIntent {
  static let title: LocalizedStringResource = "Strange"
  @Parameter(title: "Number") var number: Double
  @Parameter var odd: Odd
  func perform() async throws -> some IntentResult { .result() }
}

struct Seeded: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
