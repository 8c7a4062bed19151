import Activities
import Archive
import Foundation
import Store

/// Pictures that were drawn before the board took in what they show.
struct PreparedPictures: Sendable {
  var id: String
  /// `nil` when the extension could not be asked: the content counts all the same, and the pictures before it stay.
  var drawing: ActivityDrawing?
  var problem: Problem?
}

extension WidgetHost {
  /// The snapshot of an activity with its pictures, drawn now if nobody has looked at it before. Throws `Problem`.
  package func drawnActivity(id: String) async throws -> ActivitySnapshot {
    guard let record = desk.record(id) else { throw Problem.unknownActivity(id) }
    if desk[id].drawing == nil, record.phase != .pending { await redraw(id) }
    guard let snapshot = activity(id: id) else { throw Problem.unknownActivity(id) }
    return snapshot
  }

  /// Draws what is to come, to see whether it can be. Throws `ExtensionFailure` when attributes or state do not decode, or nobody draws
  /// the type; with a process that fails otherwise there are no pictures and a problem.
  func prepare(
    _ id: String, _ extensionName: String, type: String, attributes: Data, _ look: ActivityDrawing.Look,
    draws: Bool
  ) async throws(ExtensionFailure) -> PreparedPictures {
    let slots = draws ? slots(extensionName, type) : []
    let number = desk.nextRequest()
    do {
      let scenes = try await scenes(
        extensionName,
        ActivityRequest(
          activityID: id, attributesType: type, attributes: attributes, state: look.state,
          isStale: look.isStale, slots: slots))
      let drawing = ActivityDrawing(look: look, slots: slots, scenes: scenes, number: number)
      return PreparedPictures(id: id, drawing: draws ? drawing : nil, problem: nil)
    } catch let failure as ExtensionFailure where failure.code.isAboutActivities {
      throw failure
    } catch {
      return PreparedPictures(id: id, drawing: nil, problem: Problem(error))
    }
  }

  /// Asks for new pictures; they come later.
  func beginDraw(_ id: String) {
    guard isStarted, desk.record(id) != nil else { return }
    guard !desk[id].isDrawing else {
      desk[id].drawsAgain = true
      return
    }
    desk[id].isDrawing = true
    runningLoads += 1
    Task { [weak self] in
      await self?.drawUntilDone(id)
      await self?.endWork()
    }
  }

  /// Asks for new pictures and waits for them, or for the reason why there are none.
  func redraw(_ id: String) async {
    beginDraw(id)
    guard desk[id].isDrawing else { return }
    await withCheckedContinuation { desk[id].waiters.append($0) }
  }

  private func drawUntilDone(_ id: String) async {
    repeat {
      desk[id].drawsAgain = false
      await draw(id)
    } while desk.record(id) != nil && desk[id].drawsAgain && isStarted
    guard desk.holdings[id] != nil else { return }
    let waiters = desk[id].waiters
    desk[id].isDrawing = false
    desk[id].waiters = []
    for waiter in waiters { waiter.resume() }
    if desk.record(id) == nil { _ = desk.forget(id) }
  }

  private func draw(_ id: String) async {
    guard let record = desk.record(id) else { return }
    let slots = slots(record.extensionName, record.attributesType)
    let (look, number) = (record.look, desk.nextRequest())
    do {
      let scenes = try await scenes(
        record.extensionName,
        ActivityRequest(
          activityID: id, attributesType: record.attributesType, attributes: record.attributes,
          state: look.state, isStale: look.isStale, slots: slots))
      show(ActivityDrawing(look: look, slots: slots, scenes: scenes, number: number), of: id)
    } catch {
      drawingFailed(Problem(error), of: id)
    }
  }

  /// Keeps and shows pictures, unless they show what is no longer so.
  func show(_ drawing: ActivityDrawing, of id: String) {
    guard let record = desk.record(id), record.look == drawing.look,
      drawing.number > desk[id].drawing?.number ?? 0
    else { return }
    desk.show(drawing, of: id, now: clock.now)
    do {
      try store.save(
        StoredActivity.Pictures(
          scenes: drawing.scenes, state: drawing.look.state, isStale: drawing.look.isStale), activity: id)
    } catch {
      desk[id].problem = .storeFailed(error)
      logger.error("The pictures of activity \(id) could not be kept: \(error)")
    }
    for finding in drawing.scenes.diagnostics where finding.severity != .note {
      let line = "\(finding.severity.rawValue): \(record.attributesType): \(finding.message)"
      if interaction.isNew(line, of: record.extensionName) { log(record.extensionName, line) }
    }
    touch(activity: id)
  }

  /// The pictures before stay; the reason is told.
  func drawingFailed(_ problem: Problem, of id: String) {
    // We stopped the process ourselves, for a new build or at the end: nothing to tell the user.
    guard let record = desk.record(id), problem.code != "extension-stopped" else { return }
    desk[id].problem = problem
    log(record.extensionName, "error: \(record.attributesType) (Live Activity): \(problem.message)")
    do {
      try store.save(problem.record, activity: id)
    } catch {
      logger.error("The problem of activity \(id) could not be kept: \(error)")
    }
    touch(activity: id)
  }

  /// An extension was built anew: each of its activities is another program's picture.
  func activitiesWereBuilt(by name: String) {
    for record in desk.records
    where record.extensionName == name && record.phase != .pending && desk.drawsAhead(record.id) {
      beginDraw(record.id)
    }
  }

  func slots(_ extensionName: String, _ type: String) -> [ActivityRequest.Slot] {
    device.slots(for: type, of: extensions[extensionName]?.bundle, settings, now: clock.now)
  }

  private func scenes(_ name: String, _ request: ActivityRequest) async throws -> ActivityScenes {
    switch try await session(name).request(.activity(request), .immediate) {
    case .activity(let scenes):
      let asked = request.slots.map(\.presentation)
      guard scenes.pictures.map(\.presentation) == asked else {
        throw Problem.wrongAnswer(to: "a request for the pictures of an activity")
      }
      return scenes
    case .failure(let failure): throw failure
    default: throw Problem.wrongAnswer(to: "a request for an activity")
    }
  }
}

extension ExtensionFailure.Code {
  /// Content that a device would not show either, whatever the state of the process.
  fileprivate var isAboutActivities: Bool {
    switch self {
    case .unknownActivity, .attributesNotDecoded, .contentNotDecoded: true
    case .unknownKind, .unsupportedFamily, .completionNeverCalled, .providerThrew, .noEntries, .badRequest,
      .tooLarge, .internalError, .intentThrew, .needsValue, .unknownIntent, .unknownParameter, .queryThrew:
      false
    }
  }
}
