import Foundation

// Parity: no effect: a widget is a picture

extension EvaluationSession {
  /// Notes once that something is accepted and does nothing.
  package func reportNoEffect(_ name: String) {
    report("no-effect-in-widget", .note, "\(name) has no effect in a widget, as on iOS")
  }
}

// Modifiers of this folder are accepted for source compatibility. A widget is a picture: nothing appears, is observed,
// presented or gestured at; iOS ignores these too. Where the author would miss something, the scene's diagnostics say
// so; what is only a preference of the surroundings (a keyboard's type, a bar's title) goes without a note.
nonisolated extension View {
  func withoutEffect(_ name: String) -> some View { inContext { $0.session.reportNoEffect(name) } }
}
