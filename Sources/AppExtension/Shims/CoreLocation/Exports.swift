// Extensions import this module as `CoreLocation`; like Apple's it brings Foundation with it.
@_exported import Foundation
