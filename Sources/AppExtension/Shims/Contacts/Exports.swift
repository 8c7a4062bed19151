// Extensions import this module as `Contacts`; like Apple's it brings Foundation with it.
@_exported import Foundation
