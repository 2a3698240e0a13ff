import QuoinDiagnostics

/// Values that have been met, each with its place in their order, found quickly where they are texts or numbers.
///
/// Texts and numbers are the same as `==` has it, but for what is no number, which is the same as itself; a Boolean is no
/// number here.
struct SeenValues {
  private var texts: [String: Int] = [:]
  private var numbers: [Double: Int] = [:]
  private var noNumber: Int?
  /// By their hashes.
  private var others: [Int: [(value: Value, place: Int)]] = [:]
  private var count = 0

  /// The place of the first value that is the same, which is this one where it is new.
  mutating func place(of value: Value, _ limits: OperationLimits) throws(Diagnostic) -> Int {
    let place: Int
    switch value {
    case .string(let text):
      try limits.count(read: text.utf8.count)
      place = known(in: &texts, text)
    case .number(let number) where number.isNaN:
      place = noNumber ?? count
      noNumber = place
    case .number(let number): place = known(in: &numbers, number)
    default:
      var hasher = Hasher()
      value.hash(into: &hasher)
      let hash = hasher.finalize()
      let alike = others[hash] ?? []
      try limits.count(elements: alike.count)
      if let known = alike.first(where: { $0.value.isEqual(to: value) }) { return known.place }
      place = count
      others[hash, default: []].append((value, place))
    }
    if place == count { count += 1 }
    return place
  }

  private func known<Key>(in places: inout [Key: Int], _ key: Key) -> Int {
    if let place = places[key] { return place }
    places[key] = count
    return count
  }
}
