import Foundation

extension ExtensionFolder {
  /// What a change in may call for another build: the folder, the project file, and folders elsewhere that files come from.
  package var watchedPlaces: [URL] {
    guard let projectFile else { return [root] }
    let list = projectFile.appendingPathComponent("project.pbxproj")
    var places = [root] + (FileManager.default.fileExists(atPath: list.path) ? [list] : [])
    let files = sources + resources + intentDefinitions + modules.flatMap { $0.sources + $0.resources }
    for folder in Set(files.map { $0.deletingLastPathComponent().standardizedFileURL } + modules.map(\.root))
      .sorted(by: { $0.path.count < $1.path.count })
    where !places.contains(where: { folder == $0 || folder.path.hasPrefix($0.path + "/") }) {
      places.append(folder)
    }
    return places
  }
}

extension FolderWatcher {
  /// Changes below any of several places, as one stream; see `changes()`.
  package static func changes(of places: [URL]) throws -> AsyncStream<FolderChange> {
    let streams = try places.map { try FolderWatcher(root: $0).changes() }
    if let only = streams.first, streams.count == 1 { return only }
    let (stream, continuation) = AsyncStream<FolderChange>.makeStream()
    let task = Task {
      await withTaskGroup(of: Void.self) { group in
        for one in streams {
          group.addTask { for await change in one { continuation.yield(change) } }
        }
      }
      continuation.finish()
    }
    continuation.onTermination = { _ in task.cancel() }
    return stream
  }
}
