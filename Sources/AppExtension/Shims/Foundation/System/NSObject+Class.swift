import Foundation

extension NSObject {
  /// The class itself. On Apple's systems every method of an object can be asked of its class, too; this one is, for lists of classes such as
  /// `URLSessionConfiguration.protocolClasses`.
  public class func classForCoder() -> AnyClass { self }
}
