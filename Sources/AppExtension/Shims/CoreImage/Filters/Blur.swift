import Foundation
import VitrineCoreGraphics

/// Blurs: means of what stands around each pixel.
enum Blur {
  /// A Gaussian as three means of boxes, which differ from it by 4 % of white at most. The picture grows by three times sigma on each side, unless
  /// it is continued beyond its edges.
  static func gaussian(_ image: CIImage, sigma: Double) -> CIImage {
    guard sigma > 0, sigma.isFinite else { return image }
    // The width whose three means have the variance of the Gaussian.
    let width = max(1, Int((sigma * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5).rounded(.down)))
    // Boxes of an even width stand half a pixel off, one to each side.
    let half = width / 2
    let boxes: [(width: Int, before: Int)] =
      width % 2 == 1
      ? [(width, half), (width, half), (width, half)] : [(width, half), (width, half - 1), (width + 1, half)]
    return passes(image, boxes, margin: Int((sigma * 3).rounded(.up)))
  }

  /// Three passes of a mean of one box look like one of a disc, so a single one it is.
  static func box(_ image: CIImage, radius: Double) -> CIImage {
    guard radius >= 1, radius.isFinite else { return image }
    return passes(image, [(Int(radius) * 2 + 1, Int(radius))], margin: Int(radius))
  }

  private static func passes(_ image: CIImage, _ boxes: [(width: Int, before: Int)], margin: Int) -> CIImage {
    guard let source = image.rendered()?._pixels else {
      CoreImageLog.say("a picture that cannot be read is left as it is")
      return image
    }
    let around = image.clamps ? 0 : margin
    guard var pixels = Pixels(width: source.width + around * 2, height: source.height + around * 2) else {
      CoreImageLog.say("a blur beyond 4096 pixels is left out")
      return image
    }
    for row in 0..<source.height {
      let from = row * source.width * 4, to = ((row + around) * pixels.width + around) * 4
      pixels.bytes.replaceSubrange(
        to..<to + source.width * 4, with: source.bytes[from..<from + source.width * 4])
    }
    for box in boxes {
      mean(
        &pixels, box, clamps: image.clamps, lines: pixels.height, count: pixels.width, next: 4,
        line: pixels.width * 4)
      mean(
        &pixels, box, clamps: image.clamps, lines: pixels.width, count: pixels.height,
        next: pixels.width * 4, line: 4)
    }
    return CIImage(
      .pixels(pixels),
      origin: CGPoint(x: image.origin.x - Double(around), y: image.origin.y - Double(around)),
      clamps: image.clamps)
  }

  /// A running mean along rows or columns: `next` bytes to the next pixel of a line, `line` bytes to the next line.
  private static func mean(
    _ pixels: inout Pixels, _ box: (width: Int, before: Int), clamps: Bool, lines: Int, count: Int, next: Int,
    line: Int
  ) {
    let (width, before) = box
    let after = width - 1 - before
    var copy = [UInt8](repeating: 0, count: count)
    pixels.bytes.withUnsafeMutableBufferPointer { bytes in
      for index in 0..<lines {
        for channel in 0..<4 {
          let start = index * line + channel
          for place in 0..<count { copy[place] = bytes[start + place * next] }
          func at(_ place: Int) -> Int {
            if place >= 0, place < count { return Int(copy[place]) }
            return clamps ? Int(copy[min(max(place, 0), count - 1)]) : 0
          }
          var sum = 0
          for place in -before...after { sum += at(place) }
          for place in 0..<count {
            bytes[start + place * next] = UInt8((sum + width / 2) / width)
            sum += at(place + after + 1) - at(place - before)
          }
        }
      }
    }
  }
}
