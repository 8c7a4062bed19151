import Foundation

/// What a target's `.entitlements` files allow it.
package enum Entitlements {
  /// The key of App Groups in an entitlements file.
  static let appGroupsKey = "com.apple.security.application-groups"

  /// The App Groups that the files below `root` name; `nil` where there is no such file, so that nothing is known.
  ///
  /// - Parameter isOwn: Whether a file belongs to the target.
  /// - Throws: `ProjectProblem.unreadable` for a file that is no property list.
  static func appGroups(in root: URL, where isOwn: (URL) -> Bool) throws -> [String]? {
    guard root.pathExtension != "swift" else { return nil }
    let files = try SourceFiles.collect(in: root, endingWith: ".entitlements").filter(isOwn)
    guard !files.isEmpty else { return nil }
    return try Set(files.flatMap(groups)).sorted()
  }

  private static func groups(of file: URL) throws -> [String] {
    do {
      let value = try PropertyListSerialization.propertyList(from: Data(contentsOf: file), format: nil)
      guard let list = value as? [String: Any] else { throw CocoaError(.propertyListReadCorrupt) }
      return list[appGroupsKey] as? [String] ?? []
    } catch {
      throw ProjectProblem.unreadable(path: file.path, reason: SystemReason.of(error))
    }
  }
}
