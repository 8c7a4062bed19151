// Extensions import this module as `CoreData`; like Apple's it brings Foundation with it.
@_exported import Foundation
