import Foundation

// Names of Core Foundation for the classes that they are bridged to: `"name" as CFString` is the string itself.
public typealias CFString = NSString
public typealias CFURL = NSURL
public typealias CFData = NSData
public typealias CFDictionary = NSDictionary
public typealias CFArray = NSArray
public typealias CFNumber = NSNumber
public typealias CFDate = NSDate
public typealias CFNull = NSNull
/// Nothing, where an object is asked for.
public nonisolated(unsafe) let kCFNull: CFNull! = NSNull()
public typealias CFTypeRef = AnyObject
public typealias CFIndex = Int
public typealias CFTimeInterval = Double
public typealias CFAbsoluteTime = Double

/// Seconds since the 1st of January 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }
