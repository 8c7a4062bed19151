/// An `apns-id`: a UUID as two numbers.
package struct PushID: Hashable, Sendable, CustomStringConvertible {
  package let high: UInt64
  package let low: UInt64

  package init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// A new one, of UUID version 4.
  package init(using generator: inout some RandomNumberGenerator) {
    high = generator.next() & ~0xF000 | 0x4000
    low = generator.next() & ~(0b11 << 62) | (0b10 << 62)
  }

  /// Reads 8-4-4-4-12 hexadecimal digits, in lower or upper case; `nil` for anything else.
  package init?(_ text: some Collection<UInt8>) {
    guard text.count == 36 else { return nil }
    var high: UInt64 = 0
    var low: UInt64 = 0
    var place = 0
    for byte in text {
      defer { place += 1 }
      if place == 8 || place == 13 || place == 18 || place == 23 {
        guard byte == UInt8(ascii: "-") else { return nil }
        continue
      }
      guard let digit = HexDigits.value(byte) else { return nil }
      if place < 18 { high = high << 4 | UInt64(digit) } else { low = low << 4 | UInt64(digit) }
    }
    self.high = high
    self.low = low
  }

  package init?(_ text: String) { self.init(Array(text.utf8)) }

  /// 36 bytes, lower case.
  package var bytes: [UInt8] {
    [UInt8](unsafeUninitializedCapacity: 36) { buffer, count in
      var place = 0
      for (word, start) in [(high, 0), (low, 8)] {
        for byte in 0..<8 {
          if start + byte == 4 || start + byte == 6 || start + byte == 8 || start + byte == 10 {
            buffer[place] = UInt8(ascii: "-")
            place += 1
          }
          let value = UInt8(truncatingIfNeeded: word >> UInt64(56 - 8 * byte))
          buffer[place] = HexDigits.digit(value >> 4)
          buffer[place + 1] = HexDigits.digit(value & 15)
          place += 2
        }
      }
      count = 36
    }
  }

  package var description: String { String(decoding: bytes, as: UTF8.self) }
}

/// Hexadecimal digits.
package enum HexDigits {
  @inline(__always) package static func value(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x61...0x66: byte - 0x61 + 10
    case 0x41...0x46: byte - 0x41 + 10
    default: nil
    }
  }

  @inline(__always) package static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? 0x30 + value : 0x61 + value - 10
  }
}

/// Random numbers that need not be secret: identifiers of a development server. Seeded by the system, then SplitMix64, as the
/// system's generator asks the kernel each time.
package struct QuickRandom: RandomNumberGenerator {
  private var state: UInt64

  package init() { state = UInt64.random(in: .min ... .max) }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }
}
