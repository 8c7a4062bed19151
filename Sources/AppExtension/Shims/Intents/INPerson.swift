import Foundation

public enum INPersonHandleType: Int, Sendable { case unknown, emailAddress, phoneNumber }

/// How a person is reached.
public struct INPersonHandleLabel: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.init(rawValue: rawValue) }
  public static let home = Self("_$!<Home>!$_")
  public static let work = Self("_$!<Work>!$_")
  public static let main = Self("_$!<Main>!$_")
  public static let mobile = Self("_$!<Mobile>!$_")
  public static let iPhone = Self("iPhone")
  public static let other = Self("_$!<Other>!$_")
}

open class INPersonHandle: NSObject, @unchecked Sendable {
  public let value: String?
  public let type: INPersonHandleType
  public let label: INPersonHandleLabel?
  public init(value: String?, type: INPersonHandleType, label: INPersonHandleLabel?) {
    self.value = value
    self.type = type
    self.label = label
  }
  public convenience init(value: String?, type: INPersonHandleType) {
    self.init(value: value, type: type, label: nil)
  }
}

/// A person that an intent speaks of.
open class INPerson: NSObject, _INSystemValue, @unchecked Sendable {
  public let personHandle: INPersonHandle?
  public let nameComponents: PersonNameComponents?
  public let displayName: String
  public let image: INImage?
  public let contactIdentifier: String?
  public let customIdentifier: String?
  public let isMe: Bool
  open var aliases: [INPersonHandle]?

  public init(
    personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?,
    image: INImage?,
    contactIdentifier: String?, customIdentifier: String?, isMe: Bool = false
  ) {
    self.personHandle = personHandle
    self.nameComponents = nameComponents
    self.displayName = displayName ?? personHandle.value ?? ""
    self.image = image
    self.contactIdentifier = contactIdentifier
    self.customIdentifier = customIdentifier
    self.isMe = isMe
  }

  public var _displayTitle: String { displayName }
  public var _parts: [String: String] {
    var parts = ["name": displayName]
    parts["handle"] = personHandle?.value
    parts["handleType"] = personHandle.map { "\($0.type.rawValue)" }
    parts["contact"] = contactIdentifier
    parts["custom"] = customIdentifier
    return parts
  }
  public required init?(_parts parts: [String: String]) {
    guard let name = parts["name"] else { return nil }
    let type = parts["handleType"].flatMap { Int($0) }.flatMap { INPersonHandleType(rawValue: $0) }
    personHandle = INPersonHandle(value: parts["handle"], type: type ?? .unknown)
    nameComponents = nil
    displayName = name
    image = nil
    contactIdentifier = parts["contact"]
    customIdentifier = parts["custom"]
    isMe = false
  }
}
