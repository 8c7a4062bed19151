import Foundation

/// A control of the bundle.
package struct ControlDescription: Sendable, Equatable {
  package var kind: String
  package var displayName: String?
  package var summary: String?
  /// The intent that configures it; `nil` for `StaticControlConfiguration`.
  package var intent: IntentDescription?
  /// The edit sheet opens when it is added.
  package var promptsForConfiguration: Bool
  /// It has a `pushHandler(_:)`.
  package var handlesPush: Bool
  package init(
    kind: String, displayName: String? = nil, summary: String? = nil, intent: IntentDescription? = nil,
    promptsForConfiguration: Bool = false, handlesPush: Bool = false
  ) {
    self.kind = kind
    self.displayName = displayName
    self.summary = summary
    self.intent = intent
    self.promptsForConfiguration = promptsForConfiguration
    self.handlesPush = handlesPush
  }
}

/// The places a control takes, in cells of Control Center, and the Lock Screen's and Action Button's single symbol.
package enum ControlSpan: String, Sendable, CaseIterable, Codable {
  case small, wide, large

  /// Columns and rows in Control Center.
  package var cells: (columns: Int, rows: Int) {
    switch self {
    case .small: (1, 1)
    case .wide: (2, 1)
    case .large: (2, 2)
    }
  }
}

/// Asks for a control's value and pictures.
package struct ControlRequest: Sendable, Equatable {
  package var kind: String
  package var values: IntentValues
  /// The gallery is asking, or nothing is known yet: `previewValue` instead of `currentValue()`.
  package var isPreview: Bool
  /// The surroundings; `size` is not used: a control has sizes of its own.
  package var environment: SceneEnvironment
  /// Side of a cell of Control Center and the gap between two, in points.
  package var cell: Double
  package var gap: Double
  /// The cell and gap of a host that knows no others. Ours, after the look of iOS 18 (D).
  package static let standardCell = 70.0, standardGap = 14.0
  package init(
    kind: String, values: IntentValues = [:], isPreview: Bool = false, environment: SceneEnvironment,
    cell: Double = standardCell, gap: Double = standardGap
  ) {
    self.kind = kind
    self.values = values
    self.isPreview = isPreview
    self.environment = environment
    self.cell = cell
    self.gap = gap
  }
}

/// What a control is at one instant, with its pictures in every size and state.
package struct ControlState: Sendable, Equatable {
  package enum Template: String, Sendable, CaseIterable { case button, toggle }
  /// The picture of one size in one state. Drawn in `ControlSpan`'s rectangle without the glass behind it.
  package struct Face: Sendable, Equatable {
    package var size: ControlSpan
    /// Of a button: the picture while its action runs, which only an action label that says something makes.
    package var isOn: Bool
    package var scene: Scene
    package init(size: ControlSpan, isOn: Bool, scene: Scene) {
      self.size = size
      self.isOn = isOn
      self.scene = scene
    }
  }
  /// The words of one state, for screen readers, the Action Button's hint and tests.
  package struct Words: Sendable, Equatable {
    package var title: String
    /// The value label, such as "On" or "Playing".
    package var value: String?
    /// `controlWidgetActionHint`, or what the system says itself: `Hold to Turn On “Lamp”`.
    package var hint: String
    /// `controlWidgetStatus`: shown for a moment after the action.
    package var status: String?
    /// The symbol's name, where the label has one.
    package var symbol: String?
    package init(
      title: String, value: String? = nil, hint: String, status: String? = nil, symbol: String? = nil
    ) {
      self.title = title
      self.value = value
      self.hint = hint
      self.status = status
      self.symbol = symbol
    }
  }
  package var template: Template
  package var isOn: Bool
  package var isDisabled: Bool
  /// The state is hidden while the device is locked: drawn as off.
  package var isPrivacySensitive: Bool
  /// The tint of the on state and of a pressed button.
  package var tint: SceneColor?
  /// The payload of the action for `PerformRequest.intent`.
  package var action: String
  /// The action opens the app (`OpenIntent`).
  package var opensApp: Bool
  /// Words of the off state, then of the on state; of a button that is idle, then of one whose action runs.
  package var off: Words
  package var on: Words
  package var faces: [Face]
  /// Seconds that the value provider took.
  package var seconds: Double
  package var findings: [Diagnostic]
  package init(
    template: Template, isOn: Bool = false, isDisabled: Bool = false, isPrivacySensitive: Bool = false,
    tint: SceneColor? = nil, action: String, opensApp: Bool = false, off: Words, on: Words, faces: [Face],
    seconds: Double = 0, findings: [Diagnostic] = []
  ) {
    self.template = template
    self.isOn = isOn
    self.isDisabled = isDisabled
    self.isPrivacySensitive = isPrivacySensitive
    self.tint = tint
    self.action = action
    self.opensApp = opensApp
    self.off = off
    self.on = on
    self.faces = faces
    self.seconds = seconds
    self.findings = findings
  }

  /// The words of a state.
  package func words(isOn: Bool) -> Words { isOn ? on : off }

  /// The picture of a size in a state: of a button that is idle or active.
  package func face(_ size: ControlSpan, isOn: Bool) -> Scene? {
    (faces.first { $0.size == size && $0.isOn == isOn } ?? faces.first { $0.size == size })?.scene
  }
}
