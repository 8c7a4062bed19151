/// CRC-32 (the one of zip and Ethernet), eight bytes at a time.
enum Checksum {
  private static let tables: [UInt32] = {
    var tables = [UInt32](repeating: 0, count: 8 * 256)
    for index in 0..<256 {
      var word = UInt32(index)
      for _ in 0..<8 { word = word & 1 == 1 ? 0xEDB8_8320 ^ (word >> 1) : word >> 1 }
      tables[index] = word
    }
    for table in 1..<8 {
      for index in 0..<256 {
        let word = tables[(table - 1) * 256 + index]
        tables[table * 256 + index] = tables[Int(word & 255)] ^ (word >> 8)
      }
    }
    return tables
  }()

  static func crc32(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
    tables.withUnsafeBufferPointer { table in
      var sum: UInt32 = 0xFFFF_FFFF
      var at = 0
      let raw = UnsafeRawBufferPointer(bytes)
      while at + 8 <= bytes.count {
        let low = UInt32(littleEndian: raw.loadUnaligned(fromByteOffset: at, as: UInt32.self)) ^ sum
        let high = UInt32(littleEndian: raw.loadUnaligned(fromByteOffset: at + 4, as: UInt32.self))
        sum = table[7 * 256 + Int(low & 255)] ^ table[6 * 256 + Int(low >> 8 & 255)]
        sum ^= table[5 * 256 + Int(low >> 16 & 255)] ^ table[4 * 256 + Int(low >> 24)]
        sum ^= table[3 * 256 + Int(high & 255)] ^ table[2 * 256 + Int(high >> 8 & 255)]
        sum ^= table[256 + Int(high >> 16 & 255)] ^ table[Int(high >> 24)]
        at += 8
      }
      while at < bytes.count {
        sum = table[Int((sum ^ UInt32(bytes[at])) & 255)] ^ (sum >> 8)
        at += 1
      }
      return ~sum
    }
  }
}
