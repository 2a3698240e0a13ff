/// The schemes around a block, to be told of its changes. None is kept alive by it, and none that has gone is kept in
/// mind for long.
struct JoinedSchemes {
  private struct Entry {
    weak var holder: ProgramHolder?
  }

  /// Most blocks have one scheme, which needs no array.
  private weak var first: ProgramHolder?
  private var others: [Entry] = []
  /// The length at which the others are looked through for those that went or came twice.
  private var sweepCount = Self.leastSweepCount

  private static let leastSweepCount = 8

  /// How many are kept in mind.
  var count: Int { (first == nil ? 0 : 1) + others.count }

  /// Adds the scheme of a holder.
  mutating func add(_ holder: ProgramHolder) {
    guard let known = first else {
      // It may be among the others too, and is told twice then.
      first = holder
      return
    }
    // Mostly it is one of the last; in all of them many schemes would look too long.
    if known === holder || others.suffix(Self.leastSweepCount).contains(where: { $0.holder === holder }) {
      return
    }
    others.append(Entry(holder: holder))
    if others.count >= sweepCount { sweep() }
  }

  /// Makes the schemes forget their programs.
  func invalidate() {
    first?.invalidate()
    for entry in others { entry.holder?.invalidate() }
  }

  private mutating func sweep() {
    var seen: Set<ObjectIdentifier> = []
    others.removeAll { entry in
      entry.holder.map { !seen.insert(ObjectIdentifier($0)).inserted } ?? true
    }
    sweepCount = max(Self.leastSweepCount, 2 * others.count)
  }
}
