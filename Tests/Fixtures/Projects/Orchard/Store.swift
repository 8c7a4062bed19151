import CoreData

/// The container that an app and its extension share.
final class Store {
  static let shared = Store()
  let container: NSPersistentContainer
  private(set) var failure: String?

  init() {
    container = NSPersistentCloudKitContainer(name: "Orchard")
    let group = FileManager.default.containerURL(
      forSecurityApplicationGroupIdentifier: "group.org.example.orchard")!
    let description = NSPersistentStoreDescription(url: group.appendingPathComponent("Orchard.sqlite"))
    description.setOption(true as NSNumber, forKey: NSPersistentHistoryTrackingKey)
    container.persistentStoreDescriptions = [description]
    container.loadPersistentStores { [weak self] _, error in
      if let error = error as NSError? { self?.failure = error.localizedDescription }
    }
    container.viewContext.automaticallyMergesChangesFromParent = true
    container.viewContext.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
  }

  /// Plants the trees where there are none.
  func seed() throws {
    let context = container.viewContext
    guard try context.count(for: Tree.fetchRequest()) == 0 else { return }
    let sweet = Apple(context: context)
    sweet.isSweet = true
    let sour = Apple(context: context)
    sour.colour = "red"
    for (index, name) in ["Élise", "Boskoop", "Cox"].enumerated() {
      let tree = Tree(context: context)
      tree.id = UUID()
      tree.name = name
      tree.rows = Int32(index + 1)
      tree.planted = Date(timeIntervalSince1970: Double(index) * 86_400)
      tree.tags = ["old", name]
      tree.addToFruits(index == 0 ? sour : sweet)
      for number in 0...index {
        let harvest = Harvest(
          of: tree, kilos: Double(10 * (number + 1)), day: Date(timeIntervalSince1970: Double(number)),
          in: context)
        if number > 0 { harvest.grade = .best }
        for label in ["a", "b"] {
          let basket = NSEntityDescription.insertNewObject(forEntityName: "Basket", into: context)
          basket.setValue("\(name) \(label)", forKey: "label")
          harvest.addToBaskets(basket)
        }
      }
    }
    try context.save()
  }
}
