// On Apple's systems a file that imports nothing but ActivityKit sees Foundation, and alerts are made of its resources.
@_exported import Foundation
@_exported import struct VitrineFoundation.LocalizedStringResource
