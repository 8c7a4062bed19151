// Extensions import this module as `LocalAuthentication`; like Apple's it brings Foundation with it.
@_exported import Foundation
