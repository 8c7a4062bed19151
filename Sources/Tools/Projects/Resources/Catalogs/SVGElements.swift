import Foundation

/// The elements of an SVG file, as far as a symbol's template needs them. Reads what it can of damaged ones.
struct SVGElements {
  struct Element {
    var name: String
    var attributes: [String: String]
    /// The `id`s of the groups around it, and its own.
    var groups: [String]
    /// Transforms of the groups around it, each beside the group's `id`.
    fileprivate var transforms: [(id: String, transform: SVGTransform)]

    /// What the element's own `transform` says.
    var ownTransform: SVGTransform { SVGTransform(attributes["transform"] ?? "") }

    /// The transforms inside of a group, the element's own included.
    func transform(below group: String) -> SVGTransform {
      let start = transforms.lastIndex { $0.id == group }.map { $0 + 1 } ?? 0
      return transforms[start...].reduce(SVGTransform()) { $0.applying(inner: $1.transform) }
    }
  }

  private static let mostElements = 20_000
  private static let mostDepth = 64

  static func read(_ text: String) -> [Element] {
    let bytes = Array(text.utf8)
    var result: [Element] = []
    var open: [(id: String, transform: SVGTransform)] = []
    var index = 0
    while result.count < mostElements, let start = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
      if bytes[start...].starts(with: "<!--".utf8) {
        index = end(of: "-->", in: bytes, from: start)
        continue
      }
      guard let close = closing(bytes, from: start) else { break }
      let tag = String(decoding: bytes[(start + 1)..<close], as: UTF8.self)
      index = close + 1
      if tag.hasPrefix("/") {
        if !open.isEmpty { open.removeLast() }
      } else if !tag.hasPrefix("?"), !tag.hasPrefix("!") {
        let isEmpty = tag.hasSuffix("/")
        let (name, attributes) = parts(isEmpty ? String(tag.dropLast()) : tag)
        let own = (attributes["id"] ?? "", SVGTransform(attributes["transform"] ?? ""))
        result.append(
          Element(
            name: name, attributes: attributes, groups: open.map(\.id) + [own.0], transforms: open + [own]))
        if !isEmpty {
          guard open.count < mostDepth else { break }
          open.append(own)
        }
      }
    }
    return result
  }

  private static func end(of mark: String, in bytes: [UInt8], from start: Int) -> Int {
    let mark = Array(mark.utf8)
    var index = start
    while index + mark.count <= bytes.count {
      if bytes[index..<index + mark.count].elementsEqual(mark) { return index + mark.count }
      index += 1
    }
    return bytes.count
  }

  /// The `>` that ends a tag: not one within quotes.
  private static func closing(_ bytes: [UInt8], from start: Int) -> Int? {
    var quote: UInt8?
    for index in start..<bytes.count {
      if let open = quote {
        if bytes[index] == open { quote = nil }
      } else if bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "'") {
        quote = bytes[index]
      } else if bytes[index] == UInt8(ascii: ">") {
        return index
      }
    }
    return nil
  }

  private static func parts(_ tag: String) -> (String, [String: String]) {
    let name = tag.prefix { !$0.isWhitespace }
    var rest = tag.dropFirst(name.count)
    var attributes: [String: String] = [:]
    while let equals = rest.firstIndex(of: "="), attributes.count < 64 {
      let key = rest[..<equals].trimmingCharacters(in: .whitespacesAndNewlines)
      rest = rest[rest.index(after: equals)...].drop { $0.isWhitespace }
      guard let quote = rest.first, quote == "\"" || quote == "'" else { break }
      rest = rest.dropFirst()
      guard let end = rest.firstIndex(of: quote) else { break }
      attributes[key] = String(rest[..<end])
      rest = rest[rest.index(after: end)...]
    }
    return (String(name), attributes)
  }
}

/// An affine transform as `transform="…"` writes it.
struct SVGTransform: Equatable {
  var a = 1.0, b = 0.0, c = 0.0, d = 1.0, tx = 0.0, ty = 0.0

  init() {}

  /// `matrix`, `translate` and `scale`, in their order; others are passed over.
  init(_ text: String) {
    for part in text.split(separator: ")").prefix(16) {
      guard let open = part.firstIndex(of: "(") else { continue }
      let name = part[..<open].trimmingCharacters(in: CharacterSet(charactersIn: " ,\n\t"))
      let n = part[part.index(after: open)...].split { " ,\n\t".contains($0) }.compactMap { Double($0) }
      var own = SVGTransform()
      switch (name, n.count) {
      case ("matrix", 6): (own.a, own.b, own.c, own.d, own.tx, own.ty) = (n[0], n[1], n[2], n[3], n[4], n[5])
      case ("translate", 1...2): (own.tx, own.ty) = (n[0], n.count > 1 ? n[1] : 0)
      case ("scale", 1...2): (own.a, own.d) = (n[0], n.count > 1 ? n[1] : n[0])
      default: continue
      }
      self = applying(inner: own)
    }
  }

  /// What is drawn with `inner` first.
  func applying(inner: SVGTransform) -> SVGTransform {
    var result = SVGTransform()
    result.a = a * inner.a + c * inner.b
    result.b = b * inner.a + d * inner.b
    result.c = a * inner.c + c * inner.d
    result.d = b * inner.c + d * inner.d
    (result.tx, result.ty) = apply(inner.tx, inner.ty)
    return result
  }

  func apply(_ x: Double, _ y: Double) -> (Double, Double) { (a * x + c * y + tx, b * x + d * y + ty) }
}
