// Extensions import this module as `WeatherKit`; like Apple's it brings Foundation with it.
@_exported import Foundation
