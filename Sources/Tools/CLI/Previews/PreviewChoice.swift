import Archive

/// Chooses among the previews of a source.
package enum PreviewChoice {
  /// The previews that a reference names, all of one name: by its own, by that of its `PreviewProvider`, by its file and line
  /// (the file's name is enough), or by its number.
  ///
  /// - Throws: `CommandFailure`, which lists what there is.
  package static func choose(
    _ reference: PreviewReference, from previews: [SourcePreview]
  ) throws -> [SourcePreview] {
    guard !previews.isEmpty else {
      throw CommandFailure(
        "The source has no previews.",
        cure: "Add one, such as #Preview(as: .systemSmall) { MyWidget() } timeline: { entry }.")
    }
    guard reference != .all else { return previews }
    let words = reference.words
    var found = previews.filter { $0.name == words || $0.provider == words }
    if found.isEmpty {
      switch reference {
      case .all, .name: break
      case .number(let number): found = previews.filter { $0.number == number }
      case .place(let file, let line):
        found = previews.filter { $0.line == line && ($0.file == file || $0.file.hasSuffix("/" + file)) }
      }
    }
    guard found.isEmpty else { return found }
    throw CommandFailure(
      "The source has no preview `\(words)`.", cure: "It has " + sentence(previews) + ".", isUsage: true)
  }

  /// Names of as many as a person reads. Ours.
  private static let most = 12

  private static func sentence(_ previews: [SourcePreview]) -> String {
    let names = previews.prefix(most).map { preview in
      "\(preview.number) " + (preview.name.map { "`\($0)` " } ?? "") + "(\(preview.place))"
    }
    let rest = previews.count - names.count
    return names.joined(separator: ", ")
      + (rest > 0 ? " and \(rest) more; `vitrine list PATH` shows all" : "")
  }
}
