import Foundation

/// Whether something uses Core Data. On Apple's systems `@FetchRequest` and `\.managedObjectContext` are SwiftUI's; here they are CoreData's, so all
/// files of what uses it see that module without importing it.
enum CoreDataUse {
  static let module = "VitrineCoreData"
  private static let word = Data("import CoreData".utf8)

  static func isIn(sources: [URL], resources: [URL]) -> Bool {
    resources.contains(where: ModelFolder.isModel)
      || sources.contains { source in
        guard let bytes = FileStamp(of: source)?.bytes, bytes <= ParsingBounds.largestFile,
          let data = try? Data(contentsOf: source)
        else { return false }
        return data.range(of: word) != nil
      }
  }

  static func arguments(_ isUsed: Bool) -> [String] {
    isUsed ? ["-Xfrontend", "-import-module", "-Xfrontend", module] : []
  }
}
