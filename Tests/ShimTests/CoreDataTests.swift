import SwiftUI
import VitrineCoreData
import VitrineFoundation
import XCTest

final class Garden: NSManagedObject {
  var name: String? {
    get { _managed("name") }
    set { _setManaged("name", newValue) }
  }
  var size: Int32 {
    get { _managed("size") }
    set { _setManaged("size", newValue) }
  }
  var beds: NSSet? { _managed("beds") }
}

final class Bed: NSManagedObject {
  @CDManaged var label: String?
  @CDManaged var depth: Double
  @CDManaged var garden: Garden?
  @CDManaged var next: NSOrderedSet?
  @CDMethods func addToNext(_ value: Bed)
  @CDMethods func insertIntoNext(_ value: Bed, at idx: Int)
}

/// Objects in a store: kept, related, found, changed by two at once.
final class CoreDataTests: XCTestCase {
  private var folder = URL(fileURLWithPath: "/")
  override func setUp() async throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("vitrine-coredata-\(UUID())")
  }
  override func tearDown() async throws { try? FileManager.default.removeItem(at: folder) }

  private func attribute(
    _ name: String, _ type: NSAttributeType, value: Any? = nil, isOptional: Bool = true
  ) -> NSAttributeDescription {
    let attribute = NSAttributeDescription()
    (attribute.name, attribute.attributeType, attribute.defaultValue) = (name, type, value)
    attribute.isOptional = isOptional
    return attribute
  }

  private func model(
    rule: NSDeleteRule = .cascadeDeleteRule, more: [NSPropertyDescription] = [], unique: Bool = false
  ) -> NSManagedObjectModel {
    let garden = NSEntityDescription(), bed = NSEntityDescription()
    (garden.name, garden.managedObjectClassName) = ("Garden", "ShimTests.Garden")
    (bed.name, bed.managedObjectClassName) = ("Bed", "ShimTests.Bed")
    let beds = NSRelationshipDescription(), owner = NSRelationshipDescription(),
      next = NSRelationshipDescription()
    (beds.name, beds.destinationEntity, beds.inverseRelationship, beds.deleteRule) = (
      "beds", bed, owner, rule
    )
    (owner.name, owner.destinationEntity, owner.inverseRelationship, owner.maxCount) = (
      "garden", garden, beds, 1
    )
    (next.name, next.destinationEntity, next.isOrdered) = ("next", bed, true)
    garden.properties =
      [
        attribute("name", .stringAttributeType, isOptional: false),
        attribute("size", .integer32AttributeType, value: 7), beds,
      ] + more
    if unique { garden.uniquenessConstraints = [["name"]] }
    bed.properties = [
      attribute("label", .stringAttributeType), attribute("depth", .doubleAttributeType), owner, next,
    ]
    let model = NSManagedObjectModel()
    model.entities = [garden, bed]
    return model
  }

  private func container(_ model: NSManagedObjectModel? = nil, inMemory: Bool = false) throws
    -> NSPersistentContainer
  {
    let container = NSPersistentContainer(name: "Test", managedObjectModel: model ?? self.model())
    let url = inMemory ? URL(fileURLWithPath: "/dev/null") : folder.appendingPathComponent("Test.sqlite")
    container.persistentStoreDescriptions = [NSPersistentStoreDescription(url: url)]
    var failure: (any Error)?
    container.loadPersistentStores { failure = $1 }
    if let failure { throw failure }
    return container
  }

  private func requests(_ order: [NSSortDescriptor] = [], _ predicate: NSPredicate? = nil) -> NSFetchRequest<
    Garden
  > {
    let request = NSFetchRequest<Garden>(entityName: "Garden")
    (request.sortDescriptors, request.predicate) = (order, predicate)
    return request
  }

  func testAnotherContainerReadsWhatOneSaved() throws {
    let extras = [
      attribute("when", .dateAttributeType), attribute("id", .UUIDAttributeType),
      attribute("link", .URIAttributeType),
      attribute("bytes", .binaryDataAttributeType), attribute("cost", .decimalAttributeType),
      attribute("words", .transformableAttributeType), attribute("isOpen", .booleanAttributeType),
      attribute("share", .floatAttributeType),
    ]
    let date = Date(timeIntervalSinceReferenceDate: 12.5), id = UUID()
    let values: [String: Any] = [
      "when": date, "id": id, "link": try XCTUnwrap(URL(string: "https://example.org/a?b")),
      "bytes": Data([0, 255]), "cost": NSDecimalNumber(string: "0.1"), "words": ["a", "b"], "isOpen": true,
      "share": Float(0.1),
    ]
    let model = model(more: extras)
    let first = try container(model)
    let garden = Garden(context: first.viewContext)
    XCTAssertEqual(garden.size, 7)
    XCTAssertTrue(garden.objectID.isTemporaryID)
    garden.name = "Äppel"
    garden.setValuesForKeys(values)
    XCTAssertTrue(first.viewContext.hasChanges)
    try first.viewContext.save()
    XCTAssertFalse(first.viewContext.hasChanges)
    let uri = garden.objectID.uriRepresentation()

    let second = try container(model)
    let read = try XCTUnwrap(second.viewContext.fetch(requests()).first)
    XCTAssertEqual(read.name, "Äppel")
    XCTAssertEqual(read.value(forKey: "when") as? Date, date)
    XCTAssertEqual(read.value(forKey: "id") as? UUID, id)
    XCTAssertEqual(read.value(forKey: "link") as? URL, URL(string: "https://example.org/a?b"))
    XCTAssertEqual(read.value(forKey: "bytes") as? Data, Data([0, 255]))
    XCTAssertEqual((read.value(forKey: "cost") as? NSDecimalNumber)?.stringValue, "0.1")
    XCTAssertEqual(read.value(forKey: "words") as? [String], ["a", "b"])
    XCTAssertEqual(read.value(forKey: "isOpen") as? Bool, true)
    XCTAssertEqual(read.value(forKey: "share") as? Float, 0.1)
    let known = try XCTUnwrap(second.persistentStoreCoordinator.managedObjectID(forURIRepresentation: uri))
    let same = try second.viewContext.existingObject(with: known)
    XCTAssertTrue(same === read, "identifiers are the same in every process")
  }

  func testBothSidesOfARelationshipFollowAndRulesHold() throws {
    let container = try container()
    let context = container.viewContext
    let left = Garden(context: context), right = Garden(context: context)
    (left.name, right.name) = ("left", "right")
    let bed = Bed(context: context), other = Bed(context: context)
    (bed.label, other.label) = ("a", "b")
    bed.garden = left
    left._managedAdd("Beds", other)
    XCTAssertEqual(left.beds, NSSet(array: [bed, other]))
    bed.garden = right
    XCTAssertEqual(left.beds, NSSet(array: [other]))
    bed.addToNext(other)
    bed.insertIntoNext(bed, at: 0)
    let gone = Bed(context: context)
    bed.addToNext(gone)
    try context.save()
    context.delete(gone)
    try context.save()

    let second = try self.container()
    let found = try XCTUnwrap(
      second.viewContext.fetch(requests([], NSPredicate(format: "name == %@", "right"))).first)
    let read = try XCTUnwrap((found.beds as? Set<Bed>)?.first)
    XCTAssertEqual((read.next?.array as? [Bed])?.map(\.label), ["a", "b"])
    XCTAssertTrue(read.garden === found)
    let beds = NSFetchRequest<Bed>(entityName: "Bed")
    beds.predicate = NSPredicate(format: "garden == %@ AND garden.size == 7", found)
    let ofIt = try second.viewContext.fetch(beds)
    XCTAssertEqual(ofIt, [read])
    let gardens = try second.viewContext.fetch(requests([], NSPredicate(format: "ANY beds.label == 'b'")))
    XCTAssertEqual(gardens.map(\.name), ["left"])
    second.viewContext.delete(found)
    try second.viewContext.save()
    beds.predicate = nil
    let rest = try self.container().viewContext.fetch(beds).map(\.label)
    XCTAssertEqual(rest, ["b"], "the rule is cascade")
  }

  func testDenyAndRequiredValuesAreSaid() throws {
    let container = try container(model(rule: .denyDeleteRule), inMemory: true)
    let context = container.viewContext
    let garden = Garden(context: context)
    XCTAssertThrowsError(try context.save()) { error in
      XCTAssertEqual((error as NSError).code, 1_570)
      XCTAssertEqual(error.localizedDescription, "Garden.name is a required value.")
    }
    garden.name = "a"
    let bed = Bed(context: context)
    bed.garden = garden
    try context.save()
    context.delete(garden)
    XCTAssertThrowsError(try context.save()) { XCTAssertEqual(($0 as NSError).code, 1_600) }
    context.rollback()
    XCTAssertEqual(garden.name, "a")
    context.delete(bed)
    context.delete(garden)
    try context.save()
    let left = try context.count(for: requests())
    XCTAssertEqual(left, 0)
  }

  func testOrderLimitsAndResultTypes() throws {
    let context = try container(inMemory: true).viewContext
    for number in 1...9 {
      let garden = Garden(context: context)
      (garden.name, garden.size) = ("g\(10 - number)", Int32(number % 3))
    }
    let order = [
      NSSortDescriptor(key: "size", ascending: false),
      NSSortDescriptor(keyPath: \Garden.name, ascending: true),
    ]
    let request = requests(order)
    for _ in 0..<2 {
      (request.fetchOffset, request.fetchLimit) = (1, 3)
      let names = try context.fetch(request).map(\.name)
      XCTAssertEqual(names, ["g5", "g8", "g3"], "also what is not saved yet")
      try context.save()
    }
    let plain = requests()
    (plain.fetchLimit, plain.fetchOffset) = (2, 1)
    let some = try context.fetch(plain).map(\.name)
    XCTAssertEqual(some, ["g8", "g7"])
    let dictionaries = NSFetchRequest<NSDictionary>(entityName: "Garden")
    dictionaries.resultType = .dictionaryResultType
    dictionaries.propertiesToFetch = ["size"]
    dictionaries.returnsDistinctResults = true
    let sizes = try context.fetch(dictionaries).compactMap { $0["size"] as? Int }
    XCTAssertEqual(sizes.sorted(), [0, 1, 2])
    let any = NSFetchRequest<NSFetchRequestResult>(entityName: "Garden")
    let objects = try context.fetch(any) as? [Garden]
    XCTAssertEqual(objects?.count, 9)
    let delete = NSBatchDeleteRequest(fetchRequest: any)
    delete.resultType = .resultTypeCount
    let answer = try context.execute(delete) as? NSBatchDeleteResult
    XCTAssertEqual(answer?.result as? Int, 9)
    let left = try context.count(for: requests())
    XCTAssertEqual(left, 0)
    let unknown = NSFetchRequest<NSManagedObject>(entityName: "Nobody")
    XCTAssertThrowsError(try context.fetch(unknown)) {
      XCTAssertEqual($0.localizedDescription, "The model has no entity named Nobody.")
    }
  }

  func testTwoProcessesLoseNothing() throws {
    let model = model()
    let first = try container(model), second = try container(model)
    let garden = Garden(context: first.viewContext)
    garden.name = "shared"
    try first.viewContext.save()
    let other = try XCTUnwrap(second.viewContext.fetch(requests()).first)
    garden.size = 1
    try first.viewContext.save()
    other.name = "renamed"
    XCTAssertThrowsError(try second.viewContext.save()) { XCTAssertEqual(($0 as NSError).code, 133_020) }
    second.viewContext.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
    try second.viewContext.save()
    XCTAssertEqual(other.size, 1, "the value of the other process stays")
    garden.name = "mine"
    first.viewContext.mergePolicy = NSMergePolicy.mergeByPropertyStoreTrump
    try first.viewContext.save()
    XCTAssertEqual(garden.name, "renamed", "the store's value stays")
  }

  func testManyWritersAtOnce() async throws {
    let url = folder.appendingPathComponent("Test.sqlite")
    let model = model()
    _ = try container(model)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for writer in 0..<4 {
        group.addTask {
          let container = NSPersistentContainer(name: "Test", managedObjectModel: model)
          container.persistentStoreDescriptions = [NSPersistentStoreDescription(url: url)]
          container.loadPersistentStores { XCTAssertNil($1) }
          for number in 0..<20 {
            try await container.performBackgroundTask { context in
              let garden = Garden(context: context)
              garden.name = "\(writer)-\(number)"
              try context.save()
            }
          }
        }
      }
      try await group.waitForAll()
    }
    let names = try container(model).viewContext.fetch(requests()).map(\.name)
    XCTAssertEqual(Set(names).count, 80)
  }

  func testContextsBelowAndBeside() throws {
    let container = try container()
    let view = container.viewContext
    view.automaticallyMergesChangesFromParent = true
    let below = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    below.parent = view
    let garden = Garden(context: below)
    garden.name = "new"
    let bed = Bed(context: below)
    bed.garden = garden
    try below.save()
    XCTAssertTrue(view.hasChanges)
    let seen = try XCTUnwrap(view.fetch(requests()).first)
    XCTAssertEqual(seen.beds?.count, 1)
    try view.save()
    XCTAssertFalse(garden.objectID.isTemporaryID)
    XCTAssertEqual(garden.objectID, seen.objectID)

    let beside = container.newBackgroundContext()
    try beside.performAndWait {
      let same = try XCTUnwrap(beside.existingObject(with: seen.objectID) as? Garden)
      same.name = "changed"
      try beside.save()
    }
    XCTAssertEqual(seen.name, "changed")
    beside.delete(try beside.existingObject(with: seen.objectID))
    try beside.save()
    XCTAssertTrue(seen.isDeleted)
  }

  func testUniqueValuesAndNewColumns() throws {
    let unique = model(unique: true)
    let context = try container(unique).viewContext
    let first = Garden(context: context)
    first.name = "one"
    try context.save()
    let second = Garden(context: context)
    (second.name, second.size) = ("one", 9)
    XCTAssertThrowsError(try context.save()) { XCTAssertEqual(($0 as NSError).code, 133_021) }
    context.mergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
    try context.save()
    let newer = model(more: [attribute("kind", .stringAttributeType, value: "rose")])
    let read = try container(newer).viewContext.fetch(requests())
    XCTAssertEqual(read.map(\.size), [9])
    XCTAssertEqual(read.first?.value(forKey: "kind") as? String, "rose", "a new column has its default")
  }

  func testAStoreThatIsNoneIsSaid() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("no database, but some text that is long enough to be one".utf8)
      .write(to: folder.appendingPathComponent("Test.sqlite"))
    XCTAssertThrowsError(try container()) { XCTAssertEqual(($0 as NSError).code, 134_080) }
  }
}
