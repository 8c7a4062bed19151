import Archive
import Devices
import Foundation
import Limits
import Processes

/// Asks an extension what the system would ask it in a day, and draws what it answered.
package struct Interview: Sendable {
  /// Makes the launch of the extension's program with its clock stopped at an instant.
  package typealias Launch = @Sendable (Date) -> ExtensionLaunch

  let launch: Launch
  let device: Device
  let surroundings: Surroundings
  let limits: Limits
  /// Says what is being done.
  let progress: @Sendable (String) -> Void

  /// Entries of a timeline that are drawn: the first, the last and those evenly between.
  private static let drawnEntries = 4

  package init(
    surroundings: Surroundings, device: Device = .default, limits: Limits = .standard,
    launch: @escaping Launch,
    progress: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.launch = launch
    self.device = device
    self.limits = limits
    self.surroundings = surroundings
    self.progress = progress
  }

  /// - Throws: `ProcessFailure` where the program does not start or says nothing of itself.
  package func answers() async throws -> ExtensionAnswers {
    let guest = Guest(launch: launch(surroundings.now), limits: limits)
    let answers: ExtensionAnswers
    do {
      answers = try await ask(guest)
    } catch {
      await guest.leave()
      throw error
    }
    await guest.leave()
    return await withTomorrow(answers)
  }

  private func ask(_ guest: Guest) async throws -> ExtensionAnswers {
    guard case .bundle(let bundle) = try await guest.ask(.describe) else { throw ProcessFailure.stopped }
    var answers = ExtensionAnswers(bundle: bundle, surroundings: surroundings)
    for widget in bundle.widgets {
      for family in widget.families {
        guard let size = device.size(of: family) else { continue }
        progress("Asking \(widget.kind) in \(family.rawValue)…")
        answers.widgets.append(await self.answers(of: widget, family, size, guest))
      }
    }
    for control in bundle.controls {
      progress("Asking \(control.kind) for its value…")
      answers.controls.append(await self.answers(of: control, guest))
    }
    answers.activities = await ActivityInterview(device: device, surroundings: surroundings, guest: guest)
      .answers(bundle.activities)
    answers.memory = await guest.mostMemory
    return answers
  }

  private func answers(
    of widget: WidgetDescription, _ family: WidgetFamily, _ size: CGSize, _ guest: Guest
  ) async -> WidgetAnswers {
    var answers = WidgetAnswers(kind: widget.kind, family: family)
    let looks = Look.looks(of: family)
    let environments = looks.map { $0.environment(for: family, size: size, on: device, surroundings) }
    var request = EntriesRequest(
      kind: widget.kind, family: family, source: .placeholder, environments: [environments[0]])
    if case .timeline(let timeline)? = try? await guest.ask(.entries(request)) {
      answers.placeholderSeconds = timeline.timings.provider
    }
    request.source = .snapshot
    request.isPreview = true
    if case .timeline(let timeline)? = try? await guest.ask(.entries(request)) {
      answers.previewSeconds = timeline.timings.provider
    }
    request.source = .timeline
    request.isPreview = false
    request.environments = environments
    do {
      guard case .timeline(let timeline) = try await guest.ask(.entries(request)) else {
        throw ProcessFailure.stopped
      }
      answers.timeline = timeline
      answers.pictures = pictures(of: timeline, looks)
    } catch {
      answers.failure = Self.words(of: error)
    }
    return answers
  }

  private func pictures(of timeline: ArchivedTimeline, _ looks: [Look]) -> [MeasuredPicture] {
    let count = timeline.entries.count
    let step = max(1, Int((Double(count - 1) / Double(Self.drawnEntries - 1)).rounded(.up)))
    let indices = Set(stride(from: 0, to: count, by: step)).union([count - 1]).filter { $0 >= 0 }.sorted()
    return indices.flatMap { index in
      looks.enumerated().compactMap { environment, look in
        timeline.entries[index].scene(environment: environment).map {
          MeasuredPicture($0, look: look, index: index, at: timeline.entries[index].date)
        }
      }
    }
  }

  private func answers(of control: ControlDescription, _ guest: Guest) async -> ControlAnswers {
    var answers = ControlAnswers(kind: control.kind)
    let environment = Look.dark.environment(
      for: .systemSmall, size: .zero, on: device, surroundings)
    do {
      let request = ControlRequest(kind: control.kind, environment: environment)
      guard case .control(let state) = try await guest.ask(.control(request)) else {
        throw ProcessFailure.stopped
      }
      answers.seconds = state.seconds
      answers.findings = state.findings
    } catch {
      answers.failure = Self.words(of: error)
    }
    return answers
  }

  /// The same timelines a day later, from a process whose clock stands there: what shows a date shows another one.
  private func withTomorrow(_ answers: ExtensionAnswers) async -> ExtensionAnswers {
    guard !answers.widgets.isEmpty,
      let date = surroundings.calendar.date(byAdding: .day, value: 1, to: surroundings.now)
    else { return answers }
    progress("Asking again for tomorrow…")
    var answers = answers
    var later = surroundings
    later.now = date
    let guest = Guest(launch: launch(date), limits: limits)
    for index in answers.widgets.indices where answers.widgets[index].timeline != nil {
      let widget = answers.widgets[index]
      guard let size = device.size(of: widget.family) else { continue }
      let look = Look.looks(of: widget.family)[0]
      let request = EntriesRequest(
        kind: widget.kind, family: widget.family, source: .timeline,
        environments: [look.environment(for: widget.family, size: size, on: device, later)])
      if case .timeline(let timeline)? = try? await guest.ask(.entries(request)) {
        answers.widgets[index].tomorrow = timeline
      }
    }
    await guest.leave()
    return answers
  }

  static func words(of error: any Error) -> String {
    switch error {
    case let failure as ExtensionFailure: failure.message
    case let failure as ProcessFailure: failure.description
    default: "\(error)"
    }
  }
}
