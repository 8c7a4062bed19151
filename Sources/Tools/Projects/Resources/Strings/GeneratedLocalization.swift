import Foundation

/// Foundation's functions that read tables of strings, declared again in a module that has such tables.
///
/// Foundation's own know neither the language of the process nor plural rules on Linux. Two imported functions of one name would be
/// ambiguous; one of the module itself comes before them.
enum GeneratedLocalization {
  static let fileName = "GeneratedLocalization.swift"

  /// Whether a resource is a table.
  static func isTable(_ resource: URL) -> Bool {
    ["strings", "stringsdict", "xcstrings"].contains(resource.pathExtension.lowercased())
  }

  /// Writes the file and answers its place.
  static func write(in folder: URL) throws -> URL {
    let file = folder.appendingPathComponent(fileName)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try BuildCache.writeIfChanged(Data(source.utf8), to: file)
    } catch {
      throw ProjectProblem.cacheNotWritable(path: file.path, reason: SystemReason.of(error))
    }
    return file
  }

  private static let source = """
    // Made by Vitrine for a target with tables of strings. Do not edit.
    import Foundation
    import SwiftUI

    nonisolated func NSLocalizedString(
      _ key: Swift.String, tableName: Swift.String? = nil, bundle: Foundation.Bundle = .main, value: Swift.String = "",
      comment: Swift.String
    ) -> Swift.String {
      SwiftUI._LocalizedLookup.string(key, value: value, table: tableName, bundle: bundle)
    }

    nonisolated extension Foundation.Bundle {
      func localizedString(forKey key: Swift.String, value: Swift.String?, table tableName: Swift.String?) -> Swift.String {
        SwiftUI._LocalizedLookup.string(key, value: value, table: tableName, bundle: self)
      }
    }

    nonisolated extension Swift.String {
      static func localizedStringWithFormat(_ format: Swift.String, _ arguments: any CVarArg...) -> Swift.String {
        SwiftUI._LocalizedLookup.string(format: format, arguments: arguments, locale: .current)
          ?? Swift.String(format: format, locale: .current, arguments: arguments)
      }
      init(format: __shared Swift.String, _ arguments: any CVarArg...) {
        self =
          SwiftUI._LocalizedLookup.string(format: format, arguments: arguments, locale: .current)
          ?? Swift.String(format: format, arguments: arguments)
      }
    }

    """
}
