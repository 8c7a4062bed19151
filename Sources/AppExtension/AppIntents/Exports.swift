@_exported import Foundation
// On Apple these come with Foundation, so a file that imports nothing but AppIntents has them.
@_exported import protocol SwiftUI.CustomLocalizedStringResourceConvertible
@_exported import struct SwiftUI.LocalizedStringResource
