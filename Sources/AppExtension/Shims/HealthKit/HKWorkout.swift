import Foundation
import VitrineCoreLocation

/// What a workout is of. The numbers are those of Apple's enumeration.
public enum HKWorkoutActivityType: UInt, Hashable, Sendable {
  case americanFootball = 1
  case archery, australianFootball, badminton, baseball, basketball, bowling, boxing, climbing, cricket
  case crossTraining, curling, cycling, dance, danceInspiredTraining, elliptical, equestrianSports, fencing
  case fishing, functionalStrengthTraining, golf, gymnastics, handball, hiking, hockey, hunting, lacrosse
  case martialArts, mindAndBody, mixedMetabolicCardioTraining, paddleSports, play, preparationAndRecovery
  case racquetball, rowing, rugby, running, sailing, skatingSports, snowSports, soccer, softball, squash
  case stairClimbing, surfingSports, swimming, tableTennis, tennis, trackAndField
  case traditionalStrengthTraining, volleyball, walking, waterFitness, waterPolo, waterSports, wrestling
  case yoga, barre, coreTraining, crossCountrySkiing, downhillSkiing, flexibility
  case highIntensityIntervalTraining, jumpRope, kickboxing, pilates, snowboarding, stairs, stepTraining
  case wheelchairWalkPace, wheelchairRunPace, taiChi, mixedCardio, handCycling, discSports, fitnessGaming
  case cardioDance, socialDance, pickleball, cooldown
  case swimBikeRun = 82
  case transition, underwaterDiving
  case other = 3_000
}

/// A device that measures. There is none here, so nobody makes one.
public final class HKDevice: NSObject, @unchecked Sendable {}
/// What happens in a workout. Events are read from the health store only, and there is none.
public final class HKWorkoutEvent: NSObject, @unchecked Sendable {}

/// A workout. Apps make them; none is ever read here.
open class HKWorkout: HKSample, @unchecked Sendable {
  public let workoutActivityType: HKWorkoutActivityType
  /// Seconds.
  public let duration: TimeInterval
  public let totalEnergyBurned: HKQuantity?
  public let totalDistance: HKQuantity?

  public init(
    activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date,
    duration: TimeInterval, totalEnergyBurned: HKQuantity?, totalDistance: HKQuantity?,
    device: HKDevice? = nil, metadata: [String: Any]?
  ) {
    (self.workoutActivityType, self.duration) = (workoutActivityType, duration)
    (self.totalEnergyBurned, self.totalDistance) = (totalEnergyBurned, totalDistance)
    super.init(HKObjectType.workoutType(), startDate, endDate, metadata)
  }
  public convenience init(
    activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date
  ) {
    self.init(
      activityType: workoutActivityType, start: startDate, end: endDate,
      duration: endDate.timeIntervalSince(startDate), totalEnergyBurned: nil, totalDistance: nil,
      metadata: nil)
  }
  /// The events tell of pauses, which are not taken off the duration here.
  public convenience init(
    activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date,
    workoutEvents: [HKWorkoutEvent]?, totalEnergyBurned: HKQuantity?, totalDistance: HKQuantity?,
    device: HKDevice? = nil, metadata: [String: Any]?
  ) {
    self.init(
      activityType: workoutActivityType, start: startDate, end: endDate,
      duration: endDate.timeIntervalSince(startDate), totalEnergyBurned: totalEnergyBurned,
      totalDistance: totalDistance, metadata: metadata)
  }
  /// `nil`: statistics are the health store's, and there is none.
  open func statistics(for quantityType: HKQuantityType) -> HKStatistics? { nil }
}

/// Kinds of samples that come one after the other.
open class HKSeriesType: HKSampleType, @unchecked Sendable {
  open class func workoutRoute() -> HKSeriesType { HKSeriesType("HKWorkoutRouteTypeIdentifier") }
  open class func heartbeat() -> HKSeriesType { HKSeriesType("HKDataTypeIdentifierHeartbeatSeries") }
}
open class HKSeriesSample: HKSample, @unchecked Sendable { public var count: Int { 0 } }
/// The places of a workout. None is ever read here.
public final class HKWorkoutRoute: HKSeriesSample, @unchecked Sendable {}

public final class HKWorkoutRouteQuery: HKQuery, @unchecked Sendable {
  public init(
    route workoutRoute: HKWorkoutRoute,
    dataHandler: @escaping (HKWorkoutRouteQuery, [CLLocation]?, Bool, (any Error)?) -> Void
  ) {
    nonisolated(unsafe) weak var query: HKWorkoutRouteQuery?
    super.init { error in if let query { dataHandler(query, nil, true, error) } }
    query = self
  }
}

extension HKQuery {
  public class func predicateForWorkouts(with workoutActivityType: HKWorkoutActivityType) -> NSPredicate {
    NSPredicate { sample, _ in (sample as? HKWorkout)?.workoutActivityType == workoutActivityType }
  }
  /// Objects that belong to a workout: none here.
  public class func predicateForObjects(from workout: HKWorkout) -> NSPredicate { NSPredicate(value: false) }
  public class func predicateForObject(with uuid: UUID) -> NSPredicate {
    NSPredicate { object, _ in (object as? HKObject)?.uuid == uuid }
  }
}
