import Foundation

/// Where a program says that its libraries are.
package enum ElfLibraries {
  /// Folders in which the loader looks for the libraries of a program: its run path, and those named with a folder. Empty for
  /// what is no program of 64 bits.
  package static func folders(of program: URL) -> [String] {
    guard let file = try? Data(contentsOf: program, options: .alwaysMapped) else { return [] }
    let origin = program.deletingLastPathComponent().path
    return strings(in: file).flatMap { tag, text -> [String] in
      if tag == needed { return text.hasPrefix("/") ? [(text as NSString).deletingLastPathComponent] : [] }
      return text.split(separator: ":").map {
        String($0).replacing("$ORIGIN", with: origin).replacing("${ORIGIN}", with: origin)
      }
    }
    .filter { $0.hasPrefix("/") }
    .map { ($0 as NSString).standardizingPath }
  }

  private static let needed = 1
  private static let pathTags: Set<Int> = [15, 29]
  private static let mostEntries = 4096

  /// The strings of the dynamic section that name libraries and paths, with their tags.
  private static func strings(in file: Data) -> [(Int, String)] {
    // Nothing in a real file is further away, and sums of such numbers fit.
    let word = { (offset: Int) in number(file, offset, 8).flatMap { $0 < 1 << 48 ? Int($0) : nil } }
    guard file.count > 64, file.prefix(6) == Data([0x7F, 0x45, 0x4C, 0x46, 2, 1]),
      let start = word(32), let size = number(file, 54, 2).map({ Int($0) }),
      let count = number(file, 56, 2).map({ Int($0) }), size >= 56
    else { return [] }
    var segments: [(address: Int, offset: Int, size: Int)] = []
    var dynamic: (offset: Int, size: Int)?
    for index in 0..<count {
      let header = start + index * size
      guard let kind = number(file, header, 4), let offset = word(header + 8),
        let address = word(header + 16),
        let bytes = word(header + 32)
      else { return [] }
      if kind == 1 { segments.append((address, offset, bytes)) }
      if kind == 2 { dynamic = (offset, bytes) }
    }
    guard let dynamic else { return [] }
    var entries: [(tag: Int, value: Int)] = []
    for index in 0..<min(mostEntries, dynamic.size / 16) {
      guard let tag = number(file, dynamic.offset + index * 16, 8).flatMap(Int.init(exactly:)),
        let value = word(dynamic.offset + index * 16 + 8)
      else { continue }
      entries.append((tag, value))
    }
    guard let table = entries.first(where: { $0.tag == 5 })?.value,
      let segment = segments.first(where: { $0.address <= table && table - $0.address < $0.size })
    else { return [] }
    let base = table - segment.address + segment.offset
    return entries.filter { $0.tag == needed || pathTags.contains($0.tag) }.compactMap { entry in
      text(file, base, entry.value).map { (entry.tag, $0) }
    }
  }

  private static func number(_ file: Data, _ offset: Int, _ bytes: Int) -> UInt64? {
    guard offset >= 0, offset <= file.count - bytes else { return nil }
    return (0..<bytes).reversed().reduce(0) { $0 << 8 | UInt64(file[offset + $1]) }
  }

  private static func text(_ file: Data, _ base: Int, _ offset: Int) -> String? {
    let (start, isTooLarge) = base.addingReportingOverflow(offset)
    guard !isTooLarge, start >= 0, start < file.count else { return nil }
    return String(decoding: file[start...].prefix(4096).prefix { $0 != 0 }, as: UTF8.self)
  }
}
