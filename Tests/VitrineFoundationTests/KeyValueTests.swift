import VitrineFoundation
import XCTest

final class KeyValueTests: XCTestCase {
  func testArraysGatherTheValuesOfTheirItems() {
    let rows: NSArray = [
      ["name": "b", "size": 2], ["name": "a", "size": 3.5], ["name": "b", "size": 1],
    ]
    XCTAssertEqual(rows.value(forKey: "name") as? [String], ["b", "a", "b"])
    XCTAssertEqual(rows.value(forKeyPath: "@sum.size") as? Double, 6.5)
    XCTAssertEqual(rows.value(forKeyPath: "@max.size") as? Double, 3.5)
    XCTAssertEqual(rows.value(forKeyPath: "@min.name") as? String, "a")
    XCTAssertEqual(rows.value(forKeyPath: "@count") as? Int, 3)
    XCTAssertEqual(rows.value(forKeyPath: "@distinctUnionOfObjects.name") as? [String], ["b", "a"])
    XCTAssertEqual(([] as NSArray).value(forKeyPath: "@avg.size") as? Double, 0)
    XCTAssertEqual((["a": ["b": ["c": 7]]] as NSDictionary).value(forKeyPath: "a.b.c") as? Int, 7)
    XCTAssertNil((["a": 1] as NSDictionary).value(forKeyPath: "a.b.c"))
  }

  func testWhatKeepsValuesByNameIsSetByName() {
    let dictionary = NSMutableDictionary()
    dictionary.setValue(1, forKey: "a")
    dictionary.setValue(NSMutableDictionary(), forKey: "b")
    dictionary.setValue("x", forKeyPath: "b.c")
    XCTAssertEqual(dictionary.value(forKeyPath: "b.c") as? String, "x")
    dictionary.setValue(nil, forKey: "a")
    XCTAssertNil(dictionary.value(forKey: "a"))

    let suite = "key-values-\(UUID().uuidString)"
    let defaults = UserDefaults(suiteName: suite)!
    defer { defaults.removePersistentDomain(forName: suite) }
    defaults.setValue("x", forKey: "a")
    defaults.setValuesForKeys(["b": 2, "c": [1, 2]])
    XCTAssertEqual(defaults.string(forKey: "a"), "x")
    XCTAssertEqual(defaults.value(forKey: "b") as? Int, 2)
    XCTAssertEqual(defaults.value(forKeyPath: "c.@sum.self") as? Double, 3)
    let values = defaults.dictionaryWithValues(forKeys: ["a", "none"])
    XCTAssertEqual(values["a"] as? String, "x")
    XCTAssertTrue(values["none"] is NSNull)
    defaults.setValue(nil, forKey: "a")
    XCTAssertNil(defaults.object(forKey: "a"))
  }

  private class Animal: NSObject {
    var name: String
    var legs: Int?
    init(_ name: String, _ legs: Int?) { (self.name, self.legs) = (name, legs) }
  }
  private final class Dog: Animal {}

  func testStoredPropertiesAreReadAndSetByName() {
    let dog = Dog("Rex", 4)
    XCTAssertEqual(dog.value(forKey: "name") as? String, "Rex")
    XCTAssertEqual(dog.value(forKey: "legs") as? Int, 4)
    XCTAssertNil(dog.value(forKey: "tail"))
    dog.setValue("Max", forKey: "name")
    XCTAssertEqual(dog.name, "Max")
  }

  func testDescriptorsSortByName() {
    let animals = [
      Animal("Émile", 2), Animal("bee", nil), Animal("Ant", 6), Animal("dog 10", 4), Animal("dog 9", 4),
    ]
    func names(_ descriptors: NSSortDescriptor...) -> [String] {
      (animals as NSArray).sortedArray(using: descriptors).map { ($0 as! Animal).name }
    }
    XCTAssertEqual(
      names(NSSortDescriptor(key: "legs", ascending: false), NSSortDescriptor(key: "name", ascending: true)),
      ["Ant", "dog 10", "dog 9", "Émile", "bee"])
    XCTAssertEqual(
      names(
        NSSortDescriptor(
          key: "name", ascending: true, selector: _selector(NSString.localizedCaseInsensitiveCompare(_:)))),
      ["Ant", "bee", "dog 10", "dog 9", "Émile"])
    XCTAssertEqual(
      ["b10", "b9", "a"].sorted(using: .localizedStandard), ["a", "b9", "b10"])
    XCTAssertEqual(
      animals.sorted(using: SortDescriptor(\Animal.name, comparator: .localizedStandard)).map(\.name),
      ["Ant", "bee", "dog 9", "dog 10", "Émile"])
    let numbers: NSArray = [3, 1, 2]
    XCTAssertEqual(
      numbers.sortedArray(using: [NSSortDescriptor(key: nil, ascending: true)]) as? [Int], [1, 2, 3])
  }

  func testObjectsStandForThePlaceholderOfFormats() {
    XCTAssertEqual(String(format: "%@ %@", NSNumber(value: 4), "a"), "4 a")
    XCTAssertEqual(String(format: "%@", NSURL(string: "https://a.example")!), "https://a.example")
  }

  func testAClassIsItsOwnClassForCoder() {
    XCTAssertTrue(NSMutableArray.classForCoder() == NSMutableArray.self)
  }
}
