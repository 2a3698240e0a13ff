import QuoinResources

/// Texts that were shaped and set lately, for all threads of the process.
///
/// A table has two halves: when the young one is full it becomes the old one, whose entries are forgotten with it
/// unless they are asked for again. That bounds the memory without keeping a list of uses.
final class TextCache: Sendable {
  /// The cache of the process: at most 16 MB of shapes and 16 MB of lines.
  static let shared = TextCache(limit: 16 << 20)

  private let shapes: Guarded<Table<ShapeRequest, ShapedText>>
  private let contents: Guarded<Table<TextRequest, TextContent>>

  /// Creates a cache.
  ///
  /// - Parameter limit: The greatest size of either table, in bytes.
  init(limit: Int) {
    shapes = Guarded(Table(limit: limit))
    contents = Guarded(Table(limit: limit))
  }

  /// A text as glyphs, shaped unless it is at hand.
  func shapedText(_ text: AttributedText, baseDirection: NSWritingDirection, hash: Int? = nil) -> ShapedText {
    let request = ShapeRequest(text: text, baseDirection: baseDirection, hash: hash)
    if let known = shapes.withLock({ $0.value(request) }) { return known }
    let shaped = TextShaper.shape(text, baseDirection: baseDirection)
    let forgotten = shapes.withLock { $0.insert(shaped, for: request, cost: shaped.cost) }
    _ = forgotten
    return shaped
  }

  /// A text in lines, set unless it is at hand.
  func content(_ request: TextRequest) -> TextContent {
    if let known = contents.withLock({ $0.value(request) }) { return known }
    let shaped = shapedText(
      request.text, baseDirection: request.paragraph.baseWritingDirection, hash: request.shapeHash)
    let content = TextSetter.set(shaped, for: request)
    let forgotten = contents.withLock { $0.insert(content, for: request, cost: content.cost + shaped.cost) }
    _ = forgotten
    return content
  }

  /// The bytes held at the moment, nearly.
  var cost: Int { shapes.withLock { $0.cost } + contents.withLock { $0.cost } }
}

/// A table that forgets what has not been asked for lately.
struct Table<Key: Hashable & Sendable, Value: AnyObject & Sendable>: Sendable {
  private let limit: Int
  private var young: [Key: Entry] = [:]
  private var old: [Key: Entry] = [:]
  private var youngCost = 0
  private var oldCost = 0

  /// A value with the bytes it takes.
  struct Entry: Sendable {
    let value: Value
    let cost: Int
  }

  init(limit: Int) {
    self.limit = limit
  }

  /// The bytes held.
  var cost: Int { youngCost + oldCost }

  /// The value of a key, made young again.
  mutating func value(_ key: Key) -> Value? {
    if let entry = young[key] { return entry.value }
    guard let entry = old.removeValue(forKey: key) else { return nil }
    oldCost -= entry.cost
    young[key] = entry
    youngCost += entry.cost
    return entry.value
  }

  /// Keeps a value unless it alone would take an eighth of the room.
  ///
  /// - Returns: What was forgotten for it; letting it go is the caller's work, outside the lock.
  mutating func insert(_ value: Value, for key: Key, cost: Int) -> [Key: Entry]? {
    guard cost < limit / 8 else { return nil }
    return insert(Entry(value: value, cost: cost), for: key)
  }

  private mutating func insert(_ entry: Entry, for key: Key) -> [Key: Entry]? {
    var forgotten: [Key: Entry]?
    if youngCost + entry.cost > limit / 2 {
      forgotten = old
      old = young
      oldCost = youngCost
      young = [:]
      youngCost = 0
    }
    if young.updateValue(entry, forKey: key) == nil { youngCost += entry.cost }
    return forgotten
  }
}
