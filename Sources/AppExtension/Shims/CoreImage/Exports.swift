// Extensions import this module as `CoreImage`; like Apple's it brings Foundation with it.
@_exported import Foundation
