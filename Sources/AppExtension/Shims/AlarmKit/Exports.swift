// Extensions import this module as `AlarmKit`; like Apple's it brings Foundation with it.
@_exported import Foundation
