/// Finds the known name that a misspelled one was probably meant to be.
struct SymbolSpelling {
  let names: [String]

  /// The nearest name by exchanged, missing and surplus letters: at most one in four. Modifiers at the end are kept
  /// where the name with them is known too.
  func nearest(to name: String, isKnown: (String) -> Bool) -> String? {
    let name = String(name.lowercased().prefix(80))
    guard name.utf8.count >= 3 else { return nil }
    var stem = name.split(separator: ".")[...]
    var ending: [Substring] = []
    while stem.count > 1, let last = stem.last, Self.modifiers.contains(last) {
      ending.insert(last, at: 0)
      stem.removeLast()
    }
    let bare = stem.joined(separator: ".")
    var best: (distance: Int, name: String)?
    let most = max(1, bare.utf8.count / 4)
    let wanted = Array(bare.utf8)
    for candidate in names.sorted() {
      let limit = min(most, (best?.distance ?? .max / 2) - 1)
      guard abs(candidate.utf8.count - wanted.count) <= limit,
        let distance = Self.distance(wanted, Array(candidate.utf8), atMost: limit)
      else { continue }
      best = (distance, candidate)
    }
    guard let found = best?.name else { return nil }
    let whole = ([Substring(found)] + ending).joined(separator: ".")
    return isKnown(whole) ? whole : found
  }

  private static let modifiers: Set<Substring> = ["fill", "circle", "square", "rectangle", "slash"]

  /// Letters to exchange, leave out or put in; `nil` where it is more than `atMost`.
  static func distance(_ a: [UInt8], _ b: [UInt8], atMost: Int) -> Int? {
    guard atMost >= 0 else { return nil }
    var row = Array(0...b.count)
    for (i, x) in a.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      var least = row[0]
      for (j, y) in b.enumerated() {
        let cost = min(row[j + 1] + 1, row[j] + 1, diagonal + (x == y ? 0 : 1))
        diagonal = row[j + 1]
        row[j + 1] = cost
        least = min(least, cost)
      }
      if least > atMost { return nil }
    }
    return row[b.count] <= atMost ? row[b.count] : nil
  }
}
