import Foundation
import UIKit

public enum EKEntityType: UInt, Sendable { case event, reminder }
public enum EKAuthorizationStatus: Int, Sendable {
  case notDetermined = 0, restricted, denied, fullAccess, writeOnly
  @available(*, deprecated, renamed: "fullAccess")
  public static var authorized: EKAuthorizationStatus { .fullAccess }
}
public enum EKSpan: Int, Sendable { case thisEvent, futureEvents }
public let EKErrorDomain = "EKErrorDomain"

/// A calendar or list of reminders.
open class EKCalendar: NSObject, @unchecked Sendable {
  open var title = ""
  open var cgColor: CGColor! = CGColor(gray: 0.5, alpha: 1)
  public let calendarIdentifier = UUID().uuidString
  public override init() {}
  public convenience init(for entityType: EKEntityType, eventStore: EKEventStore) { self.init() }
}

open class EKCalendarItem: NSObject, @unchecked Sendable {
  open var calendar: EKCalendar!
  open var title: String!
  open var location: String?
  open var notes: String?
  open var url: URL?
  public let calendarItemIdentifier = UUID().uuidString
}
open class EKEvent: EKCalendarItem, @unchecked Sendable {
  open var startDate: Date!
  open var endDate: Date!
  open var isAllDay = false
  open var eventIdentifier: String! { calendarItemIdentifier }
  public init(eventStore: EKEventStore) {}
}
open class EKReminder: EKCalendarItem, @unchecked Sendable {
  open var dueDateComponents: DateComponents?
  open var isCompleted = false
  open var completionDate: Date?
  open var priority = 0
  public init(eventStore: EKEventStore) {}
}

/// The user's calendars. The answer is that the user refused: no calendars, no events.
open class EKEventStore: NSObject, @unchecked Sendable {
  public override init() { _ = Self.said }
  private static let said: Void = FileHandle.standardError.write(
    Data("EventKit: there are no calendars here; access is denied and every list is empty.\n".utf8))

  open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus { .denied }
  open func requestAccess(to entityType: EKEntityType) async throws -> Bool { false }
  open func requestFullAccessToEvents() async throws -> Bool { false }
  open func requestFullAccessToReminders() async throws -> Bool { false }
  open func requestWriteOnlyAccessToEvents() async throws -> Bool { false }
  open func requestAccess(
    to entityType: EKEntityType, completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { completion(false, nil) }
  open func requestFullAccessToEvents(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
    completion(false, nil)
  }
  open func requestFullAccessToReminders(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
    completion(false, nil)
  }
  open func calendars(for entityType: EKEntityType) -> [EKCalendar] { [] }
  open func calendar(withIdentifier identifier: String) -> EKCalendar? { nil }
  open var defaultCalendarForNewEvents: EKCalendar? { nil }
  open func defaultCalendarForNewReminders() -> EKCalendar? { nil }
  open func predicateForEvents(
    withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?
  ) -> NSPredicate { NSPredicate(value: false) }
  open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate { NSPredicate(value: false) }
  open func predicateForIncompleteReminders(
    withDueDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
  ) -> NSPredicate { NSPredicate(value: false) }
  open func events(matching predicate: NSPredicate) -> [EKEvent] { [] }
  open func event(withIdentifier identifier: String) -> EKEvent? { nil }
  @discardableResult
  open func fetchReminders(
    matching predicate: NSPredicate, completion: @escaping ([EKReminder]?) -> Void
  ) -> Any {
    completion([])
    return NSObject()
  }
  open func save(_ event: EKEvent, span: EKSpan) throws { throw Self.refusal }
  open func save(_ reminder: EKReminder, commit: Bool) throws { throw Self.refusal }
  /// 29: eventStoreNotAuthorized (EKError.h).
  private static var refusal: NSError { NSError(domain: EKErrorDomain, code: 29) }
}

extension NSNotification.Name {
  public static let EKEventStoreChanged = NSNotification.Name("EKEventStoreChangedNotification")
}
