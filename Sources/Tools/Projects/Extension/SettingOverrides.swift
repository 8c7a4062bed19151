/// What a user asks for in place of what a target's settings say.
package struct SettingOverrides: Sendable, Equatable {
  package var platform: Platform?
  package var linkedSDK: LinkedSDK?

  package init(platform: Platform? = nil, linkedSDK: LinkedSDK? = nil) {
    self.platform = platform
    self.linkedSDK = linkedSDK
  }

  package func apply(to settings: inout TargetSettings) {
    settings.platform = platform ?? settings.platform
    settings.linkedSDK = linkedSDK ?? settings.linkedSDK
  }
}
