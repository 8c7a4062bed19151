import Foundation
import Projects

/// App Groups that an entitlements file names.
package struct Entitlements: Sendable, Equatable {
  /// The file as it is shown.
  package var path: String
  package var groups: [String]
  /// It lies in the app's own folder.
  package var isOfApp: Bool

  package init(path: String, groups: [String], isOfApp: Bool) {
    self.path = path
    self.groups = groups
    self.isOfApp = isOfApp
  }

  /// Reads a property list; `nil` for anything that is none, or is larger than one ever is.
  package init?(path: String, data: Data, isOfApp: Bool) {
    guard data.count < 1 << 20, let groups = try? EntitlementsFile.appGroups(in: data) else { return nil }
    self.init(path: path, groups: groups, isOfApp: isOfApp)
  }
}
