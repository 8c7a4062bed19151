import CoreData
import Foundation

@objc enum Quality: Int16 { case plain = 1, good, best }

/// A class of the user's own; its model has no module, so it is this one's.
@objc(Harvest)
public class Harvest: NSManagedObject, Identifiable {
  @nonobjc public class func fetchRequest() -> NSFetchRequest<Harvest> {
    NSFetchRequest<Harvest>(entityName: "Harvest")
  }

  /// Not kept.
  var isShown = false

  convenience init(of tree: Tree, kilos: Double, day: Date, in context: NSManagedObjectContext) {
    self.init(context: context)
    self.kilos = kilos
    self.day = day
    self.tree = tree
  }

  public override func awakeFromInsert() {
    super.awakeFromInsert()
    setPrimitiveValue(Date(timeIntervalSince1970: 0), forKey: "day")
  }
}

// As Xcode's "Create NSManagedObject Subclass" writes it.
extension Harvest {
  @NSManaged public var day: Date
  @NSManaged public var kilos: Double
  @NSManaged private var quality: Int16
  @NSManaged public var tree: Tree?
  @NSManaged public var baskets: NSOrderedSet?
  @NSManaged func addToBaskets(_ value: NSManagedObject)
  @NSManaged func removeFromBaskets(at idx: Int)

  var grade: Quality {
    get { Quality(rawValue: quality) ?? .plain }
    set { quality = newValue.rawValue }
  }
  // "@NSManaged" in a text stays as it is.
  static var remark: String { "@NSManaged" }
}
