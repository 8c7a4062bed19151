import Foundation

/// A QR code (ISO/IEC 18004): bytes as dark and light modules, in the smallest of the 40 sizes that holds them.
package struct QRCode: Equatable, Sendable {
  /// How much of a code may be lost: about 7, 15, 25 and 30 of a hundred.
  package enum Correction: String, Sendable, CaseIterable { case L, M, Q, H }

  /// Modules in a row, without the light border.
  package let size: Int
  package private(set) var modules: [Bool]
  /// Modules of patterns, which no data goes into.
  private var isFixed: [Bool]

  /// `nil` for more bytes than the largest code holds (2953 with the lowest correction).
  package init?(_ message: [UInt8], correction: Correction = .M) {
    guard
      let version = (1...40).first(where: {
        message.count <= QRCapacity.dataCodewords($0, correction) - ($0 < 10 ? 2 : 3)
      })
    else { return nil }
    size = version * 4 + 17
    modules = [Bool](repeating: false, count: size * size)
    isFixed = modules
    drawPatterns(version)
    drawData(QRCodewords.make(message, version, correction))
    var best: (mask: Int, penalty: Int)?
    for mask in 0..<8 {
      var trial = self
      trial.apply(mask)
      trial.drawFormat(correction, mask)
      let penalty = trial.penalty
      if best == nil || penalty < best!.penalty { best = (mask, penalty) }
    }
    apply(best?.mask ?? 0)
    drawFormat(correction, best?.mask ?? 0)
  }

  package subscript(x: Int, y: Int) -> Bool {
    get { modules[y * size + x] }
    set { modules[y * size + x] = newValue }
  }

  private mutating func fix(_ x: Int, _ y: Int, _ isDark: Bool) {
    guard (0..<size).contains(x), (0..<size).contains(y) else { return }
    self[x, y] = isDark
    isFixed[y * size + x] = true
  }

  private mutating func drawPatterns(_ version: Int) {
    for place in 0..<size {
      fix(6, place, place % 2 == 0)
      fix(place, 6, place % 2 == 0)
    }
    for (cornerX, cornerY) in [(3, 3), (size - 4, 3), (3, size - 4)] {
      for dy in -4...4 {
        for dx in -4...4 {
          let ring = max(abs(dx), abs(dy))
          fix(cornerX + dx, cornerY + dy, ring != 2 && ring != 4)
        }
      }
    }
    let centers = Self.alignment(version, size)
    for (row, y) in centers.enumerated() {
      for (column, x) in centers.enumerated() {
        let last = centers.count - 1
        if (row, column) == (0, 0) || (row, column) == (0, last) || (row, column) == (last, 0) { continue }
        for dy in -2...2 { for dx in -2...2 { fix(x + dx, y + dy, max(abs(dx), abs(dy)) != 1) } }
      }
    }
    drawFormat(.M, 0)
    guard version >= 7 else { return }
    var rest = version
    for _ in 0..<12 { rest = (rest << 1) ^ ((rest >> 11) * 0x1F25) }
    let bits = version << 12 | rest
    for index in 0..<18 {
      let isDark = bits >> index & 1 == 1
      fix(size - 11 + index % 3, index / 3, isDark)
      fix(index / 3, size - 11 + index % 3, isDark)
    }
  }

  /// The middles of the small squares, in each direction.
  private static func alignment(_ version: Int, _ size: Int) -> [Int] {
    guard version > 1 else { return [] }
    let count = version / 7 + 2
    let step = version == 32 ? 26 : (version * 4 + count * 2 + 1) / (count * 2 - 2) * 2
    return [6] + (0..<(count - 1)).map { size - 7 - $0 * step }.reversed()
  }

  /// Correction and mask, twice, beside the large squares.
  private mutating func drawFormat(_ correction: Correction, _ mask: Int) {
    let level = [Correction.L: 1, .M: 0, .Q: 3, .H: 2][correction] ?? 0
    let data = level << 3 | mask
    var rest = data
    for _ in 0..<10 { rest = (rest << 1) ^ ((rest >> 9) * 0x537) }
    let bits = (data << 10 | rest) ^ 0x5412
    func isDark(_ index: Int) -> Bool { bits >> index & 1 == 1 }
    for index in 0...5 { fix(8, index, isDark(index)) }
    fix(8, 7, isDark(6))
    fix(8, 8, isDark(7))
    fix(7, 8, isDark(8))
    for index in 9..<15 { fix(14 - index, 8, isDark(index)) }
    for index in 0..<8 { fix(size - 1 - index, 8, isDark(index)) }
    for index in 8..<15 { fix(8, size - 15 + index, isDark(index)) }
    fix(8, size - 8, true)
  }

  /// Bits go up and down in pairs of columns, from the right.
  private mutating func drawData(_ codewords: [UInt8]) {
    var bit = 0
    for right in stride(from: size - 1, through: 1, by: -2) {
      let right = right <= 6 ? right - 1 : right
      let isUpward = (right + 1) & 2 == 0
      for step in 0..<size {
        let y = isUpward ? size - 1 - step : step
        for x in [right, right - 1] where !isFixed[y * size + x] && bit < codewords.count * 8 {
          self[x, y] = codewords[bit / 8] >> (7 - bit % 8) & 1 == 1
          bit += 1
        }
      }
    }
  }

  private mutating func apply(_ mask: Int) {
    for y in 0..<size {
      for x in 0..<size where !isFixed[y * size + x] {
        let turns =
          switch mask {
          case 0: (x + y) % 2 == 0
          case 1: y % 2 == 0
          case 2: x % 3 == 0
          case 3: (x + y) % 3 == 0
          case 4: (x / 3 + y / 2) % 2 == 0
          case 5: x * y % 2 + x * y % 3 == 0
          case 6: (x * y % 2 + x * y % 3) % 2 == 0
          default: ((x + y) % 2 + x * y % 3) % 2 == 0
          }
        if turns { self[x, y].toggle() }
      }
    }
  }

  /// How hard it is to read: long runs, blocks, what looks like a corner, and more of one colour.
  private var penalty: Int {
    var result = 0
    let corner: [Bool] = [true, false, true, true, true, false, true]
    let light = [Bool](repeating: false, count: 4)
    for isRow in [true, false] {
      for line in 0..<size {
        let bits = (0..<size).map { isRow ? self[$0, line] : self[line, $0] }
        var run = 1
        for place in 1...size {
          if place < size, bits[place] == bits[place - 1] {
            run += 1
          } else {
            if run >= 5 { result += run - 2 }
            run = 1
          }
        }
        for start in 0...(size - 11) {
          let piece = bits[start..<start + 11]
          if piece.elementsEqual(corner + light) || piece.elementsEqual(light + corner) { result += 40 }
        }
      }
    }
    for y in 0..<(size - 1) {
      for x in 0..<(size - 1)
      where self[x, y] == self[x + 1, y] && self[x, y] == self[x, y + 1] && self[x, y] == self[x + 1, y + 1] {
        result += 3
      }
    }
    let dark = modules.filter { $0 }.count
    return result + abs(dark * 20 - modules.count * 10) / modules.count * 10
  }
}
