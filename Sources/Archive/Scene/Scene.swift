import Foundation

/// One picture of a widget, laid out and ready to draw: what the extension archives and every surface shows.
///
/// Lengths are points; y grows downwards; the origin is the top left corner of the widget.
package struct Scene: Sendable, Equatable {
  /// The size the widget was laid out for, in points.
  package var size: CGSize
  /// What the widget's view drew, without its container background.
  package var content: [Node]
  /// What `containerBackground(for: .widget)` drew; `nil` where the view never adopted it.
  package var containerBackground: [Node]?
  /// Regions that react to a tap, front-most last.
  package var hits: [HitRegion]
  /// What assistive technologies read, in reading order.
  package var accessibility: [AccessibilityElement]
  /// The URL of `widgetURL(_:)`, if one was set.
  package var widgetURL: String?
  /// Environment keys that the user's own code read; another value of one of these needs another scene.
  package var dependencies: Set<EnvironmentDependency>
  /// What could not be drawn as written, and why.
  package var diagnostics: [Diagnostic]

  package init(
    size: CGSize, content: [Node] = [], containerBackground: [Node]? = nil,
    hits: [HitRegion] = [], accessibility: [AccessibilityElement] = [], widgetURL: String? = nil,
    dependencies: Set<EnvironmentDependency> = [], diagnostics: [Diagnostic] = []
  ) {
    self.size = size
    self.content = content
    self.containerBackground = containerBackground
    self.hits = hits
    self.accessibility = accessibility
    self.widgetURL = widgetURL
    self.dependencies = dependencies
    self.diagnostics = diagnostics
  }
}

/// An environment key whose value decided what a view drew.
package enum EnvironmentDependency: String, Sendable, CaseIterable {
  case colorScheme, colorSchemeContrast, dynamicTypeSize, renderingMode, showsContainerBackground
  case luminanceReduced, locale, layoutDirection, displayScale, family, legibilityWeight
  case contentMargins, redactionReasons, reduceTransparency, reduceMotion, differentiateWithoutColor
}

/// A region of the scene that reacts to a tap.
package struct HitRegion: Sendable, Equatable {
  package enum Action: Sendable, Equatable {
    /// `Link(destination:)`.
    case link(String)
    /// A control whose action the extension can run; the identifier means something to the extension only.
    case intent(identifier: String)
  }
  package var frame: CGRect
  package var action: Action
  /// What the control says, for tests, the command line and screen readers.
  package var label: String?
  /// The state of a toggle as drawn; `nil` for everything else.
  package var isOn: Bool?
  package init(frame: CGRect, action: Action, label: String? = nil, isOn: Bool? = nil) {
    self.frame = frame
    self.action = action
    self.label = label
    self.isOn = isOn
  }
}

/// Something a view asked for that this scene shows differently, or a fact about the scene a developer wants to know.
package struct Diagnostic: Sendable, Equatable {
  package enum Severity: String, Sendable, CaseIterable { case note, warning, error }
  /// A stable word for the finding, such as `text-truncated`.
  package var code: String
  package var severity: Severity
  package var message: String
  /// Where in the scene, in points.
  package var frame: CGRect?
  /// `file:line` of the user's source where it is known.
  package var place: String?
  package init(
    code: String, severity: Severity, message: String, frame: CGRect? = nil, place: String? = nil
  ) {
    self.code = code
    self.severity = severity
    self.message = message
    self.frame = frame
    self.place = place
  }
}
