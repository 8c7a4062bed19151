// What a person has set for accessibility. iOS gives these to widgets as it does to apps. The names with an underscore write
// what is otherwise only read: previews and tests use them on iOS, too.

private struct AccessibilityEnabledKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct ReduceMotionKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct ReduceTransparencyKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct DifferentiateKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct InvertColorsKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct ButtonShapesKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct LargeContentViewerKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct QuickActionsKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// An assistive technology is in use.
  public var accessibilityEnabled: Bool {
    get { self[AccessibilityEnabledKey.self] }
    set { self[AccessibilityEnabledKey.self] = newValue }
  }
  public var accessibilityReduceMotion: Bool { note(.reduceMotion); return _accessibilityReduceMotion }
  public var _accessibilityReduceMotion: Bool {
    get { self[ReduceMotionKey.self] }
    set { self[ReduceMotionKey.self] = newValue }
  }
  public var accessibilityReduceTransparency: Bool {
    note(.reduceTransparency)
    return _accessibilityReduceTransparency
  }
  public var _accessibilityReduceTransparency: Bool {
    get { self[ReduceTransparencyKey.self] }
    set { self[ReduceTransparencyKey.self] = newValue }
  }
  public var accessibilityDifferentiateWithoutColor: Bool {
    note(.differentiateWithoutColor)
    return _accessibilityDifferentiateWithoutColor
  }
  public var _accessibilityDifferentiateWithoutColor: Bool {
    get { self[DifferentiateKey.self] }
    set { self[DifferentiateKey.self] = newValue }
  }
  public var accessibilityInvertColors: Bool { _accessibilityInvertColors }
  public var _accessibilityInvertColors: Bool {
    get { self[InvertColorsKey.self] }
    set { self[InvertColorsKey.self] = newValue }
  }
  public var accessibilityShowButtonShapes: Bool { _accessibilityShowButtonShapes }
  public var _accessibilityShowButtonShapes: Bool {
    get { self[ButtonShapesKey.self] }
    set { self[ButtonShapesKey.self] = newValue }
  }
  public var accessibilityLargeContentViewerEnabled: Bool { _accessibilityLargeContentViewerEnabled }
  public var _accessibilityLargeContentViewerEnabled: Bool {
    get { self[LargeContentViewerKey.self] }
    set { self[LargeContentViewerKey.self] = newValue }
  }
  public var accessibilityQuickActionsEnabled: Bool { _accessibilityQuickActionsEnabled }
  public var _accessibilityQuickActionsEnabled: Bool {
    get { self[QuickActionsKey.self] }
    set { self[QuickActionsKey.self] = newValue }
  }
  /// A picture does not know who looks at it: always `false`.
  public var accessibilityVoiceOverEnabled: Bool { false }
  /// A picture does not know who looks at it: always `false`.
  public var accessibilitySwitchControlEnabled: Bool { false }
  /// A picture does not know who looks at it: always `false`.
  public var accessibilityAssistiveAccessEnabled: Bool { false }
  /// Nothing flashes in a widget: always `false`.
  public var accessibilityDimFlashingLights: Bool { false }
  /// iOS's setting is on unless a person turns it off; a widget shows the first frame of an animated image all the same.
  public var accessibilityPlayAnimatedImages: Bool { true }
  /// Colours the host asked for: standard or increased contrast.
  public var _colorSchemeContrast: ColorSchemeContrast {
    get { colorSchemeContrast }
    set { colorSchemeContrast = newValue }
  }
}
