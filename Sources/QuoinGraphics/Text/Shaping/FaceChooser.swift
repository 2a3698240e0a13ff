import QuoinResources

/// Finds the face for each character of a text: its own, the one before, or a fallback.
struct FaceChooser {
  let reader: ScalarReader
  let ideographs: IdeographStyle
  /// What no font has a glyph for, in the order of the text.
  private(set) var missing: [Unicode.Scalar] = []
  private lazy var emojiFace = FontFallback.shared.emojiFace
  private let meter: BudgetMeter?
  /// What a search through all families takes, in units of work.
  private static let workOfSearch = 100

  /// From here on characters that Unicode would draw as text are pictures too, as on Apple's systems, where no font for
  /// text has them.
  private static let firstPictograph: UInt32 = 0x1F000

  init(reader: ScalarReader, ideographs: IdeographStyle, _ meter: BudgetMeter? = nil) {
    self.meter = meter
    self.reader = reader
    self.ideographs = ideographs
  }

  /// The face for what people see as one character.
  ///
  /// - Parameters:
  ///   - range: Its bytes.
  ///   - own: The face that the text asks for.
  ///   - previous: The face of the character before, where it is of the same script and look.
  mutating func face(_ range: Range<Int>, own: FontFace, previous: FontFace?) -> FontFace {
    let (first, length) = reader.scalar(at: range.lowerBound)
    if first < 0x80, length == range.count, own.coversASCII {
      if first == 0x20, let previous, !previous.isColored, previous.glyph(first) != nil { return previous }
      return own
    }
    if isEmoji(range, first: first) {
      if let face = emojiFace, face.glyph(first) != nil || first < 0x80 { return face }
    }
    if covers(own, range) { return own }
    if first >= Self.firstPictograph, isEmoji(range, first: first, isPicture: true), let face = emojiFace,
      face.glyph(first) != nil
    {
      return face
    }
    if let previous, !previous.isColored, covers(previous, range) { return previous }
    guard let scalar = Unicode.Scalar(first), meter?.allows(Self.workOfSearch) != false else { return own }
    if let fallback = FontFallback.shared.face(for: scalar, like: own, ideographs: ideographs) {
      noteMissing(range, in: fallback)
      return fallback
    }
    noteMissing(range, in: own)
    return own
  }

  private func covers(_ face: FontFace, _ range: Range<Int>) -> Bool {
    var place = range.lowerBound
    while place < range.upperBound {
      let (scalar, length) = reader.scalar(at: place)
      if face.glyph(scalar) == nil, !isInvisible(scalar) { return false }
      place += length
    }
    return true
  }

  private mutating func noteMissing(_ range: Range<Int>, in face: FontFace) {
    var place = range.lowerBound
    while place < range.upperBound {
      let (value, length) = reader.scalar(at: place)
      if face.glyph(value) == nil, !isInvisible(value), let scalar = Unicode.Scalar(value),
        FontFallback.shared.face(for: scalar, like: face, ideographs: ideographs) == nil
      {
        missing.append(scalar)
      }
      place += length
    }
  }

  /// Whether a character has no look of its own, so that no font needs to have it.
  private func isInvisible(_ value: UInt32) -> Bool {
    guard let scalar = Unicode.Scalar(value) else { return true }
    return value < 0x20 || (value >= 0xAD && scalar.properties.isDefaultIgnorableCodePoint)
  }

  /// Whether a character is to be drawn as a coloured picture, by itself or because a selector says so.
  ///
  /// - Parameter isPicture: Whether it is one by itself, whatever Unicode says.
  private func isEmoji(_ range: Range<Int>, first: UInt32, isPicture: Bool = false) -> Bool {
    if first < 0x203C, first != 0xA9, first != 0xAE, range.count == 1 { return false }
    guard let scalar = Unicode.Scalar(first), scalar.properties.isEmoji else { return false }
    var isPicture = isPicture || scalar.properties.isEmojiPresentation
    var place = range.lowerBound
    while place < range.upperBound {
      let (value, length) = reader.scalar(at: place)
      switch value {
      case 0xFE0E: return false
      case 0xFE0F, 0x1F3FB...0x1F3FF: isPicture = true
      default: break
      }
      place += length
    }
    return isPicture
  }
}
