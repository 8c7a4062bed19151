import Foundation

/// Tells the compiler where the products of each file go, so that it compiles again only what an edit touched.
package enum OutputFileMap {
  package static func data(for sources: [URL], objects: URL) throws -> Data {
    var map: [String: [String: String]] = [
      "": ["swift-dependencies": objects.appendingPathComponent("module.swiftdeps").path]
    ]
    for source in sources {
      // Two files of one name in different folders must not share an object.
      let stem = source.deletingPathExtension().lastPathComponent + "-" + StableHash.hex(source.path)
      let base = objects.appendingPathComponent(stem).path
      map[source.path] = ["object": base + ".o", "swift-dependencies": base + ".swiftdeps"]
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(map)
  }
}
