// Extensions import this module as `MapKit`; like Apple's it brings Foundation with it.
@_exported import Foundation
