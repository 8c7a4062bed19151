import Foundation

/// What a target's `.entitlements` files allow it.
package enum EntitlementsFile {
  /// The key of App Groups.
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
      return try appGroups(in: Data(contentsOf: file))
    } catch {
      throw ProjectProblem.unreadable(path: file.path, reason: SystemReason.of(error))
    }
  }

  /// The App Groups that a file names.
  ///
  /// - Throws: an error of Foundation's for bytes that are no property list with keys.
  package static func appGroups(in data: Data) throws -> [String] {
    let value = try PropertyListBytes.value(data)
    guard let list = value as? [String: Any] else { throw CocoaError(.propertyListReadCorrupt) }
    return list[appGroupsKey] as? [String] ?? []
  }
}
