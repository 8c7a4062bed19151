import Foundation

/// Property lists of a project, as Foundation reads them.
///
/// Foundation on Linux ends the process where a binary list has a set with a member that is none (Swift 6.3, found by the fuzz test of
/// intent definitions), and where one is nested without end. Files of projects have neither, so both are refused before it sees them.
package enum PropertyListBytes {
  /// Containers within each other. Ours: Xcode's files have about ten.
  private static let mostDepth = 512

  /// The value of a list in any of Apple's formats.
  ///
  /// - Throws: `CocoaError.propertyListReadCorrupt`, or Foundation's own error.
  package static func value(_ data: Data) throws -> Any {
    if data.starts(with: Data("bplist".utf8)) { try BinaryList([UInt8](data)).check(mostDepth: mostDepth) }
    return try PropertyListSerialization.propertyList(from: data, format: nil)
  }
}

/// The objects of a binary property list: where they begin, and which hold which.
private struct BinaryList {
  private let bytes: [UInt8]
  private let referenceSize: Int
  private let top: Int
  private let offsets: [Int]

  init(_ bytes: [UInt8]) throws {
    // The trailer: sizes of an offset and of a reference, then how many objects, which is the outermost, and where the offsets are.
    guard bytes.count >= 40 else { throw Self.corrupt }
    let trailer = bytes.count - 32
    let offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    let numbers = [8, 16, 24].map { Self.number(bytes, at: trailer + $0, size: 8) }
    guard let count = numbers[0], let top = numbers[1], let table = numbers[2],
      (1...8).contains(offsetSize), (1...8).contains(referenceSize), count > 0, top < count,
      count <= bytes.count, table <= trailer, count <= (trailer - table) / offsetSize
    else { throw Self.corrupt }
    self.bytes = bytes
    self.top = top
    offsets = try (0..<count).map {
      guard let offset = Self.number(bytes, at: table + $0 * offsetSize, size: offsetSize), offset < table
      else { throw Self.corrupt }
      return offset
    }
  }

  private static let corrupt = CocoaError(.propertyListReadCorrupt)

  /// A number with its highest byte first; `nil` outside of the bytes and beyond what a size can be.
  private static func number(_ bytes: [UInt8], at place: Int, size: Int) -> Int? {
    guard place >= 0, size <= 8, place <= bytes.count - size else { return nil }
    let value = bytes[place..<place + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return Int(exactly: value)
  }

  /// The numbers of what an object holds. Throws for a set, and for members that are not there.
  private func members(of object: Int) throws -> [Int] {
    let place = offsets[object]
    let perEntry: Int
    switch bytes[place] >> 4 {
    case 0xA: perEntry = 1
    case 0xD: perEntry = 2
    case 0xB, 0xC: throw Self.corrupt
    default: return []
    }
    var count = Int(bytes[place] & 0xF)
    var begin = place + 1
    if count == 0xF {
      guard begin < bytes.count, bytes[begin] >> 4 == 1, bytes[begin] & 0xF <= 3,
        let long = Self.number(bytes, at: begin + 1, size: 1 << Int(bytes[begin] & 0xF))
      else { throw Self.corrupt }
      begin += 1 + 1 << Int(bytes[begin] & 0xF)
      count = long
    }
    guard begin <= bytes.count, count <= (bytes.count - begin) / (perEntry * referenceSize) else {
      throw Self.corrupt
    }
    return try (0..<count * perEntry).map {
      guard let member = Self.number(bytes, at: begin + $0 * referenceSize, size: referenceSize),
        member < offsets.count
      else { throw Self.corrupt }
      return member
    }
  }

  /// Walks all that can be reached, each object once, without a stack of calls. Throws for sets, circles and depth.
  func check(mostDepth: Int) throws {
    enum Visit { case not, open, done }
    var visits = [Visit](repeating: .not, count: offsets.count)
    var heights = [Int](repeating: 1, count: offsets.count)
    var path: [(object: Int, members: [Int], next: Int)] = [(top, try members(of: top), 0)]
    visits[top] = .open
    while let last = path.indices.last {
      let (object, members, next) = path[last]
      guard next < members.count else {
        path.removeLast()
        visits[object] = .done
        if let parent = path.last?.object { heights[parent] = max(heights[parent], heights[object] + 1) }
        guard heights[object] <= mostDepth else { throw Self.corrupt }
        continue
      }
      path[last].next += 1
      let member = members[next]
      switch visits[member] {
      case .open: throw Self.corrupt
      case .done: heights[object] = max(heights[object], heights[member] + 1)
      case .not:
        guard path.count < mostDepth else { throw Self.corrupt }
        visits[member] = .open
        path.append((member, try self.members(of: member), 0))
      }
    }
  }
}
