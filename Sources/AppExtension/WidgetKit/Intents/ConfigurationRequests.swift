import AppIntents
import Archive

/// What the service says about the configuration of its widgets.
extension WidgetService {
  func sheet(_ request: SheetRequest) async -> Reply.Body {
    switch choices(request.subject) {
    case .failure(let failure): .failure(failure)
    case .success(let choices): .sheet(await choices.sheet(request))
    }
  }

  func options(_ request: OptionsRequest) async -> Reply.Body {
    switch choices(request.subject) {
    case .failure(let failure): return .failure(failure)
    case .success(let choices):
      do {
        return .options(try await choices.options(request))
      } catch let failure as ExtensionFailure {
        return .failure(failure)
      } catch {
        return .failure(
          ExtensionFailure(
            code: .queryThrew,
            message:
              "the options of \"\(request.parameter)\" of \"\(request.subject.kind)\" could not be read: \(error)"
          ))
      }
    }
  }

  func recommendations(_ kind: String) -> Reply.Body {
    guard let member = member(kind) else { return .failure(unknown(kind)) }
    return .recommendations(member.driver.choices?.recommendations() ?? [])
  }

  private func choices(_ subject: ConfigurationSubject) -> Result<WidgetChoices, ExtensionFailure> {
    guard let member = member(subject.kind) else { return .failure(unknown(subject.kind)) }
    guard let choices = member.driver.choices else {
      return .failure(
        ExtensionFailure(
          code: .badRequest,
          message:
            "\"\(subject.kind)\" has nothing to configure: its configuration is \(member.description.configuration.rawValue)"
        ))
    }
    return .success(choices)
  }
}
