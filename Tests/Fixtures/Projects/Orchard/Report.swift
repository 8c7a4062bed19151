import CoreData

/// What a provider reads, in the forms that apps have.
enum Report {
  static func lines() -> [String] {
    let store = Store.shared
    if let failure = store.failure { return [failure] }
    do {
      try store.seed()
      let context = store.container.viewContext
      let all = NSFetchRequest<NSFetchRequestResult>(entityName: "Tree")
      guard let trees = try context.fetch(all) as? [Tree] else { return ["no trees"] }
      let request = Tree.fetchRequest()
      request.sortDescriptors = [NSSortDescriptor(key: "rows", ascending: false)]
      request.fetchLimit = 1
      let last = try context.fetch(request).first
      let apples: NSFetchRequest<Apple> = Apple.fetchRequest()
      apples.predicate = NSPredicate(format: "isSweet == YES")
      let sweet = try context.fetch(apples).first
      let boskoop = trees.first { $0.name == "Boskoop" }
      let harvest = (boskoop?.harvests as? Set<Harvest>)?.max { $0.kilos < $1.kilos }
      return [
        "\(trees.count) trees, \(try context.count(for: Harvest.fetchRequest())) harvests",
        "\(last?.name ?? "?"): \(last?.tags?.joined(separator: "+") ?? "-")",
        "sweet \(sweet?.colour ?? "-") on \(sweet?.trees?.count ?? 0)",
        "\(harvest.map { "\($0.grade == .best) \($0.kilos)" } ?? "-") \(harvest?.tree === boskoop)",
        (harvest?.baskets?.array as? [NSManagedObject])?.compactMap { $0.value(forKey: "label") as? String }
          .joined(separator: ",") ?? "-",
        Harvest.remark,
      ]
    } catch {
      return ["\(error)"]
    }
  }
}
