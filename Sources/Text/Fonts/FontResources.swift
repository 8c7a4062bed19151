import CPango
import Foundation

/// Where the pinned fonts and the symbol table are.
///
/// Looked for in the folder that `VITRINE_RESOURCES` names, then beside the running executable, then in the
/// module's bundle.
package enum FontResources {
  /// A folder with `Fonts/` and the tables of symbols, without a slash at its end.
  package static let folder: String = locate()

  /// The path of a file in `Fonts/`.
  package static func font(_ file: String) -> String { "\(folder)/Fonts/\(file)" }

  /// The path of one of the tables of symbols.
  package static func symbolTable(_ file: String) -> String { "\(folder)/\(file)" }

  /// The pinned font files that differ from their recorded SHA-256, or are missing. Reads every file: for
  /// tests and `vitrine doctor`, not for a start.
  package static func unverifiedFonts() -> [String] {
    guard let sums = try? String(contentsOfFile: font("SHA256SUMS"), encoding: .utf8) else {
      return ["SHA256SUMS"]
    }
    var wrong: [String] = []
    for line in sums.split(separator: "\n") {
      let parts = line.split(separator: " ", omittingEmptySubsequences: true)
      guard parts.count == 2 else { continue }
      let name = parts[1].hasPrefix("*") ? String(parts[1].dropFirst()) : String(parts[1])
      if sha256(ofFile: font(name)) != String(parts[0]) { wrong.append(name) }
    }
    return wrong
  }

  private static func sha256(ofFile path: String) -> String? {
    guard let data = FileManager.default.contents(atPath: path), !data.isEmpty else { return nil }
    return data.withUnsafeBytes { bytes -> String? in
      guard
        let text = g_compute_checksum_for_data(
          G_CHECKSUM_SHA256, bytes.bindMemory(to: UInt8.self).baseAddress, gsize(bytes.count))
      else { return nil }
      defer { g_free(text) }
      return String(cString: text)
    }
  }

  private static func locate() -> String {
    if let named = getenv("VITRINE_RESOURCES"), holdsFonts(String(cString: named)) {
      return String(cString: named)
    }
    if let executable = executableFolder() {
      for candidate in [
        "\(executable)/vitrine_Typography.resources", "\(executable)/../share/vitrine/resources",
      ] where holdsFonts(candidate) {
        return candidate
      }
    }
    return Bundle.module.bundlePath
  }

  private static func holdsFonts(_ folder: String) -> Bool { access("\(folder)/Fonts/Inter.ttf", R_OK) == 0 }

  private static func executableFolder() -> String? {
    var buffer = [CChar](repeating: 0, count: 4096)
    let length = readlink("/proc/self/exe", &buffer, buffer.count - 1)
    guard length > 0 else { return nil }
    let path = String(decoding: buffer[..<length].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    guard let slash = path.lastIndex(of: "/") else { return nil }
    return String(path[..<slash])
  }
}
