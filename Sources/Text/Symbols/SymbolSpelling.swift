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
    while stem.count > 1, let last = stem.last, let meant = Self.modifier(last) {
      ending.insert(meant, at: 0)
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

  private static let modifiers: [Substring] = ["fill", "circle", "square", "rectangle", "slash"]

  /// The modifier that a word is, or is spelled much like.
  private static func modifier(_ word: Substring) -> Substring? {
    modifiers.first { $0 == word }
      ?? modifiers.first { distance(Array(word.utf8), Array($0.utf8), atMost: $0.utf8.count / 3) != nil }
  }

  /// Letters to change, leave out, put in or exchange with their neighbour; `nil` where it is more than `atMost`.
  static func distance(_ a: [UInt8], _ b: [UInt8], atMost: Int) -> Int? {
    guard atMost >= 0 else { return nil }
    var before: [Int] = []
    var row = Array(0...b.count)
    for (i, x) in a.enumerated() {
      var next = [i + 1]
      next.reserveCapacity(b.count + 1)
      for (j, y) in b.enumerated() {
        var cost = min(row[j + 1] + 1, next[j] + 1, row[j] + (x == y ? 0 : 1))
        if i > 0, j > 0, x == b[j - 1], y == a[i - 1] { cost = min(cost, before[j - 1] + 1) }
        next.append(cost)
      }
      if (next.min() ?? 0) > atMost { return nil }
      (before, row) = (row, next)
    }
    return row[b.count] <= atMost ? row[b.count] : nil
  }
}
