// Extensions import this module as `NetworkExtension`; like Apple's it brings Foundation with it.
@_exported import Foundation
