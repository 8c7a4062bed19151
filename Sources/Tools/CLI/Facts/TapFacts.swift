import Archive

/// What `vitrine tap --json` prints.
struct TapFacts: Encodable, Sendable {
  struct Target: Encodable, Sendable {
    var label: String?
    /// `button`, `toggle` or `link`.
    var type: String
    var isOn: Bool?
    var url: String?
    var x, y, width, height: Double
  }
  struct Outcome: Encodable, Sendable {
    var label: String?
    /// `performed`, `opened`, `needsAuthentication` or `failed`.
    var result: String
    var intent: String?
    var dialog: String?
    var value: String?
    var opens: String?
    var opensApp = false
    var appProcess: String?
    var error: String?
    var milliseconds: Double?
    var findings: [String] = []
    var failed: Bool { result == "failed" }
  }
  struct Control: Encodable, Sendable {
    var title: String
    var value: String?
    var hint: String
    var isOn: Bool?
  }
  var version = JSONDocument.version
  var kind: String
  var family: String?
  var targets: [Target]
  var outcome: Outcome?
  /// Whether the widget or control looks different afterwards.
  var changed: Bool?
  var control: Control?
  var file: String?

  init(kind: String, family: WidgetFamily?, hits: [HitRegion]) {
    self.kind = kind
    self.family = family?.rawValue
    targets = hits.map(Target.init)
  }
}

extension TapFacts.Target {
  init(_ hit: HitRegion) {
    label = hit.label
    isOn = hit.isOn
    switch hit.action {
    case .link(let link): (type, url) = ("link", link)
    case .intent: (type, url) = (hit.isOn == nil ? "button" : "toggle", nil)
    }
    (x, y, width, height) = (hit.frame.minX, hit.frame.minY, hit.frame.width, hit.frame.height)
  }
}

extension TapFacts.Outcome {
  static func opened(_ url: String, label: String?) -> Self {
    Self(label: label, result: "opened", opens: url, opensApp: true)
  }

  init(_ outcome: PerformOutcome, label: String?) {
    self.init(
      label: label, result: "performed", intent: outcome.intent, dialog: outcome.dialog, value: outcome.value,
      opens: outcome.opens, opensApp: outcome.opensApp, appProcess: outcome.appProcess,
      milliseconds: (outcome.seconds * 1_000_000).rounded() / 1000, findings: outcome.findings.map(\.message))
    switch outcome.ending {
    case .done: break
    case .needsAuthentication: (result, milliseconds) = ("needsAuthentication", nil)
    case .failed(let failure): (result, error) = ("failed", failure.message)
    }
  }
}

extension TapFacts.Control {
  init(_ state: ControlState) {
    let words = state.words(isOn: state.isOn)
    self.init(
      title: words.title, value: words.value, hint: words.hint,
      isOn: state.template == .toggle ? state.isOn : nil)
  }
}
