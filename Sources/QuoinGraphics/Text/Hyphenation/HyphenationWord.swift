/// What stands between two spaces, and whether it is a word that a hyphen may be put into: addresses, numbers of orders and what
/// has hyphens of its own would read as others with one more.
struct HyphenationWord {
  /// The cluster behind it.
  let end: Int
  /// Whether it is made of letters and the marks of sentences.
  let isPlain: Bool

  /// - Parameters:
  ///   - start: Its first cluster.
  ///   - limit: Where the paragraph's clusters end.
  init(from start: Int, to limit: Int, in clusters: [ShapedCluster], _ reader: ScalarReader) {
    var end = start
    var marks = Marks()
    while end < limit, clusters[end].traits.isDisjoint(with: [.space, .newline, .tab]) {
      let scalar = reader.scalar(at: Int(clusters[end].start)).value
      // A dash between words is as good as a space.
      if scalar == 0x2013 || scalar == 0x2014 { break }
      marks.add(scalar)
      end += 1
    }
    self.end = max(end, start + 1)
    isPlain = marks.arePlain
  }

  /// What is looked for while a word is read.
  private struct Marks {
    private var hasCodes = false
    private var slashes = 0
    private var isBehindLetter = false
    /// Whether a point or a hyphen stands behind a letter.
    private var isLinked = false

    var arePlain: Bool { !hasCodes && slashes < 2 }

    mutating func add(_ scalar: UInt32) {
      switch scalar {
      case 0x30...0x39, 0x40, 0x5C, 0x5F: hasCodes = true  // digits, @, \\, _
      case 0x2F: slashes += 1
      default: break
      }
      // Marks and digits have neither; what is no letter of ASCII nearly always is one.
      let isLetter =
        scalar >= 0xC0 && !(0x2000...0x206F).contains(scalar)
        || (scalar | 0x20) >= 0x61 && (scalar | 0x20) <= 0x7A
      if isLetter, isLinked { hasCodes = true }
      let links = scalar == 0x2E || scalar == 0x2D || scalar == 0x2010 || scalar == 0x2011
      isLinked = links && isBehindLetter
      isBehindLetter = isLetter
    }
  }
}
