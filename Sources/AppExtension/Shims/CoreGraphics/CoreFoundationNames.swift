import Foundation

// Names of Core Foundation that stand for Foundation's classes; on Apple's systems they are bridged.
public typealias CFTypeRef = AnyObject
public typealias CFString = NSString
public typealias CFDictionary = NSDictionary
public typealias CFArray = NSArray
public typealias CFData = NSData
public typealias CFURL = NSURL
