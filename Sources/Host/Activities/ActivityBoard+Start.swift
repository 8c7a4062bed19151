import Archive
import Foundation

extension ActivityBoard {
  /// Sets what the Info.plist of an extension's app says; `nil` for an app without one.
  package mutating func setTarget(_ target: ActivityTarget?, extensionName: String) {
    state.targets[extensionName] = target
  }

  /// What the app reads in `ActivityAuthorizationInfo`: Info.plist and the person's choice together.
  ///
  /// Without a choice, activities are allowed, and frequent updates are as soon as Info.plist asks for them.
  package func authorization(of extensionName: String) -> ActivityAuthorization {
    let target = state.targets[extensionName] ?? ActivityTarget()
    let choice = state.choices[extensionName]
    return ActivityAuthorization(
      areActivitiesEnabled: target.supportsActivities != false && choice?.areActivitiesEnabled != false,
      frequentPushesEnabled: target.supportsFrequentUpdates && choice?.frequentPushesEnabled != false)
  }

  mutating func start(
    _ start: ActivityStart, id: String, _ extensionName: String, _ origin: ActivityRecord.Origin,
    timestamp: Int?, now: Date, _ effects: inout [ActivityEffect]
  ) throws(ActivityRefusal) {
    try check(start, id: id, extensionName, now: now)
    let startsAt = scheduledDate(start, now: now)
    let content = start.content.tamed
    var record = ActivityRecord(
      id: id, extensionName: extensionName, attributesType: start.attributesType,
      attributes: start.attributes,
      content: content, phase: startsAt != nil ? .pending : content.isStale(at: now) ? .stale : .active,
      style: start.style, pushType: start.pushType, origin: origin,
      alert: startsAt != nil ? start.alert : nil,
      number: state.number, requestedAt: now, startsAt: startsAt ?? now)
    record.timestamp = timestamp
    state.number += 1
    records[id] = record
    enter(record)
    effects.append(.changed(id: id))
    guard record.isLive else { return }
    effects.append(.draw(id: id))
    if let alert = start.alert { show(alert, of: id, at: now, &effects) }
  }

  /// The date of a scheduled start; one that has passed is now.
  private func scheduledDate(_ start: ActivityStart, now: Date) -> Date? {
    guard let date = start.start, date.isSensible, date > now else { return nil }
    return date
  }

  private func check(
    _ start: ActivityStart, id: String, _ extensionName: String, now: Date
  ) throws(ActivityRefusal) {
    if state.targets[extensionName]?.supportsActivities == false { throw .unsupportedTarget(extensionName) }
    guard authorization(of: extensionName).areActivitiesEnabled else { throw .denied(extensionName) }
    guard !id.isEmpty, records[id] == nil else { throw .taken(id) }
    if scheduledDate(start, now: now) != nil, start.alert == nil { throw .silentSchedule(start) }
    guard start.attributes.count + start.content.state.count <= limits.startBytes else {
      throw .tooLarge(start, limits)
    }
    guard runningByApp[extensionName] ?? 0 < limits.activitiesPerApp else {
      throw .tooManyOfApp(extensionName, limits)
    }
    guard running < limits.activitiesInAll else { throw .tooManyInAll(limits) }
  }
}
