import Foundation
import Projects
import XCTest

final class IntentDefinitionTests: XCTestCase {
  private typealias File = DefinitionFile

  func testEveryTypeOfParameter() throws {
    let expected: [(String, ValueKind)] = [
      ("Boolean", .boolean), ("Integer", .integer), ("Decimal", .decimal), ("String", .string),
      ("Date", .dateComponents), ("DateComponents", .dateComponents), ("URL", .url),
      ("Person", .system(.person)), ("TimeInterval", .duration), ("File", .system(.file)),
      ("Temperature", .measurement(.temperature)), ("Distance", .measurement(.length)),
      ("CurrencyAmount", .system(.currencyAmount)), ("Placemark", .system(.placemark)),
    ]
    for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
      let file = File(
        parameters: expected.enumerated().map { File.parameter("p\($0)", $1.0) } + [
          File.parameter("unit", "Integer", ["EnumType": "Unit"]),
          File.parameter("city", "Object", ["ObjectType": "City", "SupportsMultipleValues": true]),
          File.parameter("song", "Object", ["ObjectType": "MediaItem", "ObjectTypeNamespace": "System"]),
          File.parameter("host", "Object", ["ObjectType": "Person", "ObjectTypeNamespace": "System"]),
          File.parameter("mode", "Integer", ["EnumType": "Mode", "EnumTypeNamespace": "System"]),
          File.parameter("any", "Object"),
        ], enums: [File.enumeration("Unit", ["unknown", "metre"])], types: [["INTypeName": "City"]])
      let definition = try file.read(format)
      XCTAssertEqual(definition.notes, [])
      let parameters = definition.intents[0].parameters
      XCTAssertEqual(
        parameters.map(\.kind),
        expected.map(\.1) + [
          .enumeration("Unit"), .object("City"), .other("MediaItem"), .system(.person), .other("Mode"),
          .anyObject,
        ])
      XCTAssertTrue(parameters[15].isArray)
    }
  }

  func testDefaultsBoundsSizesAndRelationships() throws {
    let metadata = "INIntentParameterMetadata"
    let file = File(
      parameters: [
        File.parameter("on", "Boolean", ["Metadata": [metadata + "DefaultValue": "YES"]]),
        File.parameter(
          "days", "Integer",
          [
            "Metadata": [
              metadata + "DefaultValue": 3, metadata + "MinimumValue": -1, metadata + "MaximumValue": "7",
            ],
            "Relationship": [
              "INIntentParameterRelationshipParentName": "on",
              "INIntentParameterRelationshipPredicateName": "BooleanHasExactValue",
              "INIntentParameterRelationshipPredicateValue": true,
            ],
          ]),
        File.parameter("note", "String", ["Metadata": [metadata + "DefaultValue": "a \"b\" \\(c)"]]),
        File.parameter(
          "cities", "Object",
          [
            "ObjectType": "City", "SupportsMultipleValues": true, "FixedSizeArray": 1,
            "ArraySizes": [["INIntentParameterArraySizeSize": 2], ["INIntentParameterArraySizeSize": 4]],
          ]),
        File.parameter(
          "unit", "Integer", ["EnumType": "Unit", "Metadata": [metadata + "DefaultValue": "Metre"]]),
        File.parameter(
          "more", "String",
          [
            "Relationship": [
              "INIntentParameterRelationshipParentName": "on",
              "INIntentParameterRelationshipPredicateName": "BooleanHasExactValue",
            ]
          ]),
      ],
      enums: [File.enumeration("Unit", ["unknown", "Metre"])],
      types: [
        [
          "INTypeName": "City",
          "INTypeProperties": [
            ["INTypePropertyName": "identifier", "INTypePropertyType": "String"],
            ["INTypePropertyName": "people", "INTypePropertyType": "Integer"],
          ],
        ]
      ])
    let definition = try file.read(classPrefix: "AB")
    let intent = definition.intents[0]
    XCTAssertEqual(intent.className, "ABSelectCityIntent")
    XCTAssertEqual(
      intent.parameters.map(\.defaultSource), ["true", "3", #""a \"b\" \\(c)""#, nil, "metre", nil])
    XCTAssertEqual([intent.parameters[1].lowest, intent.parameters[1].highest], ["-1", "7"])
    XCTAssertEqual(intent.parameters[1].condition?.parent, "on")
    XCTAssertEqual(intent.parameters[1].condition?.predicate, .isTrue(true))
    XCTAssertEqual(intent.parameters[5].condition?.predicate, .isTrue(false), "Xcode writes no `false`")
    XCTAssertEqual(intent.parameters[3].most, 4)
    XCTAssertEqual(intent.parameters[3].kind, .object("ABCity"))
    XCTAssertEqual(definition.objects[0].properties.map(\.name), ["people"])
    let source = IntentSourceWriter.source(definition, handler: "Handler")
    for line in [
      "open var `on`: NSNumber? = NSNumber(value: true)", "open var `days`: NSNumber? = NSNumber(value: 3)",
      "open var `cities`: [ABCity]?", "open var `unit`: ABUnit = .`metre`", "most: 4",
    ] { XCTAssertTrue(source.contains(line), line) }
  }

  /// A name of its own has no prefix; an intent's prefix is its own before it is the project's. Pocket Casts, Simplenote and openHAB do so.
  func testNamesOfClasses() throws {
    var file = File(enums: [File.enumeration("Unit", ["unknown"])], types: [["INTypeName": "City"]])
    file.root["INIntents"] = [
      ["INIntentName": "A"], ["INIntentName": "B", "INIntentClassPrefix": "XY"],
      ["INIntentName": "C", "INIntentClassName": "OwnIntent", "INIntentClassPrefix": "XY"],
      ["INIntentName": "PlayMedia", "INIntentType": "System", "INIntentClassName": "INPlayMediaIntent"],
    ]
    let definition = try file.read(classPrefix: "AB")
    XCTAssertEqual(definition.intents.map(\.className), ["ABAIntent", "XYBIntent", "OwnIntent"])
    XCTAssertEqual(definition.enumerations.map(\.name), ["ABUnit"])
    XCTAssertEqual(definition.objects.map(\.name), ["ABCity"])
    XCTAssertEqual(definition.notes, [])
  }

  func testCasesBeginWithASmallLetter() throws {
    let names = ["unknown", "Transparent", "PhantomOfOpera1", "URLType", "USD", "plain", "Default"]
    let cases = try File(enums: [File.enumeration("Kind", names)]).read().enumerations[0].cases
    XCTAssertEqual(cases.map(\.name), names)
    XCTAssertEqual(
      cases.map(\.swiftName),
      ["unknown", "transparent", "phantomOfOpera1", "urlType", "usd", "plain", "default"])
  }

  func testAnEnumWithoutUnknownHasNone() throws {
    let file = File(
      parameters: [File.parameter("day", "Integer", ["EnumType": "Day"])],
      enums: [["INEnumName": "Day", "INEnumValues": [["INEnumValueName": "monday", "INEnumValueIndex": 1]]]])
    let source = try file.source()
    XCTAssertFalse(source.contains("unknown"), source)
    XCTAssertTrue(source.contains("open var `day`: Day = .`monday`"))
  }

  func testResponses() throws {
    let file = File(
      response: File.response(
        [
          ("success", "${item} is ${state}"), ("failure", "No"), ("failureInvalidItem", "Not ${item}"),
          ("overview", "${overview.length} of ${item} ${nothing} ${"),
          ("failureInvalidAction", "${state}: ${item}"),
        ], [("item", "String"), ("state", "Integer"), ("overview", "String")]))
    let source = try file.source()
    for line in [
      "case `failureInvalidItem` = 100", "case `overview` = 101", "case `failureInvalidAction` = 102",
      "open var `state`: NSNumber?",
      "public static func `success`(`item`: String, `state`: NSNumber) -> SelectCityIntentResponse {",
      "public static func `failureInvalidItem`(_ `item`: String) -> SelectCityIntentResponse {",
      "public static func `overview`(`overview`: String, `item`: String) -> SelectCityIntentResponse {",
      "public static func `failureInvalidAction`(`state`: NSNumber, `item`: String)",
    ] { XCTAssertTrue(source.contains(line), line + "\n" + source) }
    XCTAssertFalse(source.contains("func `failure`("))
  }

  func testReasonsHaveAResolutionResultOfTheirOwn() throws {
    let reasons = ["soldOut", "tooMany"].map { ["INIntentParameterUnsupportedReasonCode": $0] }
    let file = File(parameters: [File.parameter("days", "Integer", ["UnsupportedReasons": reasons])])
    let source = try file.source()
    for line in [
      "public enum SelectCityDaysUnsupportedReason: Int, Sendable {", "case `soldOut` = 1",
      "case `tooMany` = 2",
      "open class SelectCityDaysResolutionResult: INIntegerResolutionResult",
      "func resolveDays(for intent: SelectCityIntent) async -> SelectCityDaysResolutionResult",
    ] { XCTAssertTrue(source.contains(line), line) }
  }

  func testTranslationsAreLookedUpByTheirKeys() throws {
    let file = File(parameters: [
      File.parameter("days", "Integer", ["DisplayName": "Days", "DisplayNameID": "x1"])
    ])
    XCTAssertTrue(try file.source().contains(#"title: _INText("Days", key: "x1", table: "A")"#))
  }

  // MARK: - What is wrong

  /// Names that are no names of Swift never become source; the part goes, with a sentence, and the rest stays.
  func testNamesThatAreNoNamesAreLeftOut() throws {
    let good = File.parameter("good", "String")
    for name in ["foo; import Glibc", "", "1a", "a b", "a`b", "\u{301}a", "_", "a\n", "hash", "Self", "😀"] {
      let definition = try File(parameters: [File.parameter(name, "String"), good]).read()
      XCTAssertEqual(definition.intents.first?.parameters.map(\.name), ["good"], name)
      let note = try XCTUnwrap(definition.notes.first, name)
      XCTAssertEqual(note.code, "intent-definition")
      XCTAssertTrue(note.message.contains("`A.intentdefinition`"), note.message)
      XCTAssertTrue(note.message.contains("parameter of `SelectCityIntent`"), note.message)
    }
    for name in ["class", "String", "Type", "foo; import Glibc", ""] {
      let type = try File(types: [["INTypeName": name], ["INTypeName": "Good"]]).read()
      XCTAssertEqual(type.objects.map(\.name), ["Good"])
      let enumeration = try File(enums: [File.enumeration(name, [])]).read()
      XCTAssertEqual(enumeration.enumerations, [])
      XCTAssertEqual(enumeration.notes.count, 1)
      var file = File()
      file.root["INIntents"] = [["INIntentName": name.isEmpty ? "" : "A", "INIntentClassName": name]]
      XCTAssertEqual(try file.read().intents.filter { $0.className != "AIntent" }, [], name)
    }
    XCTAssertEqual(try File(prefix: "a b").read().intents, [])
  }

  func testWordsOfSwiftAreFineAsParameters() throws {
    let names = ["default", "class", "in", "func", "größe", "都市", "code"]
    let file = File(
      parameters: names.map { File.parameter($0, "String") },
      enums: [File.enumeration("Kind", ["unknown", "default", "none", "class"])])
    let source = try file.source()
    for name in names { XCTAssertTrue(source.contains("open var `\(name)`: String?")) }
    XCTAssertTrue(source.contains("case `default` = 1"))
  }

  func testDuplicatesCirclesAndMissingParts() throws {
    let city = File.parameter("city", "String")
    func related(_ name: String, to parent: String) -> [String: Any] {
      File.parameter(
        name, "String",
        [
          "Relationship": [
            "INIntentParameterRelationshipParentName": parent,
            "INIntentParameterRelationshipPredicateName": "HasAnyValue",
          ]
        ])
    }
    let hostile: [(DefinitionFile, String)] = [
      (File(parameters: [city, city]), "two of the parameter `city`"),
      (File(parameters: [city, File.parameter("City", "String")]), "two of the parameter `City`"),
      (File(enums: [File.enumeration("A", ["unknown", "b", "b"])]), "two of the value `b`"),
      (File(enums: [File.enumeration("A", ["unknown", "b", "B"])]), "cannot be called `b`"),
      (File(enums: [File.enumeration("A", [])], types: [["INTypeName": "A"]]), "a type `A` already"),
      (
        File(types: [["INTypeName": "A"], ["INTypeName": "AResolutionResult"]]),
        "a type `AResolutionResult` already"
      ),
      (
        File(parameters: [
          File.parameter("city", "Object", ["ObjectType": "City", "ObjectTypeNamespace": "x"])
        ]),
        "type `City`, which is not in it"
      ),
      (
        File(parameters: [File.parameter("unit", "Integer", ["EnumType": "Unit"])]),
        "enum `Unit`, which is not in it"
      ),
      (File(parameters: [File.parameter("unit", "Wishes")]), "type `Wishes`, which Vitrine does not know"),
      (File(parameters: [["INIntentParameterType": "String"]]), "it has none"),
      (File(types: [[:]]), "a type has no name"),
      (
        File(enums: [
          ["INEnumName": "A", "INEnumValues": [["INEnumValueName": "b", "INEnumValueIndex": 1e300]]]
        ]), "no whole number in range"
      ),
      (File(enums: [["INEnumName": "A", "INEnumValues": "no list"]]), "is no list"),
      (File(parameters: [related("a", to: "b"), related("b", to: "a")]), "in a circle"),
      (File(parameters: [related("a", to: "a")]), "in a circle"),
      (File(parameters: [related("a", to: "z")]), "`z`, which it has not"),
      (File(response: File.response([], [("code", "String")])), "the name is taken"),
    ]
    for (file, words) in hostile {
      let definition = try file.read()
      let said = definition.notes.map(\.message).joined(separator: "\n")
      XCTAssertTrue(said.contains(words), "\(words): \(said)")
      XCTAssertFalse(IntentSourceWriter.source(definition, handler: nil).isEmpty)
    }
    var mixed = File(parameters: [city])
    mixed.root["INTypes"] = ["no dictionary", ["INTypeName": "Good"]] as [Any]
    XCTAssertEqual(try mixed.read().objects.map(\.name), ["Good"])
  }

  func testWhatIsNoPropertyListIsRefused() throws {
    for text in ["", "not a plist", "<plist>", "[]"] {
      XCTAssertThrowsError(try IntentDefinition(Data(text.utf8), path: "x")) { error in
        XCTAssertEqual((error as? ProjectProblem).map { "\($0)".contains("no property list") }, true, text)
      }
    }
    let empty = try PropertyListSerialization.data(
      fromPropertyList: [String: Any](), format: .xml, options: 0)
    XCTAssertEqual(try IntentDefinition(empty, path: "x").intents, [])
  }

  /// Types may hold each other: the classes do so too.
  func testTypesInACircle() throws {
    func type(_ name: String, _ other: String) -> [String: Any] {
      [
        "INTypeName": name,
        "INTypeProperties": [
          ["INTypePropertyName": "other", "INTypePropertyType": "Object", "INTypePropertyObjectType": other]
        ],
      ]
    }
    let definition = try File(types: [type("A", "B"), type("B", "A"), type("C", "C")]).read()
    XCTAssertEqual(
      definition.objects.map { $0.properties.map(\.kind) }, [[.object("B")], [.object("A")], [.object("C")]])
  }

  /// Two files of one module: the second of a name goes.
  func testNamesOfFilesBefore() throws {
    var taken: Set<String> = []
    let file = File(types: [["INTypeName": "City"]])
    _ = try IntentDefinition(file.data(), path: "A", taken: &taken)
    let second = try IntentDefinition(file.data(), path: "B", taken: &taken)
    XCTAssertEqual(second.objects, [])
    XCTAssertEqual(second.intents, [])
    XCTAssertEqual(second.notes.count, 2)
  }

  func testHugeNumbersAreLeftOut() throws {
    let file = File(parameters: [
      File.parameter(
        "days", "Integer",
        [
          "Metadata": [
            "INIntentParameterMetadataMaximumValue": 1e300, "INIntentParameterMetadataMinimumValue": "no",
          ]
        ]),
      File.parameter("share", "Decimal", ["Metadata": ["INIntentParameterMetadataMaximumValue": Data()]]),
    ])
    let parameters = try file.read().intents[0].parameters
    XCTAssertEqual(parameters.map(\.highest), [nil, nil])
    XCTAssertNil(parameters[0].lowest)
  }

  func testTheHandlerIsFound() throws {
    XCTAssertTrue(try File().source(handler: "IntentHandler").contains("IntentHandler()"))
    XCTAssertFalse(try File().source().contains("_makeHandlerProvider"))
  }
}
