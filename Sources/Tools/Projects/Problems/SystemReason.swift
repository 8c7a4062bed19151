import Foundation

/// The reason of a failed system call in a few plain words, as they fit after a colon.
package enum SystemReason {
  package static func of(_ error: any Error) -> String {
    let error = error as NSError
    if let under = error.userInfo[NSUnderlyingErrorKey] as? NSError { return of(under) }
    if error.domain == NSPOSIXErrorDomain { return of(errno: Int32(error.code)) }
    switch CocoaError.Code(rawValue: error.code) {
    case .fileReadNoPermission, .fileWriteNoPermission: return of(errno: EACCES)
    case .fileReadNoSuchFile, .fileNoSuchFile: return of(errno: ENOENT)
    case .fileWriteOutOfSpace: return of(errno: ENOSPC)
    default: return error.localizedDescription.trimmingCharacters(in: ["."])
    }
  }

  package static func of(errno code: Int32) -> String {
    let text = String(cString: strerror(code))
    return text.prefix(1).lowercased() + text.dropFirst()
  }
}
