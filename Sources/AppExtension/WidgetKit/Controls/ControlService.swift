import AppIntents
import Archive
import Foundation
import SwiftUI

/// Answers the host for the controls of one bundle.
@MainActor final class ControlService {
  private struct Member {
    let description: ControlDescription
    let driver: ControlDriver
  }
  private var members: [Member] = []

  init(widgets: [any Widget], pushHandlers: PushHandlers) {
    for control in WidgetCensus.controls(among: widgets) {
      var declaration = _ControlDeclaration()
      Self.describe(control, into: &declaration)
      guard let driver = declaration.driver as? ControlDriver else { continue }
      guard !members.contains(where: { $0.description.kind == declaration.kind }) else {
        let sentence =
          "warning: two controls of this bundle have the kind \"\(declaration.kind)\"; the second, \(type(of: control)), is left out\n"
        FileHandle.standardError.write(Data(sentence.utf8))
        continue
      }
      members.append(
        Member(
          description: ControlDescription(
            kind: declaration.kind, displayName: declaration.displayName.map { String(localized: $0) },
            summary: declaration.summary.map { String(localized: $0) },
            intent: driver.intent.map { IntentDescriber.describe($0, family: nil) },
            promptsForConfiguration: declaration.promptsForConfiguration,
            handlesPush: declaration.pushHandler != nil), driver: driver))
      pushHandlers.take(declaration.pushHandler as? any ControlPushHandler.Type, control: declaration.kind)
    }
    ConfiguredControls.shared.learn(members.map { ($0.description.kind, $0.driver.intent) })
  }

  private static func describe<C: ControlWidget>(_ control: C, into declaration: inout _ControlDeclaration) {
    control.body._describe(&declaration)
  }

  var descriptions: [ControlDescription] { members.map(\.description) }

  /// The value and pictures of a control.
  func state(_ request: ControlRequest) async -> Reply.Body {
    let member: Member
    switch self.member(request.kind) {
    case .success(let found): member = found
    case .failure(let failure): return .failure(failure)
    }
    switch await member.driver.load(request) {
    case .failure(let failure): return .failure(failure)
    case .success(let loaded):
      guard let template = loaded.declaration.controlTemplate else {
        return .failure(
          ExtensionFailure(
            code: .noEntries,
            message:
              "the content of the control \"\(request.kind)\" is an empty template; give a ControlWidgetButton or a ControlWidgetToggle"
          ))
      }
      let builder = ControlStateBuilder(request: request, displayName: member.description.displayName)
      return .control(builder.state(loaded, template))
    }
  }

  /// The edit sheet of a control.
  func sheet(_ request: SheetRequest) async -> Reply.Body {
    switch intent(request.subject.kind) {
    case .success(let type): .sheet(await IntentSheet.sheet(for: type, request))
    case .failure(let failure): .failure(failure)
    }
  }

  /// The options of a parameter of a control.
  func options(_ request: OptionsRequest) async -> Reply.Body {
    switch intent(request.subject.kind) {
    case .success(let type):
      do {
        return .options(try await IntentOptions.options(for: type, request))
      } catch let failure as ExtensionFailure {
        return .failure(failure)
      } catch {
        return .failure(
          ExtensionFailure(
            code: .queryThrew,
            message:
              "the options of \"\(request.parameter)\" of the control \"\(request.subject.kind)\" threw \(error)"
          ))
      }
    case .failure(let failure): return .failure(failure)
    }
  }

  private func intent(_ kind: String) -> Result<any AppIntent.Type, ExtensionFailure> {
    member(kind).flatMap { member in
      if let intent = member.driver.intent { return .success(intent) }
      return .failure(
        ExtensionFailure(
          code: .badRequest,
          message:
            "the control \"\(kind)\" has no configuration; only an AppIntentControlConfiguration has one"))
    }
  }

  private func member(_ kind: String) -> Result<Member, ExtensionFailure> {
    if let member = members.first(where: { $0.description.kind == kind }) { return .success(member) }
    return .failure(
      ExtensionFailure(
        code: .unknownKind,
        message:
          "no control of kind \"\(kind)\" is in this bundle; it has \(members.map { "\"\($0.description.kind)\"" }.joined(separator: ", "))"
      ))
  }
}
