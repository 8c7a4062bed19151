import Archive
import SwiftUI

/// What a control that runs an intent leaves in the scene.
enum IntentAction {
  /// Everything a new process needs to run the intent as it is now.
  static func identifier<Intent: AppIntent>(
    of intent: Intent, inToggle: Bool = false
  ) -> ControlAction.Identifier {
    { context in
      let encoded = IntentPayload.encode(intent, ofToggle: inToggle)
      for finding in encoded.findings {
        context.session.report(finding.code, finding.severity, finding.message)
      }
      return encoded.payload
    }
  }
}
