import Archive
import Foundation

/// Intents of the extension's pictures that run in the app's process, where the same files are compiled into another module.
extension IntentPerformer {
  /// Runs an intent if the app has it and it is one for the app's process; else answers `nil`, and nothing has run.
  ///
  /// - Parameter module: The name of the app's module.
  package static func performInApp(_ request: PerformRequest, module: String) async -> PerformOutcome? {
    guard var form = try? IntentPayload.form(request.intent),
      let type = IntentPayload.type(form, inModule: module), IntentHome(type).appProcess != nil,
      let name = _mangledTypeName(type)
    else { return nil }
    form.type = name
    var request = request
    request.intent = IntentPayload.text(form)
    var outcome = await perform(request)
    // It ran where it belongs.
    outcome.appProcess = nil
    return outcome
  }
}

extension IntentPayload {
  /// The type of the same name in another module of this process. Intents are found at the top of a file and in up to three types.
  static func type(_ form: Form, inModule module: String) -> (any AppIntent.Type)? {
    guard hasLastingName(form.type), let path = path(ofMangled: form.type), (1...4).contains(path.count)
    else {
      return nil
    }
    func length(_ name: String) -> String { "\(name.utf8.count)\(name)" }
    // Each of the types around it, and itself, may be a struct, an enum or a class.
    var mangled = [length(module)]
    for name in path {
      mangled = mangled.flatMap { start in ["V", "O", "C"].map { start + length(name) + $0 } }
    }
    for name in mangled {
      if let type = _typeByName(name) as? any AppIntent.Type, type != Never.self { return type }
    }
    return nil
  }

  /// The names of a type and of those it stands in, without the module's.
  private static func path(ofMangled name: String) -> [String]? {
    let symbol = "$s" + name
    guard let text = demangle(symbol, UInt(symbol.utf8.count), nil, nil, 0) else { return nil }
    defer { free(text) }
    let names = String(cString: text).split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    // Others are spelled otherwise in a mangled name, as are generic types and those in extensions.
    let isPlain = names.allSatisfy { name in
      !name.isEmpty
        && name.utf8.allSatisfy {
          $0 == 0x5F || $0 < 0x80 && Character(UnicodeScalar($0)).isLetter || (0x30...0x39).contains($0)
        }
    }
    return names.count > 1 && isPlain ? Array(names.dropFirst()) : nil
  }
}

/// Of the Swift runtime: the name that a symbol stands for, to be freed.
@_silgen_name("swift_demangle") private func demangle(
  _ name: UnsafePointer<CChar>?, _ length: UInt, _ output: UnsafeMutablePointer<CChar>?,
  _ size: UnsafeMutablePointer<UInt>?, _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?
