import Archive
import Foundation

extension WidgetHost {
  /// The edit sheet of a control that was added, for the values chosen, or for others while the sheet is open. Throws `Problem`.
  package func sheet(control id: String, values: IntentValues? = nil) async throws -> ConfigurationSheet {
    let placed = try known(id).placed
    return try await controlSheet(
      extensionName: placed.extensionName, kind: placed.kind, values: values ?? placed.values)
  }

  /// The edit sheet of a control of the gallery: it opens before the control is added where it asks for that. Throws `Problem`.
  package func controlSheet(extensionName: String, kind: String, values: IntentValues = [:]) async throws
    -> ConfigurationSheet
  {
    let request = SheetRequest(subject: ConfigurationSubject(kind: kind, family: nil), values: values)
    do {
      switch try await session(extensionName).request(.sheet(request)) {
      case .sheet(let sheet): return sheet
      case .failure(let failure): throw failure
      default: throw Problem.wrongAnswer(to: "a request for an edit sheet")
      }
    } catch {
      throw Problem(error)
    }
  }

  /// The options of a parameter in the edit sheet of a control. Throws `Problem`.
  package func options(
    control id: String, parameter: String, values: IntentValues? = nil, search: String? = nil
  ) async throws -> OptionList {
    let placed = try known(id).placed
    let request = OptionsRequest(
      subject: ConfigurationSubject(kind: placed.kind, family: nil), parameter: parameter,
      values: values ?? placed.values, search: search)
    do {
      switch try await session(placed.extensionName).request(.options(request)) {
      case .options(let options): return options
      case .failure(let failure): throw failure
      default: throw Problem.wrongAnswer(to: "a request for options")
      }
    } catch {
      throw Problem(error)
    }
  }

  /// Keeps what was chosen in the edit sheet of a control, and asks its provider anew. Throws `Problem`.
  package func configure(control id: String, values: IntentValues) throws {
    var placed = try known(id).placed
    placed.values = values
    do {
      try store.save([placed.record])
    } catch {
      throw Problem.storeFailed(error)
    }
    controlBoard.controls[id]?.placed = placed
    enterControl(id)
  }
}
