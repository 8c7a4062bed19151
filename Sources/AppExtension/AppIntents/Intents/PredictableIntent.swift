/// An intent that the system can foresee.
///
/// - Parity: no effect: nothing foresees anything.
public protocol PredictableIntent: AppIntent {
  associatedtype Prediction: IntentPredictionConfiguration
  @IntentPredictionsBuilder<Self> static var predictionConfiguration: Prediction { get }
}

/// How a foreseen intent is shown.
public protocol IntentPredictionConfiguration<Intent> {
  associatedtype Intent: AppIntent
}

/// How an intent with these parameters is shown.
public struct IntentPrediction<Intent: AppIntent, T>: IntentPredictionConfiguration {
  public init(displayRepresentation: @escaping () -> DisplayRepresentation) where T == () {}
  public init<each V: _IntentValue & Sendable>(
    parameters: (repeat KeyPath<Intent, IntentParameter<each V>>),
    displayRepresentation: @escaping (repeat each V) -> DisplayRepresentation
  ) where T == (repeat each V) {}
}

/// Several of them.
public struct TupleIntentPrediction<Intent: AppIntent, T>: IntentPredictionConfiguration {
  init() {}
}

/// Puts predictions together.
@resultBuilder public enum IntentPredictionsBuilder<Intent: AppIntent> {
  public static func buildExpression<A0: IntentPredictionConfiguration>(_ expression: A0) -> A0
  where Intent == A0.Intent { expression }
  public static func buildBlock<A0: IntentPredictionConfiguration>(_ block: A0) -> A0
  where Intent == A0.Intent {
    block
  }
  public static func buildBlock<A0: IntentPredictionConfiguration, each A: IntentPredictionConfiguration>(
    _ first: A0, _ block: repeat each A
  ) -> TupleIntentPrediction<Intent, (A0, repeat each A)> where Intent == A0.Intent { .init() }
}
