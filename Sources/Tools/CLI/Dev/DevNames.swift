import Foundation
import Projects

/// Names extensions for the host: the same from start to start, and different where two folders bear one name.
enum DevNames {
  static func make(for folders: [ExtensionFolder]) -> [String] {
    folders.map { folder in
      let isAlone = folders.count { $0.moduleName == folder.moduleName } == 1
      return isAlone ? folder.name : folder.name + "-" + StableHash.hex(folder.root.path).prefix(6)
    }
  }
}
