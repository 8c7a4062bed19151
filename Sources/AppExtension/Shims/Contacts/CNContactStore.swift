import Foundation

public enum CNEntityType: Int, Sendable { case contacts }
public enum CNAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized, limited
}
public let CNErrorDomain = "CNErrorDomain"
public protocol CNKeyDescriptor {}
extension String: CNKeyDescriptor {}
public let CNContactGivenNameKey = "givenName"
public let CNContactFamilyNameKey = "familyName"
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
public let CNContactImageDataKey = "imageData"
public let CNContactPhoneNumbersKey = "phoneNumbers"
public let CNContactBirthdayKey = "birthday"

open class CNContact: NSObject, @unchecked Sendable {
  public let identifier = UUID().uuidString
  open var givenName: String { "" }
  open var familyName: String { "" }
  open var thumbnailImageData: Data? { nil }
  open var imageData: Data? { nil }
  open var birthday: DateComponents? { nil }
}

/// The user's contacts. The answer is that the user refused.
open class CNContactStore: NSObject, @unchecked Sendable {
  public override init() { _ = Self.said }
  private static let said: Void = FileHandle.standardError.write(
    Data("Contacts: there are no contacts here; access is denied.\n".utf8))
  open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus { .denied }
  open func requestAccess(for entityType: CNEntityType) async throws -> Bool { false }
  /// - Throws: always 100, authorizationDenied.
  open func unifiedContact(
    withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> CNContact { throw NSError(domain: CNErrorDomain, code: 100) }
  open func unifiedContacts(
    matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> [CNContact] { throw NSError(domain: CNErrorDomain, code: 100) }
}
