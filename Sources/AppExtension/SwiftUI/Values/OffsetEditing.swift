import Foundation

extension MutableCollection {
  /// Moves the elements at the offsets before the one at `destination`, in the order that they had.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let all = Array(self)
    guard (0...all.count).contains(destination) else { return }
    let moved = source.filter(all.indices.contains).map { all[$0] }
    func rest(_ range: Range<Int>) -> [Element] { range.filter { !source.contains($0) }.map { all[$0] } }
    let ordered = rest(0..<destination) + moved + rest(destination..<all.count)
    for (index, element) in zip(Array(indices), ordered) { self[index] = element }
  }
}

extension RangeReplaceableCollection where Self: MutableCollection {
  public mutating func remove(atOffsets offsets: IndexSet) {
    let kept = enumerated().filter { !offsets.contains($0.offset) }.map(\.element)
    replaceSubrange(startIndex..<endIndex, with: kept)
  }
}
