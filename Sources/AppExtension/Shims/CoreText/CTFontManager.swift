import Foundation
import UIKit

public enum CTFontManagerScope: UInt32, Sendable { case none = 0, process, persistent, session }
public let kCTFontManagerErrorDomain = "com.apple.CoreText.CTFontManagerErrorDomain"

/// Registers the fonts of a file. Here those that `UIAppFonts` names are known from the start, and others cannot be added later.
///
/// - Returns: false, with an error, unless the file is not there either.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: URL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<NSError?>?
) -> Bool {
  let isThere = FileManager.default.fileExists(atPath: fontURL.path)
  // 101: file not found; 104: unrecognised format (CTFontManagerErrors.h).
  error?.pointee = NSError(
    domain: kCTFontManagerErrorDomain, code: isThere ? 104 : 101,
    userInfo: [
      NSLocalizedDescriptionKey: isThere
        ? "Fonts cannot be added while the extension runs; name \(fontURL.lastPathComponent) in UIAppFonts."
        : "There is no file \(fontURL.lastPathComponent)."
    ])
  return false
}

public func CTFontCreateWithName(_ name: String, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?)
  -> CTFont
{
  UIFont(name: name, size: size) ?? UIFont.systemFont(ofSize: size)
}
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }
