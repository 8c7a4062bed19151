import Foundation

/// Tells the compiler where the products of each file go, so that it compiles again only what an edit touched.
package enum OutputFileMap {
  package static func data(for sources: [URL], objects: URL) throws -> Data {
    var map: [String: [String: String]] = [
      "": ["swift-dependencies": objects.appendingPathComponent("module.swiftdeps").path]
    ]
    for source in sources {
      let base = stem(of: source, in: objects).path
      map[source.path] = ["object": base + ".o", "swift-dependencies": base + ".swiftdeps"]
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(map)
  }

  /// The object that a file is compiled to.
  package static func object(of source: URL, in objects: URL) -> URL {
    URL(fileURLWithPath: stem(of: source, in: objects).path + ".o")
  }

  /// Two files of one name in different folders must not share an object.
  private static func stem(of source: URL, in objects: URL) -> URL {
    objects.appendingPathComponent(
      source.deletingPathExtension().lastPathComponent + "-" + StableHash.hex(source.path))
  }
}
