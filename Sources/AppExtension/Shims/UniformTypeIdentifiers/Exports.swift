// Extensions import this module as `UniformTypeIdentifiers`; like Apple's it brings Foundation with it.
@_exported import Foundation
