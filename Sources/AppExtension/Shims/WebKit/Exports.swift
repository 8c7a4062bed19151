// Extensions import this module as `WebKit`; like Apple's it brings Foundation with it.
@_exported import Foundation
