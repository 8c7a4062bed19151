import Foundation

// Apps write `date as CVarArg` for arguments of predicates, which all objects are on Apple's systems, and what becomes an object with them.

extension NSObject: @retroactive CVarArg {
  /// A pointer to the object, which stays for as long as the process runs: nobody says when it was read.
  public var _cVarArgEncoding: [Int] { [Int(bitPattern: Unmanaged.passRetained(self).toOpaque())] }
}
extension Date: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { (self as NSDate)._cVarArgEncoding }
}
extension UUID: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { (self as NSUUID)._cVarArgEncoding }
}
