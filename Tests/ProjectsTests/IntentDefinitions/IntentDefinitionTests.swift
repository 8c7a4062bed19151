import Foundation
import Projects
import XCTest

final class IntentDefinitionTests: XCTestCase {
  private typealias File = DefinitionFile

  func testEveryTypeOfParameter() throws {
    let expected: [(String, IntentDefinition.Parameter.Kind)] = [
      ("Boolean", .boolean), ("Integer", .integer), ("Decimal", .decimal), ("String", .string),
      ("Date", .date),
      ("DateComponents", .dateComponents), ("URL", .url), ("Person", .other("Person")),
      ("TimeInterval", .decimal),
    ]
    for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
      let file = File(
        parameters: expected.enumerated().map { File.parameter("p\($0)", $1.0) } + [
          File.parameter("unit", "Integer", ["EnumType": "Unit"]),
          File.parameter("city", "Object", ["ObjectType": "City", "SupportsMultipleValues": true]),
          File.parameter("place", "Object", ["ObjectType": "Place", "ObjectTypeNamespace": "System"]),
        ], enums: [File.enumeration("Unit", ["unknown", "metre"])], types: [["INTypeName": "City"]])
      let parameters = try file.read(format).intents[0].parameters
      XCTAssertEqual(
        parameters.map(\.kind), expected.map(\.1) + [.enumeration("Unit"), .object("City"), .other("Place")])
      XCTAssertTrue(parameters[10].isArray)
    }
  }

  func testDefaultsBoundsSizesAndRelationships() throws {
    let metadata = "INIntentParameterMetadata"
    let file = File(
      prefix: "AB",
      parameters: [
        File.parameter("on", "Boolean", ["Metadata": [metadata + "DefaultValue": true]]),
        File.parameter(
          "days", "Integer",
          [
            "Metadata": [
              metadata + "DefaultValue": 3, metadata + "MinimumValue": -1, metadata + "MaximumValue": 7,
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
            "ObjectType": "City", "SupportsMultipleValues": true, "FixedSizeArray": true,
            "ArraySizes": [["INIntentParameterArraySizeSize": 2], ["INIntentParameterArraySizeSize": 4]],
          ]),
        File.parameter(
          "unit", "Integer", ["EnumType": "Unit", "Metadata": [metadata + "DefaultValue": "metre"]]),
      ],
      enums: [File.enumeration("Unit", ["unknown", "metre"])],
      types: [
        [
          "INTypeName": "City",
          "INTypeProperties": [
            ["INTypePropertyName": "identifier", "INTypePropertyType": "String"],
            ["INTypePropertyName": "people", "INTypePropertyType": "Integer"],
          ],
        ]
      ])
    let definition = try file.read()
    let intent = definition.intents[0]
    XCTAssertEqual(intent.className, "ABSelectCityIntent")
    XCTAssertEqual(intent.parameters.map(\.defaultSource), ["true", "3", #""a \"b\" \\(c)""#, nil, "metre"])
    XCTAssertEqual([intent.parameters[1].lowest, intent.parameters[1].highest], ["-1", "7"])
    XCTAssertEqual(intent.parameters[1].condition?.parent, "on")
    XCTAssertEqual(intent.parameters[1].condition?.predicate, .isTrue(true))
    XCTAssertEqual(intent.parameters[3].most, 4)
    XCTAssertEqual(intent.parameters[3].kind, .object("ABCity"))
    XCTAssertEqual(definition.objects[0].properties.map(\.name), ["people"])
    let source = IntentSourceWriter.source(definition, handler: "Handler")
    for line in [
      "open var `on`: NSNumber? = NSNumber(value: true)", "open var `days`: NSNumber? = NSNumber(value: 3)",
      "open var `cities`: [ABCity]?", "open var `unit`: ABUnit = .`metre`", "most: 4",
    ] { XCTAssertTrue(source.contains(line), line) }
  }

  func testNamesThatAreNoNamesAreRefusedInASentence() throws {
    for name in ["foo; import Glibc", "", "1a", "a b", "a`b", "\u{301}a", "_", "a\n", "hash", "Self", "😀"] {
      let file = File(parameters: [File.parameter(name, "String")])
      guard case .intentDefinition(let path, let reason)? = problem(try file.read()) else {
        XCTFail(name)
        continue
      }
      XCTAssertEqual(path, "A.intentdefinition")
      XCTAssertTrue(reason.contains("parameter of SelectCityIntent"), reason)
    }
    for name in ["class", "String", "Type", "foo; import Glibc"] {
      XCTAssertNotNil(problem(try File(types: [["INTypeName": name]]).read()), name)
      XCTAssertNotNil(problem(try File(enums: [File.enumeration(name, [])]).read()), name)
      var file = File()
      file.root["INIntents"] = [["INIntentName": "A", "INIntentClassName": name]]
      XCTAssertNotNil(problem(try file.read()), name)
    }
    XCTAssertNotNil(problem(try File(prefix: "a b").read()))
  }

  func testWordsOfSwiftAreFineAsParameters() throws {
    let names = ["default", "class", "in", "func", "größe", "都市"]
    let file = File(
      parameters: names.map { File.parameter($0, "String") },
      enums: [File.enumeration("Kind", ["unknown", "default", "none", "class"])])
    let source = IntentSourceWriter.source(try file.read(), handler: nil)
    for name in names { XCTAssertTrue(source.contains("open var `\(name)`: String?")) }
    XCTAssertTrue(source.contains("case `default` = 1"))
  }

  func testDuplicatesAndMissingParts() throws {
    let city = File.parameter("city", "String")
    let hostile: [DefinitionFile] = [
      File(parameters: [city, city]), File(parameters: [city, File.parameter("City", "String")]),
      File(enums: [File.enumeration("A", ["unknown", "b", "b"])]),
      File(enums: [File.enumeration("A", [])], types: [["INTypeName": "A"]]),
      File(types: [["INTypeName": "A"], ["INTypeName": "AResolutionResult"]]),
      File(parameters: [File.parameter("city", "Object", ["ObjectType": "City"])]),
      File(parameters: [File.parameter("unit", "Integer", ["EnumType": "Unit"])]),
      File(parameters: [["INIntentParameterType": "String"]]), File(types: [[:]]),
      File(enums: [
        ["INEnumName": "A", "INEnumValues": [["INEnumValueName": "b", "INEnumValueIndex": 1e300]]]
      ]),
      File(enums: [["INEnumName": "A", "INEnumValues": "no list"]]),
    ]
    for (index, file) in hostile.enumerated() {
      guard case .intentDefinition(_, let reason)? = problem(try file.read()) else {
        XCTFail("\(index)")
        continue
      }
      XCTAssertFalse(reason.isEmpty)
    }
    for text in ["", "not a plist", "<plist>", "[]"] {
      XCTAssertNotNil(problem(try IntentDefinition(Data(text.utf8), path: "x")), text)
    }
    XCTAssertEqual(
      try IntentDefinition(
        PropertyListSerialization.data(
          fromPropertyList: [String: Any](), format: .xml, options: 0), path: "x"
      ).intents, [])
  }

  func testHugeNumbersAreLeftOut() throws {
    let file = File(parameters: [
      File.parameter(
        "days", "Integer",
        [
          "Metadata": [
            "INIntentParameterMetadataMaximumValue": 1e300, "INIntentParameterMetadataMinimumValue": "no",
          ]
        ])
    ])
    let days = try file.read().intents[0].parameters[0]
    XCTAssertNil(days.highest)
    XCTAssertNil(days.lowest)
  }

  func testTheHandlerIsFound() throws {
    let source = IntentSourceWriter.source(try File().read(), handler: "IntentHandler")
    XCTAssertTrue(source.contains("IntentHandler()"))
    XCTAssertFalse(
      IntentSourceWriter.source(try File().read(), handler: nil).contains("_makeHandlerProvider"))
  }
}
