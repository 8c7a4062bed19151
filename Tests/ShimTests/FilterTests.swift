import UIKit
import VitrineCoreGraphics
import VitrineCoreImage
import XCTest

/// Filters of pictures, in their pixels.
final class FilterTests: XCTestCase {
  /// The upper half red, the lower half half-grey.
  private func picture(width: Int = 20, height: Int = 20) throws -> CIImage {
    let context = try XCTUnwrap(CGContext(points: CGSize(width: width, height: height), scale: 1))
    context.setFillColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: width, height: height))
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: width, height: height / 2))
    // As a photograph: bytes that have to be read.
    let data = try XCTUnwrap(UIImage(cgImage: XCTUnwrap(context.makeImage())).pngData())
    return try XCTUnwrap(CIImage(data: data))
  }
  private func pixels(_ image: CIImage?) throws -> Pixels {
    let image = try XCTUnwrap(image)
    let drawn = try XCTUnwrap(CIContext().createCGImage(image, from: image.extent))
    return try XCTUnwrap(PictureCodec.pixels(drawn._data))
  }
  private func check(_ found: SIMD4<Float>, _ expected: [Float], accuracy: Float = 1, line: UInt = #line) {
    for channel in 0..<4 {
      XCTAssertEqual(found[channel], expected[channel], accuracy: accuracy, "channel \(channel)", line: line)
    }
  }

  func testColoursOfPhotographs() throws {
    let image = try picture()
    let gray = try pixels(image.applyingFilter("CIColorControls", parameters: [kCIInputSaturationKey: 0]))
    check(gray[5, 5], [54, 54, 54, 255])
    check(gray[5, 15], [128, 128, 128, 255])
    let bright = CIFilter.colorControls()
    bright.inputImage = image
    bright.brightness = 0.25
    check(try pixels(bright.outputImage)[5, 15], [191, 191, 191, 255])
    let sepia = CIFilter.sepiaTone()
    sepia.inputImage = image
    check(try pixels(sepia.outputImage)[5, 5], [100, 89, 69, 255])
    sepia.intensity = 0
    check(try pixels(sepia.outputImage)[5, 5], [255, 0, 0, 255])
    check(try pixels(image.applyingFilter("CIColorInvert"))[5, 5], [0, 255, 255, 255])
    check(try pixels(image.applyingFilter("CIPhotoEffectMono"))[5, 5], [54, 54, 54, 255])
    let turned = try pixels(
      image.applyingFilter("CIHueAdjust", parameters: [kCIInputAngleKey: 2 * Double.pi / 3]))
    check(turned[5, 5], [0, 255, 0, 255])
    let swapped = try pixels(
      image.applyingFilter(
        "CIColorMatrix",
        parameters: ["inputRVector": CIVector(x: 0, y: 0, z: 1, w: 0), "inputBVector": CIVector(x: 1)]))
    check(swapped[5, 5], [0, 0, 255, 255])
    for name in CIFilter.filterNames(inCategory: nil) where name != "CIQRCodeGenerator" {
      let filter = try XCTUnwrap(CIFilter(name: name, parameters: [kCIInputImageKey: image]))
      if name == "CIConstantColorGenerator" { filter.setValue(CIColor.red, forKey: kCIInputColorKey) }
      XCTAssertNotNil(filter.outputImage, name)
    }
  }

  func testTheMeanOfAnAreaCountsFromTheBottom() throws {
    let image = try picture()
    let filter = CIFilter.areaAverage()
    filter.inputImage = image
    filter.extent = image.extent
    var memory = [UInt8](repeating: 0, count: 4)
    let output = try XCTUnwrap(filter.outputImage)
    CIContext(options: [.workingColorSpace: NSNull()]).render(
      output, toBitmap: &memory, rowBytes: 4, bounds: CGRect(x: 0, y: 0, width: 1, height: 1), format: .RGBA8,
      colorSpace: nil)
    XCTAssertEqual(memory.map(Int.init), [192, 64, 64, 255])
    filter.extent = CGRect(x: 0, y: 0, width: 20, height: 10)
    check(try pixels(filter.outputImage)[0, 0], [128, 128, 128, 255])
    check(
      try pixels(image.cropped(to: CGRect(x: 3, y: 10, width: 4, height: 10)))[0, 0], [255, 0, 0, 255])
  }

  func testABlurSpreadsWhatThereIs() throws {
    var pixels = try XCTUnwrap(Pixels(width: 41, height: 41))
    for channel in 0..<4 { pixels.bytes[(20 * 41 + 20) * 4 + channel] = 255 }
    var bar = pixels
    for y in 0..<41 { for x in 18...22 { bar[x, y] = SIMD4(repeating: 255) } }
    let image = CIImage(cgImage: CGImage(bar))
    let blurred = image.applyingGaussianBlur(sigma: 3)
    XCTAssertEqual(blurred.extent, CGRect(x: -9, y: -9, width: 59, height: 59))
    let spread = try self.pixels(blurred.cropped(to: image.extent))
    XCTAssertEqual([spread.width, spread.height], [41, 41])
    // A bar of 5 under a Gaussian of 3: erf(2.5 / 3 / √2) = 0.595 in the middle.
    XCTAssertEqual(spread[20, 20].w, 255 * 0.595, accuracy: 255 * 0.04)
    XCTAssertEqual(spread[26, 20].w, 255 * 0.119, accuracy: 255 * 0.04)
    XCTAssertEqual(spread[14, 20].w, spread[26, 20].w, accuracy: 2)
    // Continued beyond its edges, a picture of one colour stays as it is.
    let flat = CIImage(color: .red).cropped(to: CGRect(x: 0, y: 0, width: 12, height: 12))
    let clamped = flat.clampedToExtent().applyingGaussianBlur(sigma: 4).cropped(to: flat.extent)
    check(try self.pixels(clamped)[0, 0], [255, 0, 0, 255])
  }

  func testScalesTurnsAndLayers() throws {
    let image = try picture()
    let large = image.transformed(by: CGAffineTransform(scaleX: 2, y: 2))
    XCTAssertEqual(large.extent, CGRect(x: 0, y: 0, width: 40, height: 40))
    check(try pixels(large)[10, 10], [255, 0, 0, 255])
    // A quarter turn against the clock: what was above is at the left.
    let turned = image.transformed(by: CGAffineTransform(rotationAngle: .pi / 2))
    XCTAssertEqual(turned.extent, CGRect(x: -20, y: 0, width: 20, height: 20))
    check(try pixels(turned)[5, 10], [255, 0, 0, 255], accuracy: 2)
    check(try pixels(turned)[15, 10], [128, 128, 128, 255], accuracy: 2)
    check(try pixels(image.oriented(.down))[5, 15], [255, 0, 0, 255])
    let dot = CIImage(color: .blue).cropped(to: CGRect(x: 0, y: 0, width: 4, height: 4))
    let layered = try pixels(dot.composited(over: image))
    check(layered[1, 18], [0, 0, 255, 255])
    check(layered[10, 18], [128, 128, 128, 255])
    check(layered[1, 1], [255, 0, 0, 255])
    let jpeg = CIContext().jpegRepresentation(of: image, colorSpace: CGColorSpaceCreateDeviceRGB())
    XCTAssertEqual(jpeg.flatMap(UIImage.init(data:))?.size, CGSize(width: 20, height: 20))
  }
}
