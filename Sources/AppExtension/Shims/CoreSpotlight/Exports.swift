// Extensions import this module as `CoreSpotlight`; like Apple's it brings Foundation with it.
@_exported import Foundation
