import Foundation
import VitrineCombine

extension NSObject {
  /// Publishes the values of a property (see `observe(_:options:changeHandler:)` for whose changes are seen).
  public struct KeyValueObservingPublisher<Subject: NSObject, Value>: Publisher {
    public typealias Output = Value
    public typealias Failure = Never
    public let object: Subject
    public let keyPath: KeyPath<Subject, Value>
    public let options: NSKeyValueObservingOptions
    public init(object: Subject, keyPath: KeyPath<Subject, Value>, options: NSKeyValueObservingOptions) {
      (self.object, self.keyPath, self.options) = (object, keyPath, options)
    }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      // A subject keeps the value for which nobody has asked yet, and knows the demand.
      let values = CurrentValueSubject<Value?, Never>(
        options.contains(.initial) ? object[keyPath: keyPath] : nil)
      let observation = object.observe(keyPath, options: [.new]) { _, change in
        if let value = change.newValue { values.send(value) }
      }
      values.compactMap { $0 }.handleEvents(receiveCancel: { observation.invalidate() })
        .receive(subscriber: subscriber)
    }
  }
}

extension _KeyValueCodingAndObserving where Self: NSObject {
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
    NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
  }
}
