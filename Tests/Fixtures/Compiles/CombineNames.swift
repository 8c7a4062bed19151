// language modes: 5 6
#if canImport(Combine)
  import Combine
#else
  #error("there is no Combine")
#endif
import Foundation

final class Feed: ObservableObject {
  @Published var values: [Int] = []
  private var bag = Set<AnyCancellable>()
  private let subject = PassthroughSubject<Int, Never>()
  let current = CurrentValueSubject<String, Never>("")

  func start() {
    subject
      .removeDuplicates()
      .map { $0 * 2 }
      .receive(on: DispatchQueue.main)
      .sink { [weak self] in self?.values.append($0) }
      .store(in: &bag)
    Timer.publish(every: 1, on: .main, in: .common).autoconnect().sink { _ in }.store(in: &bag)
    NotificationCenter.default.publisher(for: Notification.Name("x")).sink { _ in }.store(in: &bag)
    Combine.Just(1).zip(current).sink { print($0, $1) }.store(in: &bag)
    Just(1).append(2).collect().assign(to: &$values)
    _ = Future<Int, any Error> { promise in promise(.success(1)) }.eraseToAnyPublisher()
  }
}
