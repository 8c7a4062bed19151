// Extensions import this module as `OSLog`; like Apple's it brings Foundation with it.
@_exported import Foundation
@_exported import Vitrineos
