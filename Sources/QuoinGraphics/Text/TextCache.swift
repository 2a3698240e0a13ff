import QuoinResources

/// Texts that were shaped and set lately, for all threads of the process.
final class TextCache: Sendable {
  /// The cache of the process: at most 4 MB of shapes and 4 MB of lines, which are some thousand labels. A long document
  /// fills it however large it is, with texts that never come again.
  static let shared: TextCache = {
    let cache = TextCache(limit: 4 << 20, largest: 2 << 20)
    FontMemory.add { cache.forget() }
    return cache
  }()

  private let shapes: Guarded<GenerationalCache<ShapeRequest, ShapedText>>
  private let contents: Guarded<GenerationalCache<TextRequest, TextContent>>

  /// Creates a cache.
  ///
  /// - Parameters:
  ///   - limit: The greatest size of shapes and of lines each, in bytes. A text that alone would take more
  ///     than an eighth of it is not kept.
  ///   - largest: What a text may take alone, instead.
  init(limit: Int, largest: Int? = nil) {
    shapes = Guarded(GenerationalCache(limit: limit, largest: largest ?? limit / 8))
    contents = Guarded(GenerationalCache(limit: limit, largest: largest ?? limit / 8))
  }

  /// A text as glyphs, shaped unless it is at hand.
  func shapedText(_ text: AttributedText, baseDirection: NSWritingDirection) -> ShapedText {
    shapedText(ShapeRequest(text: text, baseDirection: baseDirection), BudgetMeter.current)
  }

  private func shapedText(_ request: ShapeRequest, _ meter: BudgetMeter?) -> ShapedText {
    if let known = shapes.withLock({ $0.value(request) }) { return known }
    let shaped = TextShaper.shape(
      request.text, baseDirection: request.baseDirection, hyphenates: request.hyphenates, meter)
    // What ended early with the budget used up is nobody else's answer.
    if meter?.isUsedUp == true { return shaped }
    return shapes.withLock { $0.insert(shaped, for: request, cost: shaped.cost + request.text.cost) }.value
  }

  /// A text in lines, set unless it is at hand.
  ///
  /// - Parameter known: The shapes of the text, where somebody has them.
  func content(_ request: TextRequest, shaped known: ShapedText? = nil) -> TextContent {
    if let known = contents.withLock({ $0.value(request) }) { return known }
    // Found once: the look-up of a task's value takes well over a hundred instructions.
    let meter = BudgetMeter.current
    let shaped =
      known
      ?? shapedText(
        ShapeRequest(
          text: request.text, baseDirection: request.paragraph.baseWritingDirection,
          hyphenates: request.paragraph.hyphenationFactor > 0, hash: request.shapeHash),
        meter)
    let content = TextSetter.set(shaped, for: request, meter)
    if meter?.isUsedUp == true { return content }
    let cost = content.cost + shaped.cost + request.text.cost
    return contents.withLock { $0.insert(content, for: request, cost: cost) }.value
  }

  /// Forgets all texts.
  func forget() {
    _ = contents.withLock { $0.removeAll() }
    _ = shapes.withLock { $0.removeAll() }
  }

  /// The bytes held at the moment, nearly.
  var cost: Int { shapes.withLock { $0.cost } + contents.withLock { $0.cost } }
}

extension AttributedText {
  /// The memory that its attributes take where it is kept as a key, in bytes, nearly: of rich text they are most, and of text with
  /// pictures these.
  fileprivate var cost: Int {
    guard let spans = spans?.spans else { return 0 }
    return spans.reduce(64 + spans.count * (MemoryLayout<TextSpans.Span>.stride + 200)) { cost, span in
      cost + (span.attributes.attachment?.image?.cgImage?.cost ?? 0)
    }
  }
}
