// Extensions import this module as `CoreMotion`; like Apple's it brings Foundation with it.
@_exported import Foundation
