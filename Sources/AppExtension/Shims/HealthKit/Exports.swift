// Extensions import this module as `HealthKit`; like Apple's it brings Foundation with it.
@_exported import Foundation
