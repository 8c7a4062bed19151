import Archive

extension RunningExtension {
  func sheet(_ request: SheetRequest) async throws -> ConfigurationSheet {
    guard case .sheet(let sheet) = try await ask(.sheet(request)) else { throw Self.wrongAnswer }
    return sheet
  }

  func options(_ request: OptionsRequest) async throws -> OptionList {
    guard case .options(let options) = try await ask(.options(request)) else { throw Self.wrongAnswer }
    return options
  }

  func perform(_ request: PerformRequest) async throws -> PerformOutcome {
    guard case .performed(let outcome) = try await ask(.perform(request)) else { throw Self.wrongAnswer }
    return outcome
  }

  func control(_ request: ControlRequest) async throws -> ControlState {
    guard case .control(let state) = try await ask(.control(request)) else { throw Self.wrongAnswer }
    return state
  }

  func activity(_ request: ActivityRequest) async throws -> ActivityScenes {
    guard case .activity(let scenes) = try await ask(.activity(request)) else { throw Self.wrongAnswer }
    return scenes
  }

  func activityPreviews() async throws -> ActivityPreviewList {
    guard case .activityPreviews(let list) = try await ask(.activityPreviews) else { throw Self.wrongAnswer }
    return list
  }
}
