// Extensions import this module as `Network`; like Apple's it brings Foundation with it.
@_exported import Foundation
