import Foundation

/// A picture of a catalog with its variants for dark surroundings, contrast and languages.
public final class _AssetPicture: @unchecked Sendable {
  private let variants: [[String: Any]]
  private let folder: String
  private let intent: String?
  private let lock = NSLock()
  private var known: [String: UIImage?] = [:]

  init?(_ entry: [String: Any], folder: String) {
    variants = entry["variants"] as? [[String: Any]] ?? []
    intent = entry["intent"] as? String
    self.folder = folder
    guard !variants.isEmpty else { return nil }
  }

  /// Whether it looks otherwise in the dark.
  public var dependsOnScheme: Bool { variants.contains { $0["dark"] != nil } }
  /// Whether it looks otherwise with increased contrast.
  public var dependsOnContrast: Bool { variants.contains { $0["contrast"] != nil } }
  /// Whether it looks otherwise in another language.
  public var dependsOnLocale: Bool { variants.contains { $0["locale"] != nil || $0["direction"] != nil } }
  public var isConstant: Bool { !dependsOnScheme && !dependsOnContrast && !dependsOnLocale }

  /// The picture for the given surroundings; `nil` where its file cannot be read.
  public func image(dark: Bool, contrast: Bool, locale: Locale?) -> UIImage? {
    let surroundings = AssetChoice.Surroundings(dark: dark, contrast: contrast, locale: locale)
    guard let chosen = AssetChoice.best(variants, surroundings), let file = chosen["file"] as? String else {
      return nil
    }
    lock.lock()
    defer { lock.unlock() }
    if let image = known[file] { return image }
    let image = read(file, chosen)
    known[file] = .some(image)
    return image
  }

  private func read(_ file: String, _ variant: [String: Any]) -> UIImage? {
    let url = URL(fileURLWithPath: "\(folder)/\(file)")
    guard let data = try? Data(contentsOf: url, options: .mappedIfSafe) else { return nil }
    let scale = CGFloat(variant["scale"] as? Int ?? 1)
    var size: CGSize?
    if let own = variant["size"] as? [Double], own.count == 2 { size = CGSize(width: own[0], height: own[1]) }
    var image = UIImage(data: data, scale: scale, size: size)
    switch intent {
    case "template"?: image = image.withRenderingMode(.alwaysTemplate)
    case "original"?: image = image.withRenderingMode(.alwaysOriginal)
    default: break
    }
    if let caps = variant["caps"] as? [Double], caps.count == 4 {
      image = image.resizableImage(
        withCapInsets: UIEdgeInsets(
          top: caps[0] / scale, left: caps[1] / scale, bottom: caps[2] / scale, right: caps[3] / scale),
        resizingMode: variant["tiles"] as? Bool == true ? .tile : .stretch)
    }
    return image
  }
}

/// A symbol of one's own: outlines in parts of the point size, y downwards from the baseline.
public final class _AssetSymbol: @unchecked Sendable {
  public enum Step: Sendable { case move(CGPoint), line(CGPoint), curve(CGPoint, CGPoint, CGPoint), close }
  public let name: String
  public let steps: [Step]
  public let left: Double
  public let right: Double

  init?(_ entry: [String: Any], name: String) {
    guard let path = entry["path"] as? String, let left = entry["left"] as? Double,
      let right = entry["right"] as? Double, right > left
    else { return nil }
    self.name = name
    self.left = left
    self.right = right
    var steps: [Step] = []
    var words = path.split(separator: " ")[...]
    func point() -> CGPoint? {
      guard words.count >= 2, let x = Double(words[words.startIndex]),
        let y = Double(words[words.startIndex + 1])
      else { return nil }
      words = words.dropFirst(2)
      return CGPoint(x: x, y: y)
    }
    while let letter = words.popFirst() {
      switch letter {
      case "M": if let p = point() { steps.append(.move(p)) }
      case "L": if let p = point() { steps.append(.line(p)) }
      case "C": if let a = point(), let b = point(), let p = point() { steps.append(.curve(a, b, p)) }
      case "Z": steps.append(.close)
      default: return nil
      }
    }
    self.steps = steps
  }
}
