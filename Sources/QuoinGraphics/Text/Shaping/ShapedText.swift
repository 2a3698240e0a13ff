import QuoinResources

/// A text as glyphs, before it is broken into lines: plain values that any thread may read.
///
/// Clusters stand in the order of the text, and the glyphs of one cluster in the order they are drawn, whatever the
/// writing direction; a run from right to left is drawn by walking its clusters backwards.
final class ShapedText: Sendable {
  /// The characters.
  let string: String
  /// Parts of one font, direction and look, in the order of the text.
  let runs: [ShapedRun]
  /// All glyphs.
  let glyphs: [ShapedGlyph]
  /// All clusters, and one more that marks the end.
  let clusters: [ShapedCluster]
  /// Where lines may end, in ascending order; the last is the end of the text.
  let breaks: [LineBreakChance]
  /// The paragraphs, of which there is at least one.
  let paragraphs: [ShapedParagraph]
  /// What no font has a glyph for.
  let missing: [Unicode.Scalar]
  /// The languages of words that were to be hyphenated and have no dictionary.
  let unhyphenated: [String]
  /// Whether the text has tabs, whose widths depend on where a line begins.
  let hasTabs: Bool
  /// The memory it takes, in bytes, nearly.
  let cost: Int
  private let memory: MemoryClaim?

  init(
    string: String, runs: [ShapedRun], glyphs: [ShapedGlyph], clusters: [ShapedCluster],
    breaks: [LineBreakChance], paragraphs: [ShapedParagraph], missing: [Unicode.Scalar],
    unhyphenated: [String],
    hasTabs: Bool
  ) {
    self.string = string
    self.runs = runs
    self.glyphs = glyphs
    self.clusters = clusters
    self.breaks = breaks
    self.paragraphs = paragraphs
    self.missing = missing
    self.unhyphenated = unhyphenated
    self.hasTabs = hasTabs
    cost =
      256 + string.utf8.count + runs.count * MemoryLayout<ShapedRun>.stride
      + glyphs.count * MemoryLayout<ShapedGlyph>.stride
      + clusters.count * MemoryLayout<ShapedCluster>.stride
      + breaks.count * MemoryLayout<LineBreakChance>.stride
      + paragraphs.count * MemoryLayout<ShapedParagraph>.stride
    memory = MemoryClaim.current(cost)
  }

  /// The width of a range of clusters, in points, with tabs as nothing.
  func width(_ range: Range<Int>) -> Double {
    clusters[range.upperBound].x - clusters[range.lowerBound].x
  }
}

/// One glyph, in points.
struct ShapedGlyph: Sendable {
  let id: UInt32
  let advance: Float
  /// To the right.
  let dx: Float
  /// Upwards.
  let dy: Float
}

/// The glyphs that stand for characters which cannot be drawn apart.
struct ShapedCluster: Sendable {
  /// The sum of the advances of all clusters before, in points.
  let x: Double
  /// The place of the first character, in UTF-8 bytes.
  let start: Int32
  /// The place of the first glyph.
  let firstGlyph: Int32
  let traits: ClusterTraits
}

/// What matters about a cluster when lines are broken.
struct ClusterTraits: OptionSet, Sendable {
  let rawValue: UInt16
  /// White space, which may hang beyond the edge at the end of a line.
  static let space = ClusterTraits(rawValue: 1)
  /// A tab.
  static let tab = ClusterTraits(rawValue: 2)
  /// The end of a line or a paragraph.
  static let newline = ClusterTraits(rawValue: 4)
  /// A word may be broken before it where it has no room.
  static let characterBreak = ClusterTraits(rawValue: 8)
  /// A soft hyphen, seen only where a line ends behind it.
  static let softHyphen = ClusterTraits(rawValue: 16)
  /// A line may end before it.
  static let lineBreak = ClusterTraits(rawValue: 32)
  /// A word may be broken before it with a hyphen.
  static let hyphenation = ClusterTraits(rawValue: 64)
  /// Justified lines may be stretched before it, although no space stands there: between characters of East Asia.
  static let stretch = ClusterTraits(rawValue: 128)
}

/// A part of a text with one face, size, direction and look.
struct ShapedRun: Sendable {
  let face: FontFace
  let size: Double
  /// The clusters.
  let clusters: Range<Int>
  /// The embedding level; odd from right to left.
  let level: UInt8
  /// Which of the text's spans it belongs to.
  let span: Int
  /// The height above the baseline, of the font asked for and of the one that stands in for it.
  let ascent: Double
  /// The depth below the baseline; positive.
  let descent: Double
  /// The height and the depth of the font asked for alone.
  let ownAscent: Double
  let ownDescent: Double
  /// How far it is raised.
  let baselineOffset: Double
  /// Whether it is the place of an attachment, and has no glyphs.
  let isAttachment: Bool
}

/// A paragraph.
struct ShapedParagraph: Sendable {
  /// The clusters with the newline that ends it.
  let clusters: Range<Int>
  /// The clusters without that newline.
  let contentEnd: Int
  /// 0 from left to right, 1 from right to left.
  let level: UInt8
  /// The first span with characters in it.
  let span: Int
}

/// A place where a line may end.
struct LineBreakChance: Sendable {
  /// What lies at the place.
  enum Kind: Sendable {
    case soft, hyphen, hyphenation, newline, tab, end
  }

  /// The width of the text up to here without the white space before it, in points.
  let contentX: Double
  /// The cluster that would begin the next line.
  let cluster: Int32
  /// The cluster where that white space begins.
  let contentEnd: Int32
  let kind: Kind
}
