import CQuoinGraphics

/// Where room may be put between letters: not where their shapes join.
struct LetterSpacing {
  /// Points added behind a letter; negative for less room.
  let points: Double
  private let isCursive: Bool

  /// - Parameters:
  ///   - points: The room that the text asks for.
  ///   - script: The letters' script as HarfBuzz knows it.
  init(_ points: Double, in script: UInt32) {
    self.points = points
    isCursive = Self.isCursive(script)
  }

  /// The room behind a cluster.
  ///
  /// - Parameters:
  ///   - cluster: Its bytes.
  ///   - end: Where the letters that it is shaped with end.
  func room(behind cluster: Range<Int>, upTo end: Int, _ reader: ScalarReader) -> Double {
    if points == 0 { return 0 }
    if isCursive { return reader.scalar(at: cluster.lowerBound).value == 0x20 ? points : 0 }
    return cluster.upperBound < end && reader.bytes[cluster.upperBound] >= 0x80
      && endsInConjunct(cluster, reader) ? 0 : points
  }

  /// Whether a cluster's last letter loses its vowel, so that the next is drawn below it or joined to it.
  private func endsInConjunct(_ cluster: Range<Int>, _ reader: ScalarReader) -> Bool {
    var place = cluster.lowerBound
    var (last, before): (UInt32, UInt32) = (0, 0)
    while place < cluster.upperBound {
      let (scalar, length) = reader.scalar(at: place)
      (before, last) = (last, scalar)
      place += length
    }
    // A joiner asks for the joined shape; without one some scripts draw the sign itself.
    let (sign, isJoined) = last == 0x200D ? (before, true) : (last, false)
    guard sign >= 0x900, let scalar = Unicode.Scalar(sign),
      scalar.properties.canonicalCombiningClass == .virama
    else { return false }
    return isJoined || !Self.visibleSigns.contains(sign)
  }

  /// The signs of Tamil, Sinhala and Thai, which are seen where nothing joins the letters.
  private static let visibleSigns: Set<UInt32> = [0x0BCD, 0x0DCA, 0x0E3A]

  /// Whether the letters of a script join each other.
  static func isCursive(_ script: UInt32) -> Bool {
    switch hb_script_t(rawValue: script) {
    case HB_SCRIPT_ARABIC, HB_SCRIPT_SYRIAC, HB_SCRIPT_MONGOLIAN, HB_SCRIPT_NKO, HB_SCRIPT_MANDAIC,
      HB_SCRIPT_PHAGS_PA, HB_SCRIPT_MANICHAEAN, HB_SCRIPT_PSALTER_PAHLAVI, HB_SCRIPT_ADLAM,
      HB_SCRIPT_HANIFI_ROHINGYA, HB_SCRIPT_SOGDIAN:
      true
    default: false
    }
  }

  /// Whether a character is of a script whose letters join each other.
  static func isCursive(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x600...0x8FF, 0x1800...0x18AF, 0xA840...0xA87F, 0xFB50...0xFDFF, 0xFE70...0xFEFE, 0x10AC0...0x10AFF,
      0x10D00...0x10D3F, 0x1E900...0x1E95F:
      true
    default: false
    }
  }

  /// Whether a character is of a script whose letters join or stand over each other.
  static func mayJoin(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x900...0xDFF, 0xF00...0x109F, 0x1700...0x17FF, 0x1900...0x1CFF, 0xA800...0xABFF, 0x11000...0x11FFF:
      true
    default: isCursive(scalar)
    }
  }
}
