import CPango
import Foundation

/// Splits text into stretches of one script, direction and font, by Pango.
package final class Itemizer {
  /// A stretch of the text, by UTF-8 offsets.
  struct Item {
    var range: Range<Int>
    /// Bidirectional level; odd runs from right to left.
    var level: UInt8
    var script: UInt32
    var language: String?
    /// `nil`: the font that was asked for.
    var fallback: InstalledFonts.File?
  }

  private let context: OpaquePointer?
  private let pinnedFolder = FontResources.font("")

  init(configuration: OpaquePointer?) {
    context = configuration.flatMap { vt_pango_context($0) }
  }

  func items(
    _ text: UnsafeBufferPointer<UInt8>, rightToLeft: Bool, locale: String, family: String, weight: Double,
    italic: Bool
  ) -> [Item] {
    guard let context, let base = text.baseAddress, !text.isEmpty else {
      return [Item(range: 0..<text.count, level: rightToLeft ? 1 : 0, script: 0)]
    }
    pango_context_set_language(context, pango_language_from_string(locale))
    return base.withMemoryRebound(to: CChar.self, capacity: text.count) { characters in
      // No more items than bytes.
      withUnsafeTemporaryAllocation(of: vt_item.self, capacity: text.count) { items in
        let count = vt_itemize(
          context, characters, Int32(text.count), rightToLeft ? 1 : 0, family, Int32(weight), italic ? 1 : 0,
          17,
          items.baseAddress, Int32(text.count))
        return (0..<Int(count)).map { item(items[$0]) }
      }
    }
  }

  private func item(_ raw: vt_item) -> Item {
    let start = Int(raw.offset)
    var item = Item(
      range: start..<start + Int(raw.length), level: UInt8(clamping: raw.level), script: raw.script,
      language: raw.language.map { String(cString: $0) })
    if let file = raw.file.map({ String(cString: $0) }), !file.hasPrefix(pinnedFolder),
      let name = raw.postscript.map({ String(cString: $0) })
    {
      item.fallback = InstalledFonts.File(path: file, index: Int(raw.index), postScript: name)
    }
    return item
  }
}
