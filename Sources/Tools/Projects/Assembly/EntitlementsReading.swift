import Foundation

extension EntitlementsFile {
  /// The App Groups of the file that `CODE_SIGN_ENTITLEMENTS` names, references filled in; `nil` where there is none.
  static func appGroups(
    of target: ProjectTarget, root: URL, boundary: ProjectBoundary, notes: inout [ProjectNote]
  ) -> [String]? {
    guard let path = target.settings.string("CODE_SIGN_ENTITLEMENTS"), !path.isEmpty else { return nil }
    do {
      let values =
        try target.entitlements.isEmpty
        ? InfoPlist.dictionary(at: root.appending(relative: path), boundary: boundary, of: target.name)
        : target.entitlements
      let groups = values[appGroupsKey]?.list ?? []
      return Set(groups.compactMap(\.string).map(target.settings.expand)).sorted()
    } catch {
      notes.append(error)
      return nil
    }
  }
}
