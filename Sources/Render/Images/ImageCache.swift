import CPango
import Foundation

/// Decoded images, kept while they are used.
final class ImageCache: @unchecked Sendable {
  static let shared = ImageCache()

  /// An image's pixels, upright.
  final class Image: @unchecked Sendable {
    let surface: OpaquePointer
    let width: Int
    let height: Int
    init(_ surface: OpaquePointer) {
      self.surface = surface
      width = Int(cairo_image_surface_get_width(surface))
      height = Int(cairo_image_surface_get_height(surface))
    }
    deinit { cairo_surface_destroy(surface) }

    /// The pixels as a PNG in a `data:` URL.
    func dataURL() -> String? {
      guard let bytes = cairo_image_surface_get_data(surface) else { return nil }
      let png = PNGEncoder.encode(
        width: width, height: height, stride: Int(cairo_image_surface_get_stride(surface)),
        pixels: UnsafeRawPointer(bytes))
      return "data:image/png;base64,\(png.base64EncodedString())"
    }
  }

  /// Pixels kept in all.
  private static let capacity = 16_000_000
  /// Answers kept in all, those about images that cannot be decoded included.
  private static let mostAnswers = 512

  private struct Key: Hashable {
    var data: Data
    var reduction: Int
  }

  private let lock = NSLock()
  private var answers: [Key: Result<Image, ImageFailure>] = [:]
  private var pixels = 0

  /// The pixels of an image; `nil` where it cannot be decoded.
  func image(_ data: Data) -> Image? { try? image(data, fitting: nil).get() }

  /// The pixels of an image, or why there are none. A picture that is shown smaller than it is may be decoded smaller, but not smaller
  /// than `size` in pixels.
  func image(_ data: Data, fitting size: CGSize?) -> Result<Image, ImageFailure> {
    lock.lock()
    defer { lock.unlock() }
    let header: ImageHeader
    switch ImageHeader.read(data) {
    case .success(let found): header = found
    case .failure(let failure): return .failure(failure)
    }
    let key = Key(data: data, reduction: header.reduction(fitting: size))
    if let known = answers[key] { return known }
    let answer = ImageDecoding.decode(data, header, reduction: key.reduction)
    if pixels > Self.capacity || answers.count >= Self.mostAnswers {
      answers.removeAll()
      pixels = 0
    }
    answers[key] = answer
    if case .success(let image) = answer { pixels += image.width * image.height }
    return answer
  }
}

/// Why an image is not drawn.
struct ImageFailure: Error, Equatable {
  /// What the marked box says in its place.
  var name: String
}

extension Result where Failure == ImageFailure {
  /// Why there is none.
  var failure: ImageFailure? { if case .failure(let failure) = self { failure } else { nil } }
}
