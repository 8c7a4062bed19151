/// How many codewords each size of a QR code has, of data and of correction (ISO/IEC 18004, table 9).
enum QRCapacity {
  /// Codewords of correction in a block, by version from 1.
  private static let perBlock: [QRCode.Correction: [Int]] = [
    .L: [
      7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30, 26, 28,
      30,
      30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
    .M: [
      10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28, 28, 28, 28,
      28,
      28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
    ],
    .Q: [
      13, 22, 18, 26, 18, 24, 18, 22, 20, 24, 28, 26, 24, 20, 30, 24, 28, 28, 26, 30, 28, 30, 30, 30, 30, 28,
      30,
      30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
    .H: [
      17, 28, 22, 16, 22, 28, 26, 26, 24, 28, 24, 28, 22, 24, 24, 30, 28, 28, 26, 28, 30, 24, 30, 30, 30, 30,
      30,
      30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
  ]
  private static let blocks: [QRCode.Correction: [Int]] = [
    .L: [
      1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14, 15, 16, 17,
      18,
      19, 19, 20, 21, 22, 24, 25,
    ],
    .M: [
      1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25, 26, 28,
      29, 31,
      33, 35, 37, 38, 40, 43, 45, 47, 49,
    ],
    .Q: [
      1, 1, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10, 12, 16, 12, 17, 16, 18, 21, 20, 23, 23, 25, 27, 29, 34, 34, 35, 38,
      40,
      43, 45, 48, 51, 53, 56, 59, 62, 65, 68,
    ],
    .H: [
      1, 1, 2, 4, 4, 4, 5, 6, 8, 8, 11, 11, 16, 16, 18, 16, 19, 21, 25, 25, 25, 34, 30, 32, 35, 37, 40, 42,
      45, 48,
      51, 54, 57, 60, 63, 66, 70, 74, 77, 81,
    ],
  ]

  static func correctionPerBlock(_ version: Int, _ level: QRCode.Correction) -> Int {
    perBlock[level]?[version - 1] ?? 0
  }
  static func blockCount(_ version: Int, _ level: QRCode.Correction) -> Int {
    blocks[level]?[version - 1] ?? 1
  }

  /// All codewords: modules that no pattern takes, in bytes.
  static func codewords(_ version: Int) -> Int {
    var modules = (16 * version + 128) * version + 64
    if version >= 2 {
      let count = version / 7 + 2
      modules -= (25 * count - 10) * count - 55
      if version >= 7 { modules -= 36 }
    }
    return modules / 8
  }

  static func dataCodewords(_ version: Int, _ level: QRCode.Correction) -> Int {
    codewords(version) - correctionPerBlock(version, level) * blockCount(version, level)
  }
}

/// The bytes of a QR code: the message with its length, filled up, in blocks with their correction, interleaved.
enum QRCodewords {
  static func make(_ message: [UInt8], _ version: Int, _ level: QRCode.Correction) -> [UInt8] {
    let capacity = QRCapacity.dataCodewords(version, level)
    var bits: [Bool] = []
    func append(_ value: Int, _ count: Int) { bits += (0..<count).reversed().map { value >> $0 & 1 == 1 } }
    append(0b0100, 4)
    append(message.count, version < 10 ? 8 : 16)
    for byte in message { append(Int(byte), 8) }
    append(0, min(4, capacity * 8 - bits.count))
    append(0, (8 - bits.count % 8) % 8)
    var data = stride(from: 0, to: bits.count, by: 8).map { start in
      bits[start..<start + 8].reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) }
    }
    for index in 0..<max(0, capacity - data.count) { data.append(index % 2 == 0 ? 0xEC : 0x11) }
    return interleaved(data, version, level)
  }

  private static func interleaved(_ data: [UInt8], _ version: Int, _ level: QRCode.Correction) -> [UInt8] {
    let count = QRCapacity.blockCount(version, level)
    let correction = QRCapacity.correctionPerBlock(version, level)
    let short = data.count / count
    let shortBlocks = count - data.count % count
    let divisor = ReedSolomon.divisor(correction)
    var blocks: [(data: [UInt8], correction: [UInt8])] = []
    var start = 0
    for index in 0..<count {
      let length = short + (index < shortBlocks ? 0 : 1)
      let block = Array(data[start..<start + length])
      blocks.append((block, ReedSolomon.remainder(block, divisor)))
      start += length
    }
    let words = (0...short).flatMap { place in
      blocks.compactMap { $0.data.indices.contains(place) ? $0.data[place] : nil }
    }
    return words + (0..<correction).flatMap { place in blocks.map { $0.correction[place] } }
  }
}

/// Correction over the field of 256 elements with the polynomial x⁸ + x⁴ + x³ + x² + 1.
enum ReedSolomon {
  static func divisor(_ degree: Int) -> [UInt8] {
    var result = [UInt8](repeating: 0, count: degree)
    guard degree > 0 else { return [] }
    result[degree - 1] = 1
    var root: UInt8 = 1
    for _ in 0..<degree {
      for index in 0..<degree {
        result[index] = multiply(result[index], root)
        if index + 1 < degree { result[index] ^= result[index + 1] }
      }
      root = multiply(root, 2)
    }
    return result
  }

  static func remainder(_ data: [UInt8], _ divisor: [UInt8]) -> [UInt8] {
    var result = [UInt8](repeating: 0, count: divisor.count)
    for byte in data {
      let factor = byte ^ result.removeFirst()
      result.append(0)
      for index in divisor.indices { result[index] ^= multiply(divisor[index], factor) }
    }
    return result
  }

  private static func multiply(_ a: UInt8, _ b: UInt8) -> UInt8 {
    var result = 0
    for bit in (0..<8).reversed() {
      result = (result << 1) ^ ((result >> 7) * 0x11D)
      result ^= Int(b) >> bit & 1 == 1 ? Int(a) : 0
    }
    return UInt8(truncatingIfNeeded: result)
  }
}
