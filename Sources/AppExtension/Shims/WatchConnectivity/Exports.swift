// Extensions import this module as `WatchConnectivity`; like Apple's it brings Foundation with it.
@_exported import Foundation
