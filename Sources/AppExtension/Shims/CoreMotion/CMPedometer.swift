import Foundation

/// Why there is no motion: no sensor is here.
public let CMErrorDomain = "CMErrorDomain"
public struct CMError: CustomNSError, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let errorDomain = CMErrorDomain
  public var errorCode: Int { Int(rawValue) }
  /// `CMErrorNotAvailable`
  static let notAvailable = CMError(rawValue: 109)
}

public enum CMAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }

/// Steps. There is no pedometer: every `is…Available()` is false, and questions end in `CMErrorNotAvailable`.
open class CMPedometer: NSObject, @unchecked Sendable {
  public override init() {}
  open class func isStepCountingAvailable() -> Bool { false }
  open class func isDistanceAvailable() -> Bool { false }
  open class func isFloorCountingAvailable() -> Bool { false }
  open class func isPaceAvailable() -> Bool { false }
  open class func isCadenceAvailable() -> Bool { false }
  open class func isPedometerEventTrackingAvailable() -> Bool { false }
  open class func authorizationStatus() -> CMAuthorizationStatus { .denied }

  public typealias CMPedometerHandler = (CMPedometerData?, (any Error)?) -> Void
  open func queryPedometerData(
    from start: Date, to end: Date, withHandler handler: @escaping CMPedometerHandler
  ) {
    nonisolated(unsafe) let handler = handler
    DispatchQueue.global().async { handler(nil, CMError.notAvailable) }
  }
  open func startUpdates(from start: Date, withHandler handler: @escaping CMPedometerHandler) {
    queryPedometerData(from: start, to: start, withHandler: handler)
  }
  open func stopUpdates() {}
}

/// What a pedometer counted.
open class CMPedometerData: NSObject, @unchecked Sendable {
  public let startDate: Date
  public let endDate: Date
  public let numberOfSteps: NSNumber
  public let distance: NSNumber?
  public let floorsAscended: NSNumber?
  public let floorsDescended: NSNumber?
  public let currentPace: NSNumber?
  public let currentCadence: NSNumber?
  public let averageActivePace: NSNumber?
  private override init() {
    (startDate, endDate, numberOfSteps) = (.distantPast, .distantPast, 0)
    (distance, floorsAscended, floorsDescended) = (nil, nil, nil)
    (currentPace, currentCadence, averageActivePace) = (nil, nil, nil)
  }
}

/// Turns and shakes: none.
open class CMMotionManager: NSObject, @unchecked Sendable {
  public override init() {}
  open var isAccelerometerAvailable: Bool { false }
  open var isGyroAvailable: Bool { false }
  open var isMagnetometerAvailable: Bool { false }
  open var isDeviceMotionAvailable: Bool { false }
  open var accelerometerUpdateInterval: TimeInterval = 0
  open var deviceMotionUpdateInterval: TimeInterval = 0
  open func startAccelerometerUpdates() {}
  open func stopAccelerometerUpdates() {}
  open func startDeviceMotionUpdates() {}
  open func stopDeviceMotionUpdates() {}
}
