import Foundation

/// What the host asks of an extension. One request is answered by one reply with the same identifier.
package struct Request: Sendable, Equatable {
  package enum Body: Sendable, Equatable {
    /// Which widgets are in the bundle?
    case describe
    case entries(EntriesRequest)
    /// The edit sheet of a widget or control.
    case sheet(SheetRequest)
    /// The options of one parameter.
    case options(OptionsRequest)
    /// The presets of a configurable widget, by its kind.
    case recommendations(kind: String)
    /// Run an intent.
    case perform(PerformRequest)
    /// A control's value and pictures.
    case control(ControlRequest)
    /// The pictures of a Live Activity.
    case activity(ActivityRequest)
    /// Push tokens or what they stand for changed: tell the push handlers. Answered by `acknowledged`.
    case pushTokens(PushTokensChange)
    /// The `#Preview`s of Live Activities.
    case activityPreviews
    /// When a widget matters, by its kind.
    case relevance(kind: String)
    /// Answers a question of the extension's; has no reply.
    case answer(question: UInt64, HostAnswer)
    /// Finish and leave.
    case shutdown
  }
  package var id: UInt64
  package var body: Body
  package init(id: UInt64, body: Body) {
    self.id = id
    self.body = body
  }
}

/// Asks a provider for entries and their pictures.
package struct EntriesRequest: Sendable, Equatable {
  package enum Source: String, Sendable, CaseIterable { case placeholder, snapshot, timeline }
  package var kind: String
  package var family: WidgetFamily
  package var source: Source
  /// `context.isPreview`: the gallery is asking.
  package var isPreview: Bool
  /// What the person chose in the edit sheet; empty for a widget without configuration.
  package var values: IntentValues
  /// The environments to draw in. The first is always drawn; a further one only where the first scene says that it
  /// depends on a key in which the two differ.
  package var environments: [SceneEnvironment]
  package init(
    kind: String, family: WidgetFamily, source: Source, isPreview: Bool = false,
    values: IntentValues = [:], environments: [SceneEnvironment]
  ) {
    self.kind = kind
    self.family = family
    self.source = source
    self.isPreview = isPreview
    self.values = values
    self.environments = environments
  }
}

/// What an extension sends: one reply a request, and notices nobody asked for.
package struct Reply: Sendable, Equatable {
  package enum Body: Sendable, Equatable {
    case bundle(BundleDescription)
    case timeline(ArchivedTimeline)
    case sheet(ConfigurationSheet)
    case options(OptionList)
    case recommendations([Recommendation])
    case performed(PerformOutcome)
    case control(ControlState)
    case activity(ActivityScenes)
    case activityPreviews(ActivityPreviewList)
    case relevance([RelevanceClue])
    /// It was done, and there is nothing to say.
    case acknowledged
    case failure(ExtensionFailure)
    /// `WidgetCenter` was called; `id` is 0.
    case reload(kind: String?)
    /// `ControlCenter` was called; `id` is 0.
    case reloadControls(kind: String?)
    /// `WidgetCenter.invalidateConfigurationRecommendations()`; `id` is 0.
    case recommendationsChanged
    /// `WidgetCenter.invalidateRelevance(ofKind:)`; `id` is 0.
    case relevanceChanged(kind: String)
    /// Something only the host knows; `id` is the question's number, chosen by the extension.
    case question(HostQuestion)
    /// Something odd that is no answer (a completion called a second time, say); `id` is that of the request it concerns.
    case notice(Diagnostic)
    case goodbye
  }
  package var id: UInt64
  package var body: Body
  package init(id: UInt64, body: Body) {
    self.id = id
    self.body = body
  }
}

/// Why an extension could not answer.
package struct ExtensionFailure: Sendable, Equatable, Error {
  package enum Code: String, Sendable, CaseIterable {
    case unknownKind, unsupportedFamily, completionNeverCalled, providerThrew, noEntries, badRequest
    case tooLarge, internalError
    /// An intent or query of the user's threw; a parameter has no value; the intent is not in the extension.
    case intentThrew, needsValue, unknownIntent, unknownParameter, queryThrew
    /// No `ActivityConfiguration` for the attributes' type; attributes or state that do not decode: the message names the key and the
    /// expected type.
    case unknownActivity, attributesNotDecoded, contentNotDecoded
  }
  package var code: Code
  package var message: String
  package init(code: Code, message: String) {
    self.code = code
    self.message = message
  }
}

package struct BundleDescription: Sendable, Equatable {
  package var widgets: [WidgetDescription]
  package var controls: [ControlDescription]
  package var activities: [ActivityDescription]
  package init(
    widgets: [WidgetDescription], controls: [ControlDescription] = [], activities: [ActivityDescription] = []
  ) {
    self.widgets = widgets
    self.controls = controls
    self.activities = activities
  }
}

package struct WidgetDescription: Sendable, Equatable {
  /// The type of configuration, such as `StaticConfiguration`.
  package enum Configuration: String, Sendable, CaseIterable {
    case staticConfiguration, appIntent, intent, activity, control, relevance, empty
  }
  package var kind: String
  package var displayName: String?
  package var summary: String?
  package var families: [WidgetFamily]
  package var configuration: Configuration
  package var contentMarginsDisabled: Bool
  package var containerBackgroundRemovable: Bool
  /// The intent that configures it; `nil` for a widget without configuration.
  package var intent: IntentDescription?
  /// The edit sheet opens when it is added.
  package var promptsForConfiguration: Bool
  /// It has a `pushHandler(_:)`.
  package var handlesPush: Bool
  package init(
    kind: String, displayName: String? = nil, summary: String? = nil, families: [WidgetFamily],
    configuration: Configuration, contentMarginsDisabled: Bool = false,
    containerBackgroundRemovable: Bool = true, intent: IntentDescription? = nil,
    promptsForConfiguration: Bool = false, handlesPush: Bool = false
  ) {
    self.kind = kind
    self.displayName = displayName
    self.summary = summary
    self.families = families
    self.configuration = configuration
    self.contentMarginsDisabled = contentMarginsDisabled
    self.containerBackgroundRemovable = containerBackgroundRemovable
    self.intent = intent
    self.promptsForConfiguration = promptsForConfiguration
    self.handlesPush = handlesPush
  }
}

/// The sizes a widget comes in, by Apple's names.
package enum WidgetFamily: String, Sendable, CaseIterable, Codable {
  case systemSmall, systemMedium, systemLarge, systemExtraLarge, systemExtraLargePortrait
  case accessoryCorner, accessoryCircular, accessoryRectangular, accessoryInline

  /// Stands on the Lock Screen or a watch face, without a container.
  package var isAccessory: Bool {
    switch self {
    case .accessoryCorner, .accessoryCircular, .accessoryRectangular, .accessoryInline: true
    case .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge, .systemExtraLargePortrait: false
    }
  }
}

/// A timeline with its pictures: what the host keeps.
package struct ArchivedTimeline: Sendable, Equatable {
  package var entries: [ArchivedEntry]
  package var policy: ReloadPolicy
  package var timings: StageTimings
  package var diagnostics: [Diagnostic]
  package init(
    entries: [ArchivedEntry], policy: ReloadPolicy, timings: StageTimings = StageTimings(),
    diagnostics: [Diagnostic] = []
  ) {
    self.entries = entries
    self.policy = policy
    self.timings = timings
    self.diagnostics = diagnostics
  }
}

package struct ArchivedEntry: Sendable, Equatable {
  package var date: Date
  /// `TimelineEntryRelevance.score` and `.duration` (seconds).
  package var relevance: Relevance?
  /// The picture for the first environment, then those for further environments that differ.
  package var scenes: [SceneVariant]
  package init(date: Date, relevance: Relevance? = nil, scenes: [SceneVariant]) {
    self.date = date
    self.relevance = relevance
    self.scenes = scenes
  }
  package struct Relevance: Sendable, Equatable {
    package var score: Double
    package var duration: Double
    package init(score: Double, duration: Double) {
      self.score = score
      self.duration = duration
    }
  }
  /// The scene for the environment at `index` of the request; the first one's where none of its own was needed.
  package func scene(environment index: Int) -> Scene? {
    (scenes.first { $0.environment == index } ?? scenes.first)?.scene
  }
}

package struct SceneVariant: Sendable, Equatable {
  /// Index into the request's environments.
  package var environment: Int
  package var scene: Scene
  package init(environment: Int, scene: Scene) {
    self.environment = environment
    self.scene = scene
  }
}

/// When the next timeline is wanted.
package enum ReloadPolicy: Sendable, Equatable {
  case atEnd
  case after(Date)
  case never
}

/// Seconds that each stage took: provider, evaluation and layout in the extension, reading the archive in the host.
package struct StageTimings: Sendable, Equatable {
  package var provider: Double
  package var evaluate: Double
  package var layout: Double
  package var archive: Double
  package init(provider: Double = 0, evaluate: Double = 0, layout: Double = 0, archive: Double = 0) {
    self.provider = provider
    self.evaluate = evaluate
    self.layout = layout
    self.archive = archive
  }
}
