import Foundation

/// What a handler makes of a parameter's value. Widgets never resolve: the edit sheet lets a person choose only what fits.
open class INIntentResolutionResult: NSObject, @unchecked Sendable {
  public required override init() { super.init() }
  public class func needsValue() -> Self { Self() }
  public class func notRequired() -> Self { Self() }
  public class func unsupported() -> Self { Self() }
}

open class INStringResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  public class func success(with resolvedString: String) -> Self { Self() }
  public class func disambiguation(with stringsToDisambiguate: [String]) -> Self { Self() }
  public class func confirmationRequired(with stringToConfirm: String?) -> Self { Self() }
}
open class INBooleanResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  public class func success(with resolvedValue: Bool) -> Self { Self() }
  public class func confirmationRequired(with valueToConfirm: NSNumber?) -> Self { Self() }
}
open class INIntegerResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  public class func success(with resolvedValue: Int) -> Self { Self() }
  public class func confirmationRequired(with valueToConfirm: NSNumber?) -> Self { Self() }
}
open class INDoubleResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  public class func success(with resolvedValue: Double) -> Self { Self() }
  public class func confirmationRequired(with valueToConfirm: NSNumber?) -> Self { Self() }
}
open class INEnumResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  public class func success(with resolvedValue: Int) -> Self { Self() }
  public class func confirmationRequired(with valueToConfirm: Int) -> Self { Self() }
}
open class INURLResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  public class func success(with resolvedURL: URL) -> Self { Self() }
}
open class INDateComponentsResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  public class func success(with resolvedDateComponents: DateComponents) -> Self { Self() }
}
open class INObjectResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  public class func success(with resolvedObject: INObject) -> Self { Self() }
  public class func disambiguation(with objectsToDisambiguate: [INObject]) -> Self { Self() }
  public class func confirmationRequired(with objectToConfirm: INObject?) -> Self { Self() }
}
