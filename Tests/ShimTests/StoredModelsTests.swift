import SwiftUI
import VitrineSwiftData
import XCTest

enum Mood: String, Codable { case calm, wild }

@Model final class Shelf {
  var name: String
  @Relationship(deleteRule: .cascade, inverse: \Book.shelf) var books: [Book] = []
  init(name: String) { self.name = name }
}

@Model final class Book {
  @Attribute(.unique) var isbn: String
  var title: String
  var pages = 0
  var printed: Date = Date(timeIntervalSinceReferenceDate: 0)
  var mood: Mood = Mood.calm
  var tags: [String] = []
  var cover: Data?
  var price: Double?
  var shelf: Shelf?
  @Transient var isOpen = false
  var label: String { "\(title) (\(pages))" }
  init(isbn: String, title: String, pages: Int = 0) {
    self.isbn = isbn
    self.title = title
    self.pages = pages
  }
}

/// `@Model` classes in a store: kept, read again by another context, related, sorted, filtered.
@MainActor final class StoredModelsTests: XCTestCase {
  private var folder = URL(fileURLWithPath: "/")

  override func setUp() async throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("vitrine-models-\(UUID())")
  }
  override func tearDown() async throws { try? FileManager.default.removeItem(at: folder) }

  private func container() throws -> ModelContainer {
    try ModelContainer(
      for: Shelf.self, configurations: ModelConfiguration(url: folder.appendingPathComponent("a.store")))
  }

  func testAnotherContainerReadsWhatOneSaved() async throws {
    let context = ModelContext(try container())
    let book = Book(isbn: "1", title: "Ädams", pages: 42)
    book.mood = .wild
    book.tags = ["a", "b"]
    book.cover = Data([0, 255])
    book.isOpen = true
    context.insert(book)
    XCTAssertTrue(context.hasChanges)
    try context.save()
    XCTAssertFalse(context.hasChanges)

    let read = try XCTUnwrap(ModelContext(try container()).fetch(FetchDescriptor<Book>()).first)
    XCTAssertEqual(read.label, "Ädams (42)")
    XCTAssertEqual(read.mood, .wild)
    XCTAssertEqual(read.tags, ["a", "b"])
    XCTAssertEqual(read.cover, Data([0, 255]))
    XCTAssertNil(read.price)
    XCTAssertEqual(read.printed, Date(timeIntervalSinceReferenceDate: 0))
    XCTAssertFalse(read.isOpen, "what is transient is not kept")
    XCTAssertEqual(read.persistentModelID, book.persistentModelID)
  }

  func testPredicatesOrderAndLimits() async throws {
    let context = ModelContext(try container())
    for number in 1...9 {
      context.insert(Book(isbn: "\(number)", title: "T\(10 - number)", pages: number * 10))
    }
    var wanted = FetchDescriptor<Book>(
      predicate: #Predicate { $0.pages > 30 && $0.price == nil }, sortBy: [SortDescriptor(\.title)])
    let titles = try context.fetch(wanted).map(\.title)
    XCTAssertEqual(titles, ["T1", "T2", "T3", "T4", "T5", "T6"], "also what is not saved yet")
    try context.save()
    (wanted.fetchOffset, wanted.fetchLimit) = (1, 2)
    let some = try ModelContext(try container()).fetch(wanted).map(\.title)
    XCTAssertEqual(some, ["T2", "T3"])
    let count = try context.fetchCount(FetchDescriptor<Book>())
    XCTAssertEqual(count, 9)
  }

  func testBothSidesOfARelationshipFollowEachOther() async throws {
    let container = try container()
    let context = ModelContext(container)
    let shelf = Shelf(name: "left"), other = Shelf(name: "right")
    let book = Book(isbn: "1", title: "One")
    context.insert(shelf)
    context.insert(other)
    shelf.books.append(book)
    XCTAssertTrue(book.shelf === shelf)
    XCTAssertTrue(book.modelContext === context, "what a kept object refers to is kept")
    book.shelf = other
    XCTAssertTrue(shelf.books.isEmpty)
    XCTAssertEqual(other.books.map(\.title), ["One"])
    try context.save()

    let second = ModelContext(container)
    let read = try XCTUnwrap(
      second.fetch(FetchDescriptor<Shelf>(predicate: #Predicate { $0.name == "right" })).first)
    XCTAssertEqual(read.books.first?.title, "One")
    XCTAssertTrue(read.books.first?.shelf === read)
    second.delete(read)
    try second.save()
    let left = try ModelContext(container).fetchCount(FetchDescriptor<Book>())
    XCTAssertEqual(left, 0, "the rule is cascade")
  }

  func testWhatBothSidesAreToldIsRelatedOnce() async throws {
    let context = ModelContext(try container())
    let shelf = Shelf(name: "left")
    let first = Book(isbn: "1", title: "One"), second = Book(isbn: "2", title: "Two")
    context.insert(shelf)
    for book in [first, second] {
      context.insert(book)
      book.shelf = shelf
      shelf.books.insert(book, at: 0)
    }
    XCTAssertEqual(shelf.books.map(\.title), ["Two", "One"])
    shelf.books += shelf.books
    XCTAssertEqual(shelf.books.map(\.title), ["Two", "One"])
    shelf.books = []
    XCTAssertNil(first.shelf)
    XCTAssertNil(second.shelf)
  }

  func testAUniqueValueReplacesTheObjectThatHadIt() async throws {
    let container = try container()
    let first = ModelContext(container)
    first.insert(Book(isbn: "7", title: "Old"))
    try first.save()
    let second = ModelContext(container)
    second.insert(Book(isbn: "7", title: "New"))
    try second.save()
    let titles = try ModelContext(container).fetch(FetchDescriptor<Book>()).map(\.title)
    XCTAssertEqual(titles, ["New"])
  }

  func testAContextSeesWhatAnotherWroteUnlessItChangedTheSame() async throws {
    let container = try container()
    let app = ModelContext(container), widget = ModelContext(container)
    app.insert(Book(isbn: "1", title: "One"))
    app.insert(Book(isbn: "2", title: "Two"))
    try app.save()
    let order = FetchDescriptor<Book>(sortBy: [SortDescriptor(\.isbn)])
    let held = try widget.fetch(order)
    held[1].title = "Mine"
    for book in try app.fetch(order) { book.title = "App's" }
    try app.save()
    let titles = try widget.fetch(order).map(\.title)
    XCTAssertEqual(titles, ["App's", "Mine"])
    widget.rollback()
    XCTAssertEqual(held[1].title, "App's")
  }

  func testAQueryFillsAView() async throws {
    struct Titles: View {
      @Query(sort: \Book.title, order: .reverse) private var books: [Book]
      @Query private var shelves: [Shelf]
      var suffix: String
      var body: some View { Text(books.map(\.title).joined(separator: ",") + "\(shelves.count)" + suffix) }
    }
    let container = try ModelContainer(
      for: Shelf.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    container.mainContext.insert(Book(isbn: "1", title: "A"))
    container.mainContext.insert(Book(isbn: "2", title: "B"))
    let size = ImageRenderer(content: Titles(suffix: "!").modelContainer(container))
    XCTAssertNotNil(size)
    var query = Query<Book, [Book]>(filter: #Predicate { $0.isbn == "2" })
    query.update()
    XCTAssertEqual(query.wrappedValue.count, 0, "outside a view there is no container")
    XCTAssertNotNil(query.fetchError)
  }

  func testAModelActorHasAContextOfItsOwn() async throws {
    let container = try container()
    let keeper = Keeper(modelContainer: container)
    try await keeper.add("one")
    let count = try ModelContext(container).fetchCount(FetchDescriptor<Shelf>())
    XCTAssertEqual(count, 1)
  }

  func testADamagedStoreIsNamedAndNotFatal() async throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("a.store")
    var random = SeededGenerator(seed: 3)
    _ = try container()
    let good = try Data(contentsOf: file)
    try Data(repeating: 0x41, count: 8_192).write(to: file)
    XCTAssertThrowsError(try container()) { error in
      XCTAssertEqual(error as? SwiftDataError, .loadIssueModelContainer)
      XCTAssertTrue("\(error)".contains(file.path), "\(error)")
    }
    for _ in 0..<40 {
      var bytes = good
      for _ in 0..<8 {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      try bytes.write(to: file)
      // Read or refused, it must come back.
      if let opened = try? container() { _ = try? ModelContext(opened).fetch(FetchDescriptor<Book>()) }
    }
  }
}

@ModelActor actor Keeper {
  func add(_ name: String) throws {
    modelContext.insert(Shelf(name: name))
    try modelContext.save()
  }
}
