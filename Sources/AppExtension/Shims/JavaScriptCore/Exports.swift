// Extensions import this module as `JavaScriptCore`; like Apple's it brings Foundation with it.
@_exported import Foundation
