/// A cache that forgets what has not been asked for lately.
///
/// It has two generations: when the young one is full it becomes the old one, and what is old by then is forgotten unless
/// it was asked for. That bounds the memory without keeping a list of uses.
struct GenerationalCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private let limit: Int
  private let largest: Int
  private var young: [Key: Entry] = [:]
  private var old: [Key: Entry] = [:]
  private var youngCost = 0
  private var oldCost = 0

  /// A value with the bytes it takes.
  struct Entry: Sendable {
    let value: Value
    let cost: Int
  }

  /// Creates a cache.
  ///
  /// - Parameters:
  ///   - limit: The greatest size of both generations together, in bytes.
  ///   - largest: The size above which a value is not kept, in bytes; up to half of the limit.
  init(limit: Int, largest: Int) {
    self.limit = limit
    self.largest = min(largest, limit / 2)
  }

  /// The bytes held.
  var cost: Int { youngCost + oldCost }

  /// The value of a key, made young again where there is room.
  mutating func value(_ key: Key) -> Value? {
    if let entry = young[key] { return entry.value }
    // Until the first generation is full there is no old one to look in.
    guard !old.isEmpty, let entry = old[key] else { return nil }
    if hasRoom(for: entry) {
      old[key] = nil
      oldCost -= entry.cost
      young[key] = entry
      youngCost += entry.cost
    }
    return entry.value
  }

  /// Keeps a value that was not there, unless it is too large.
  ///
  /// - Returns: The value, or the one with which another thread was quicker, and what was forgotten for it; letting that go is
  ///   the caller's work, outside the lock.
  mutating func insert(
    _ value: Value, for key: Key, cost: Int
  ) -> (value: Value, forgotten: [Key: Entry]?) {
    guard cost <= largest else { return (value, nil) }
    let entry = Entry(value: value, cost: cost)
    var forgotten: [Key: Entry]?
    if !hasRoom(for: entry) {
      forgotten = old
      old = young
      oldCost = youngCost
      young = [:]
      youngCost = 0
    }
    // Looked for and put in at once: a key is seldom made by two threads at the same moment.
    if let known = young.updateValue(entry, forKey: key) {
      young[key] = known
      return (known.value, forgotten)
    }
    youngCost += cost
    return (value, forgotten)
  }

  /// Forgets everything.
  ///
  /// - Returns: What was held; letting that go is the caller's work, outside the lock.
  mutating func removeAll() -> GenerationalCache {
    let old = self
    self = GenerationalCache(limit: limit, largest: largest)
    return old
  }

  private func hasRoom(for entry: Entry) -> Bool { youngCost + entry.cost <= limit / 2 }
}
