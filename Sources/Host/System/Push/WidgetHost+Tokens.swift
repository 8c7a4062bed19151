import Activities
import Archive
import Foundation
import Store

extension WidgetHost {
  // MARK: - Reading

  /// Tokens that are good no more and are listed all the same. Ours: enough to see why a server is told `Unregistered`.
  static let listedOld = 100

  /// The push tokens that are good, or were until lately.
  package func tokens() -> [PushTokenSnapshot] {
    let all = directory.all
    let old = all.filter { $0.value.unregisteredAt != nil }
      .sorted { ($0.value.unregisteredAt!, $0.key) > ($1.value.unregisteredAt!, $1.key) }
    return (all.filter { $0.value.unregisteredAt == nil } + old.prefix(Self.listedOld)).map { hex, entry in
      PushTokenSnapshot(
        kind: entry.kind, extensionName: entry.extensionName, bundle: entry.bundle, hex: hex,
        purpose: purpose(of: entry), unregisteredAt: entry.unregisteredAt)
    }
    .sorted { ($0.extensionName, $0.purpose, $0.hex) < ($1.extensionName, $1.purpose, $1.hex) }
  }

  /// The token that updates an activity; `nil` for one that did not ask for a token or has ended.
  func updateToken(of record: ActivityRecord) -> Data? {
    record.pushType == .token ? tokenBook[.update(activityID: record.id)].flatMap { Data(hex: $0) } : nil
  }

  /// The token that starts activities of a type; `nil` for a type that no extension of the app draws.
  func startToken(_ extensionName: String, _ attributesType: String) -> Data? {
    tokenBook[.start(extensionName: extensionName, attributesType: attributesType)].flatMap { Data(hex: $0) }
  }

  private func purpose(of entry: PushDirectory.Entry) -> String {
    switch entry.kind {
    case .start(let type): "Starts activities of \(type)"
    case .update(let id):
      desk.board.records[id].map { "Updates the activity \(id) (\($0.attributesType))" }
        ?? "Updated the activity \(id)"
    case .widgets: "Reloads the widgets of \(entry.extensionName)"
    case .control(let id):
      "Reloads the control \(controlBoard.controls[id]?.placed.kind ?? id)"
    }
  }

  // MARK: - Changing

  /// Replaces a token and tells whoever holds it; the old one is answered with `Unregistered` from now on. Throws `Problem`.
  @discardableResult
  package func rotateToken(_ hex: String) throws -> String {
    guard let entry = directory.entry(hex), entry.unregisteredAt == nil else {
      throw Problem.unknownToken(hex)
    }
    var change = TokenChange()
    retire(hex, &change)
    let new = give(TokenSubject(entry), entry.kind, of: entry.extensionName, &change)
    keep(change)
    switch entry.kind {
    case .update(let id):
      if let record = desk.record(id) { tellApp(of: record) }
      touch(activity: id)
    case .start(let type):
      if let token = Data(hex: new) { tellApp(startToken: token, type, of: entry.extensionName) }
    case .widgets, .control: refreshTokens()
    }
    hub.send(.layoutChanged)
    return new
  }

  /// Gives tokens to what has come and takes them from what is gone, and tells push handlers what has changed for them.
  func refreshTokens() {
    var change = TokenChange()
    var wanted: Set<TokenSubject> = []
    for record in extensions.values.sorted(by: { $0.name < $1.name }) {
      guard let bundle = record.bundle else { continue }
      for activity in bundle.activities {
        let subject = TokenSubject.start(extensionName: record.name, attributesType: activity.attributesType)
        wanted.insert(subject)
        give(missing: subject, .start(attributesType: activity.attributesType), of: record.name, &change)
      }
      if bundle.widgets.contains(where: \.handlesPush) {
        wanted.insert(.widgets(extensionName: record.name))
        give(missing: .widgets(extensionName: record.name), .widgets, of: record.name, &change)
      }
      let kinds = Set(bundle.controls.filter(\.handlesPush).map(\.kind))
      for control in controlBoard.placed
      where control.extensionName == record.name && kinds.contains(control.kind) {
        wanted.insert(.control(id: control.id))
        give(missing: .control(id: control.id), .control(id: control.id), of: record.name, &change)
      }
    }
    for record in desk.board.records.values where record.hasToken {
      wanted.insert(.update(activityID: record.id))
    }
    for subject in tokenBook.subjects where !wanted.contains(subject) {
      // A description that could not be had says nothing about what the extension has.
      if let hex = tokenBook[subject], isKnown(directory.entry(hex)) { retire(hex, &change) }
    }
    keep(change)
    for name in extensions.keys.sorted() { tellPushHandlers(of: name) }
  }

  private func isKnown(_ entry: PushDirectory.Entry?) -> Bool {
    guard let entry, let record = extensions[entry.extensionName] else { return true }
    return record.bundle != nil
  }

  /// Gives tokens to activities that have begun and takes them from those that have ended. To be kept with them.
  func changeTokens(of plan: EffectPlan) -> TokenChange {
    var change = TokenChange()
    for record in plan.records where record.pushType == .token {
      let subject = TokenSubject.update(activityID: record.id)
      if record.hasToken {
        give(missing: subject, .update(activityID: record.id), of: record.extensionName, &change)
      } else if let hex = tokenBook[subject] {
        retire(hex, &change)
      }
    }
    for id in plan.removed {
      if let hex = tokenBook[.update(activityID: id)] { retire(hex, &change) }
    }
    return change
  }

  /// An extension's app has another identifier, or its first one.
  func tokensBelong(to bundle: String, of name: String) {
    var change = TokenChange()
    for (hex, entry) in directory.all where entry.extensionName == name && entry.bundle != bundle {
      var moved = entry
      moved.bundle = bundle
      directory.set(hex, moved)
      change.written[hex] = moved
    }
    keep(change)
  }

  // MARK: - One by one

  private func give(
    missing subject: TokenSubject, _ kind: PushDirectory.Entry.Kind, of name: String,
    _ change: inout TokenChange
  ) {
    if tokenBook[subject] == nil { give(subject, kind, of: name, &change) }
  }

  @discardableResult
  private func give(
    _ subject: TokenSubject, _ kind: PushDirectory.Entry.Kind, of name: String, _ change: inout TokenChange
  ) -> String {
    let hex = tokenBook.make(for: subject)
    let entry = PushDirectory.Entry(kind: kind, extensionName: name, bundle: bundleIdentifier(of: name))
    directory.set(hex, entry)
    change.written[hex] = entry
    return hex
  }

  private func retire(_ hex: String, _ change: inout TokenChange) {
    guard var entry = directory.entry(hex), entry.unregisteredAt == nil else { return }
    entry.unregisteredAt = clock.now
    directory.set(hex, entry)
    change.written[hex] = entry
    for forgotten in tokenBook.retire(hex, of: TokenSubject(entry)) {
      directory.forget(forgotten)
      change.written[forgotten] = nil
      change.forgotten.append(forgotten)
    }
  }

  private func keep(_ change: TokenChange) {
    do {
      try store.save(change)
    } catch {
      logger.error("Push tokens could not be kept: \(error)")
    }
  }

  /// Of the app an extension belongs to.
  func bundleIdentifier(of name: String) -> String {
    extensions[name]?.bundleIdentifier ?? InstalledExtension.defaultBundleIdentifier(name)
  }
}

extension ActivityRecord {
  /// An update token is good as long as its activity takes updates.
  var hasToken: Bool { pushType == .token && isRunning }
}
