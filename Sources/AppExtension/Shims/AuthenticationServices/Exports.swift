// Extensions import this module as `AuthenticationServices`; like Apple's it brings Foundation with it.
@_exported import Foundation
