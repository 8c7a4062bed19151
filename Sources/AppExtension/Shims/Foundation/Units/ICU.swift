import Foundation
internal import _FoundationICU

/// Functions of the ICU library that Foundation brings along. The library is loaded with Foundation but not linked with, so they are
/// looked up by name.
enum ICU {
  typealias Status = UnsafeMutablePointer<UErrorCode>
  typealias Text = UnsafeMutablePointer<UChar>

  static let openNumber:
    (@convention(c) (UnsafePointer<UChar>?, Int32, UnsafePointer<CChar>?, Status) -> OpaquePointer?)? =
      function("unumf_openForSkeletonAndLocale")
  static let closeNumber: (@convention(c) (OpaquePointer?) -> Void)? = function("unumf_close")
  static let openResult: (@convention(c) (Status) -> OpaquePointer?)? = function("unumf_openResult")
  static let closeResult: (@convention(c) (OpaquePointer?) -> Void)? = function("unumf_closeResult")
  static let formatDouble: (@convention(c) (OpaquePointer?, Double, OpaquePointer?, Status) -> Void)? =
    function("unumf_formatDouble")
  static let resultText: (@convention(c) (OpaquePointer?, Text?, Int32, Status) -> Int32)? =
    function("unumf_resultToString")
  static let resultDecimal:
    (@convention(c) (OpaquePointer?, UnsafeMutablePointer<CChar>?, Int32, Status) -> Int32)? =
      function("unumf_resultToDecimalNumber")
  static let openList: (@convention(c) (UnsafePointer<CChar>?, UInt32, UInt32, Status) -> OpaquePointer?)? =
    function("ulistfmt_openForType")
  static let closeList: (@convention(c) (OpaquePointer?) -> Void)? = function("ulistfmt_close")
  static let formatList:
    (
      @convention(c) (
        OpaquePointer?, UnsafePointer<UnsafePointer<UChar>?>?, UnsafePointer<Int32>?, Int32, Text?, Int32,
        Status
      ) -> Int32
    )? = function("ulistfmt_format")

  /// Foundation's copy has a prefix before every name.
  static func function<Function>(_ name: String) -> Function? {
    dlsym(nil, "swift_" + name).map { unsafeBitCast($0, to: Function.self) }
  }
}
