import Foundation

/// What a handler makes of a parameter's value. Widgets never resolve: the edit sheet lets a person choose only what fits.
open class INIntentResolutionResult: NSObject, @unchecked Sendable {
  public required override init() { super.init() }
  public class func needsValue() -> Self { Self() }
  public class func notRequired() -> Self { Self() }
  public class func unsupported() -> Self { Self() }
  public class func unsupported(withReason reason: Int) -> Self { Self() }
  public class func confirmationRequired(withItemToConfirm itemToConfirm: Any?, forReason reason: Int) -> Self
  {
    Self()
  }
}

open class INStringResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  public class func success(with resolvedString: String) -> Self { Self() }
  public class func disambiguation(with stringsToDisambiguate: [String]) -> Self { Self() }
  public class func confirmationRequired(with stringToConfirm: String?) -> Self { Self() }
}
open class INSpeakableStringResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  public class func success(with resolvedString: INSpeakableString) -> Self { Self() }
  public class func disambiguation(with stringsToDisambiguate: [INSpeakableString]) -> Self { Self() }
  public class func confirmationRequired(with stringToConfirm: INSpeakableString?) -> Self { Self() }
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
open class INTimeIntervalResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  public class func success(with resolvedTimeInterval: TimeInterval) -> Self { Self() }
  public class func confirmationRequired(with timeIntervalToConfirm: TimeInterval) -> Self { Self() }
}
open class INEnumResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  public class func success(with resolvedValue: Int) -> Self { Self() }
  public class func confirmationRequired(with valueToConfirm: Int) -> Self { Self() }
}
open class INURLResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  public class func success(with resolvedURL: URL) -> Self { Self() }
  public class func disambiguation(with urlsToDisambiguate: [URL]) -> Self { Self() }
  public class func confirmationRequired(with urlToConfirm: URL?) -> Self { Self() }
}
open class INDateComponentsResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  public class func success(with resolvedDateComponents: DateComponents) -> Self { Self() }
  public class func disambiguation(with dateComponentsToDisambiguate: [DateComponents]) -> Self { Self() }
  public class func confirmationRequired(with dateComponentsToConfirm: DateComponents?) -> Self { Self() }
}
open class INDateComponentsRangeResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  public class func success(with resolvedDateComponentsRange: INDateComponentsRange) -> Self { Self() }
  public class func disambiguation(with rangesToDisambiguate: [INDateComponentsRange]) -> Self { Self() }
  public class func confirmationRequired(with rangeToConfirm: INDateComponentsRange?) -> Self { Self() }
}
open class INObjectResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  public class func success(with resolvedObject: INObject) -> Self { Self() }
  public class func disambiguation(with objectsToDisambiguate: [INObject]) -> Self { Self() }
  public class func confirmationRequired(with objectToConfirm: INObject?) -> Self { Self() }
}
open class INFileResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  public class func success(with resolvedFile: INFile) -> Self { Self() }
  public class func disambiguation(with filesToDisambiguate: [INFile]) -> Self { Self() }
  public class func confirmationRequired(with fileToConfirm: INFile?) -> Self { Self() }
}
open class INPersonResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  public class func success(with resolvedPerson: INPerson) -> Self { Self() }
  public class func disambiguation(with peopleToDisambiguate: [INPerson]) -> Self { Self() }
  public class func confirmationRequired(with personToConfirm: INPerson?) -> Self { Self() }
}
open class INCurrencyAmountResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  public class func success(with resolvedCurrencyAmount: INCurrencyAmount) -> Self { Self() }
  public class func disambiguation(with amountsToDisambiguate: [INCurrencyAmount]) -> Self { Self() }
  public class func confirmationRequired(with amountToConfirm: INCurrencyAmount?) -> Self { Self() }
}
open class INPaymentMethodResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  public class func success(with resolvedPaymentMethod: INPaymentMethod) -> Self { Self() }
  public class func disambiguation(with methodsToDisambiguate: [INPaymentMethod]) -> Self { Self() }
  public class func confirmationRequired(with methodToConfirm: INPaymentMethod?) -> Self { Self() }
}
/// Takes any object for a place: CoreLocation's `CLPlacemark` is of a module that this one does not import.
open class INPlacemarkResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  public class func success(with resolvedPlacemark: NSObject) -> Self { Self() }
  public class func disambiguation(with placemarksToDisambiguate: [NSObject]) -> Self { Self() }
  public class func confirmationRequired(with placemarkToConfirm: NSObject?) -> Self { Self() }
}

/// A quantity of one family of units.
open class _INQuantityResolutionResult<Quantity: Dimension>: INIntentResolutionResult, @unchecked Sendable {
  public class func success(with resolvedValue: Measurement<Quantity>) -> Self { Self() }
  public class func disambiguation(with valuesToDisambiguate: [Measurement<Quantity>]) -> Self { Self() }
  public class func confirmationRequired(with valueToConfirm: Measurement<Quantity>?) -> Self { Self() }
}
open class INEnergyResolutionResult: _INQuantityResolutionResult<UnitEnergy>, @unchecked Sendable {}
open class INLengthResolutionResult: _INQuantityResolutionResult<UnitLength>, @unchecked Sendable {}
open class INMassResolutionResult: _INQuantityResolutionResult<UnitMass>, @unchecked Sendable {}
open class INSpeedResolutionResult: _INQuantityResolutionResult<UnitSpeed>, @unchecked Sendable {}
open class INTemperatureResolutionResult: _INQuantityResolutionResult<UnitTemperature>, @unchecked Sendable {}
open class INVolumeResolutionResult: _INQuantityResolutionResult<UnitVolume>, @unchecked Sendable {}
