import Foundation

/// Files of a project, read with bounds: whoever wrote them may mean ill.
enum BoundedFile {
  /// Bytes of a file of JSON or a property list: more than any catalog of strings.
  static let mostText = 32 << 20
  /// Bytes of a resource that is copied.
  static let mostBytes = 128 << 20
  /// How deeply lists and dictionaries may lie in each other; parsers call themselves for each.
  static let mostDepth = 128

  static func text(_ file: URL) throws -> Data { try contents(file, most: mostText) }

  static func contents(_ file: URL, most: Int) throws -> Data {
    if let bytes = FileStamp(of: file)?.bytes, bytes > most {
      throw ResourceProblem(file.path, .tooLarge(bytes: Int(bytes), most: most))
    }
    do {
      return try Data(contentsOf: file)
    } catch {
      throw ResourceProblem(file.path, .unreadable(SystemReason.of(error)))
    }
  }

  /// The object that a file of JSON holds.
  static func json(_ file: URL) throws -> [String: Any] {
    let data = try text(file)
    guard depth(of: data, opening: "{[", closing: "}]") <= mostDepth else {
      throw ResourceProblem(file.path, .malformed("it is nested more than \(mostDepth) times"))
    }
    do {
      let value = try JSONSerialization.jsonObject(with: data)
      if let object = value as? [String: Any] { return object }
    } catch {
      let reason = (error as NSError).userInfo["NSDebugDescription"] as? String ?? "it is no JSON"
      throw ResourceProblem(file.path, .malformed(Self.sentence(reason)))
    }
    throw ResourceProblem(file.path, .malformed("it is JSON, but no object"))
  }

  /// The dictionary that a property list holds: XML, binary, or the `"key" = "text";` of `.strings`.
  static func propertyList(_ data: Data, path: String) throws -> [String: Any] {
    let isBinary = data.starts(with: Array("bplist".utf8))
    let isXML = data.prefix(200).contains(UInt8(ascii: "<")) && !isBinary
    let depth =
      isXML ? xmlDepth(of: data) : isBinary ? 0 : depth(of: data, opening: "{(", closing: "})")
    guard depth <= mostDepth else {
      throw ResourceProblem(path, .malformed("it is nested more than \(mostDepth) times"))
    }
    do {
      let value = try PropertyListBytes.value(data)
      if let dictionary = value as? [String: Any] { return dictionary }
    } catch {
      let information = (error as NSError).userInfo
      // An error of Core Foundation's, which is no `NSError` here but describes itself as one.
      let old = information["kCFPropertyListOldStyleParsingError"].map { "\($0)" }
      let oldReason = old?.components(separatedBy: "NSDebugDescription=").last?
        .trimmingCharacters(in: CharacterSet(charactersIn: "{}"))
      let reason = isXML ? information["NSDebugDescription"] : oldReason ?? information["NSDebugDescription"]
      throw ResourceProblem(
        path, line: line(in: reason as? String),
        .malformed(sentence(reason as? String ?? "it is no property list")))
    }
    throw ResourceProblem(path, .malformed("it is a property list, but no dictionary"))
  }

  /// The depth of brackets outside of quotes.
  private static func depth(of data: Data, opening: String, closing: String) -> Int {
    let (opening, closing) = (Set(opening.utf8), Set(closing.utf8))
    var (depth, most) = (0, 0)
    var (isQuoted, isEscaped) = (false, false)
    for byte in data {
      if isQuoted {
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
          isQuoted = false
        }
      } else if byte == UInt8(ascii: "\"") {
        isQuoted = true
      } else if opening.contains(byte) {
        depth += 1
        most = max(most, depth)
      } else if closing.contains(byte) {
        depth -= 1
      }
    }
    return most
  }

  private static func xmlDepth(of data: Data) -> Int {
    var (depth, most) = (0, 0)
    let bytes = [UInt8](data)
    for index in bytes.indices where bytes[index] == UInt8(ascii: "<") {
      let rest = bytes[(index + 1)...]
      if rest.starts(with: "dict>".utf8) || rest.starts(with: "array>".utf8) {
        depth += 1
        most = max(most, depth)
      } else if rest.starts(with: "/dict>".utf8) || rest.starts(with: "/array>".utf8) {
        depth -= 1
      }
    }
    return most
  }

  private static func line(in reason: String?) -> Int {
    guard let reason, let range = reason.range(of: "line ", options: .backwards) else { return 0 }
    return Int(reason[range.upperBound...].prefix { $0.isNumber }) ?? 0
  }

  /// In small letters and without a full stop, as it fits after a colon.
  private static func sentence(_ text: String) -> String {
    let text = text.trimmingCharacters(in: CharacterSet(charactersIn: ". \n"))
    return String((text.prefix(1).lowercased() + text.dropFirst()).prefix(300))
  }
}
