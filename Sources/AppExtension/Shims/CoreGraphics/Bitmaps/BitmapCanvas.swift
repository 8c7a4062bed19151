import Foundation

/// How pixels lie in a program's memory.
struct BitmapLayout: Equatable {
  /// 1 for grey, else 4.
  let bytesPerPixel: Int
  let bytesPerRow: Int
  /// Where red, green, blue and alpha stand in a pixel.
  private let places: (red: Int, green: Int, blue: Int, alpha: Int)
  private let alpha: CGImageAlphaInfo

  /// As in `Pixels`; rows have no gaps.
  static func rgba(width: Int) -> BitmapLayout {
    BitmapLayout(
      bytesPerPixel: 4, bytesPerRow: width * 4, places: (0, 1, 2, 3), alpha: .premultipliedLast)
  }

  private init(
    bytesPerPixel: Int, bytesPerRow: Int, places: (red: Int, green: Int, blue: Int, alpha: Int),
    alpha: CGImageAlphaInfo
  ) {
    (self.bytesPerPixel, self.bytesPerRow, self.places, self.alpha) = (
      bytesPerPixel, bytesPerRow, places, alpha
    )
  }

  /// `nil` for other layouts than 8 bits of grey, or of four components.
  init?(width: Int, bitsPerComponent: Int, bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32) {
    guard bitsPerComponent == 8, let alpha = CGImageAlphaInfo(rawValue: bitmapInfo & 31),
      bitmapInfo & CGBitmapInfo.floatComponents.rawValue == 0
    else { return nil }
    let size = space.numberOfComponents == 1 ? 1 : 4
    guard size == 4 ? alpha != .none && alpha != .alphaOnly : alpha == .none,
      bytesPerRow == 0 || bytesPerRow >= width * size
    else { return nil }
    let isFirst = [.premultipliedFirst, .first, .noneSkipFirst].contains(alpha)
    let isLittle =
      bitmapInfo & CGBitmapInfo.byteOrderMask.rawValue == CGBitmapInfo.byteOrder32Little.rawValue
    let order = isFirst ? [1, 2, 3, 0] : [0, 1, 2, 3]
    let places = isLittle ? order.map { 3 - $0 } : order
    self.init(
      bytesPerPixel: size, bytesPerRow: bytesPerRow == 0 ? width * size : bytesPerRow,
      places: (places[0], places[1], places[2], places[3]), alpha: alpha)
  }

  var isGray: Bool { bytesPerPixel == 1 }
  private var hasAlpha: Bool { alpha != .noneSkipFirst && alpha != .noneSkipLast }
  private var isMultiplied: Bool { alpha != .first && alpha != .last }

  func read(_ memory: UnsafeRawBufferPointer, into pixels: inout Pixels) {
    for y in 0..<pixels.height {
      for x in 0..<pixels.width {
        let from = y * bytesPerRow + x * bytesPerPixel, to = (y * pixels.width + x) * 4
        guard !isGray else {
          for channel in 0..<3 { pixels.bytes[to + channel] = memory[from] }
          pixels.bytes[to + 3] = 255
          continue
        }
        let opacity = hasAlpha ? Int(memory[from + places.alpha]) : 255
        for (channel, place) in [places.red, places.green, places.blue].enumerated() {
          let value = Int(memory[from + place])
          let own: Int = isMultiplied ? min(value, opacity) : (value * opacity + 127) / 255
          pixels.bytes[to + channel] = UInt8(own)
        }
        pixels.bytes[to + 3] = UInt8(opacity)
      }
    }
  }

  func write(_ pixels: Pixels, to memory: UnsafeMutableRawPointer) {
    for y in 0..<pixels.height {
      let line = memory + y * bytesPerRow
      for x in 0..<pixels.width {
        let from = (y * pixels.width + x) * 4
        let (red, green, blue, alpha) = (
          pixels.bytes[from], pixels.bytes[from + 1], pixels.bytes[from + 2], pixels.bytes[from + 3]
        )
        guard !isGray else {
          line.storeBytes(of: Self.gray(red, green, blue), toByteOffset: x, as: UInt8.self)
          continue
        }
        for (place, value) in [(places.red, red), (places.green, green), (places.blue, blue)] {
          let own = isMultiplied || alpha == 0 ? value : UInt8(min(255, Int(value) * 255 / Int(alpha)))
          line.storeBytes(of: own, toByteOffset: x * 4 + place, as: UInt8.self)
        }
        line.storeBytes(of: hasAlpha ? alpha : 255, toByteOffset: x * 4 + places.alpha, as: UInt8.self)
      }
    }
  }

  static func gray(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> UInt8 {
    let sum: Int = 2_126 * Int(red) + 7_152 * Int(green) + 722 * Int(blue)
    return UInt8((sum + 5_000) / 10_000)
  }

  static func == (a: BitmapLayout, b: BitmapLayout) -> Bool {
    guard a.bytesPerPixel == b.bytesPerPixel, a.bytesPerRow == b.bytesPerRow else { return false }
    return a.places == b.places && a.alpha == b.alpha
  }
}

/// The pixels behind a context: they are drawn when somebody asks, or after each step once a program looks at the memory.
final class BitmapCanvas {
  let layout: BitmapLayout
  private let scale: CGFloat
  private var rasterizer: Rasterizer
  private var drawn = (outlines: 0, pictures: 0)
  /// What a program reads.
  private var memory: UnsafeMutableRawPointer?
  /// The memory is ours, if there is any.
  private(set) var isOwn = true

  init(_ pixels: Pixels, _ layout: BitmapLayout, scale: CGFloat, memory: UnsafeMutableRawPointer? = nil) {
    var start = pixels
    self.layout = layout
    if let memory {
      layout.read(
        UnsafeRawBufferPointer(start: memory, count: layout.bytesPerRow * pixels.height), into: &start)
    }
    (self.scale, rasterizer, self.memory, isOwn) = (scale, Rasterizer(start), memory, memory == nil)
  }
  deinit { if isOwn { memory?.deallocate() } }

  /// A step was added to the context.
  func follow(_ context: CGContext) {
    guard let memory else { return }
    draw(context)
    layout.write(rasterizer.pixels, to: memory)
  }

  /// Everything that was drawn.
  func finished(_ context: CGContext) -> Pixels {
    draw(context)
    guard layout.isGray else { return rasterizer.pixels }
    var gray = rasterizer.pixels
    for place in stride(from: 0, to: gray.bytes.count, by: 4) {
      let value = BitmapLayout.gray(gray.bytes[place], gray.bytes[place + 1], gray.bytes[place + 2])
      for channel in 0..<3 { gray.bytes[place + channel] = value }
      gray.bytes[place + 3] = 255
    }
    return gray
  }

  /// Memory that has everything that was drawn, and will have what follows.
  func shared(_ context: CGContext) -> UnsafeMutableRawPointer? {
    if memory == nil {
      memory = .allocate(byteCount: layout.bytesPerRow * rasterizer.pixels.height, alignment: 16)
      memory?.initializeMemory(
        as: UInt8.self, repeating: 0, count: layout.bytesPerRow * rasterizer.pixels.height)
    }
    follow(context)
    return memory
  }

  private func draw(_ context: CGContext) {
    while drawn.outlines < context._drawings.count || drawn.pictures < context.pictures.count {
      if drawn.pictures < context.pictures.count,
        context.pictures[drawn.pictures].position <= drawn.outlines
      {
        rasterizer.draw(context.pictures[drawn.pictures], scale: scale)
        drawn.pictures += 1
      } else {
        rasterizer.draw(context._drawings[drawn.outlines], scale: scale)
        drawn.outlines += 1
      }
    }
  }
}

extension CGContext.PlacedPicture {
  /// Upright, in its colours or its tint, not much larger than `enough`.
  func pixels(enough: CGSize) -> Pixels? {
    let isOnItsSide = exifOrientation >= 5
    let stored = isOnItsSide ? CGSize(width: enough.height, height: enough.width) : enough
    guard var pixels = image._pixels(enough: stored)?.upright(from: exifOrientation) else {
      PictureCodec.say("a picture that cannot be read is left out of a drawing")
      return nil
    }
    if let tint {
      let alpha = Double(tint.alpha)
      let color: [Double] = [
        Double(tint._red) * alpha, Double(tint._green) * alpha, Double(tint._blue) * alpha, alpha,
      ]
      for place in stride(from: 0, to: pixels.bytes.count, by: 4) {
        let shape = Double(pixels.bytes[place + 3])
        for channel in 0..<4 {
          let value: Double = color[channel] * shape + 0.5
          pixels.bytes[place + channel] = UInt8(min(max(value, 0), 255))
        }
      }
    }
    return pixels
  }
}
