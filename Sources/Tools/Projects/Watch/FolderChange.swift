/// What a watcher reports.
package enum FolderChange: Sendable, Equatable {
  /// Files were written, created, moved or removed, and nothing has happened since for a moment.
  case changed(paths: Set<String>)
  /// Changes are found in another way than before; the sentence says why.
  case notice(String)
}
