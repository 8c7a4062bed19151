import CDefaults
import Foundation
import Glibc

/// The ways an extension process ends. None of them runs exit handlers: the main thread may be inside the user's code.
enum ProcessExit {
  /// The host is done with us.
  static func finished() -> Never { end(0) }

  /// Started in a way that cannot work (`EX_USAGE`).
  static func misuse(_ sentence: String) -> Never { end(64, sentence) }

  /// The host's bytes make no sense (`EX_DATAERR`).
  static func damaged(_ sentence: String) -> Never { end(65, sentence) }

  private static func end(_ status: Int32, _ sentence: String? = nil) -> Never {
    vitrine_defaults_flush()
    if let sentence { FileHandle.standardError.write(Data("\(sentence)\n".utf8)) }
    fflush(nil)
    _exit(status)
  }
}
