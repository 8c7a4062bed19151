/// Numbers from 0 on for owners of any kind; the number of one that was removed is given away again.
package struct OwnerNames<Owner: Hashable & Sendable>: Sendable {
  private var numbers: [Owner: Int32] = [:]
  private var owners: [Owner?] = []
  private var free: [Int32] = []

  package init() {}

  package var count: Int { numbers.count }

  /// The owner of a number.
  package subscript(number: Int) -> Owner? { number < owners.count ? owners[number] : nil }

  package func number(of owner: Owner) -> Int? { numbers[owner].map(Int.init) }

  package mutating func reserve(_ count: Int) {
    numbers.reserveCapacity(count)
    owners.reserveCapacity(count)
  }

  /// The number of an owner, a new one if it has none.
  package mutating func add(_ owner: Owner) -> Int {
    if let number = numbers[owner] { return Int(number) }
    if let number = free.popLast() {
      owners[Int(number)] = owner
      numbers[owner] = number
      return Int(number)
    }
    numbers[owner] = Int32(owners.count)
    owners.append(owner)
    return owners.count - 1
  }

  /// The number that an owner had.
  package mutating func remove(_ owner: Owner) -> Int? {
    guard let number = numbers.removeValue(forKey: owner) else { return nil }
    owners[Int(number)] = nil
    free.append(number)
    return Int(number)
  }
}
