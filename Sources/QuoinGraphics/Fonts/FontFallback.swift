import CQuoinGraphics
import QuoinResources

/// Chooses the face for what a text's own face lacks: Noto, in an order that no other installed font changes.
final class FontFallback: Sendable {
  /// The one table; what was found out lately is kept.
  static let shared = FontFallback(library: .shared)

  private let library: FontLibrary
  private let families: [FontFallbackFamily]
  private let found: Guarded<Answers>
  /// How bold what stands in for a face is that was made so.
  private static let boldWeight = 700.0
  /// The bytes that an answer takes, nearly.
  private static let answerCost = 64
  /// The most bytes that the answers take: those to some 8,000 characters.
  static let limit = 512 << 10

  private struct Answers {
    var faces: GenerationalCache<Key, FontFace>
    /// A bit for each character that is known to be in no font; a text of such would drive all else out.
    var missing = [UInt64](repeating: 0, count: 0x11_0000 / 64)
  }

  private struct Key: Hashable {
    let scalar: UInt32
    let weight: Double
    let italic: Bool
    let ideographs: IdeographStyle
  }

  private init(library: FontLibrary) {
    self.library = library
    found = Guarded(Answers(faces: GenerationalCache(limit: Self.limit, largest: Self.answerCost)))
    var membersByName: [String: [FontRecord]] = [:]
    for index in 0..<library.catalog.count {
      for name in library.catalog.families(index) where name.hasPrefix("Noto ") || name == "Inter" {
        membersByName[name, default: []].append(library.catalog.record(index))
      }
    }
    families = FontFallbackOrder.families.compactMap { name in
      membersByName[name].map { FontFallbackFamily(name: name, records: $0) }
    }
  }

  /// The face with a glyph for a character, near in weight and slant to the text's own; nil when there is none.
  ///
  /// - Parameter ideographs: Whose shapes Han characters take.
  func face(for scalar: Unicode.Scalar, like face: FontFace, ideographs: IdeographStyle) -> FontFace? {
    let italic = face.record.isItalic || face.isSlanted
    let weight = face.isEmboldened ? max(face.record.weight, Self.boldWeight) : face.record.weight
    let key = Key(scalar: scalar.value, weight: weight, italic: italic, ideographs: ideographs)
    let (word, bit) = (Int(scalar.value) / 64, UInt64(1) << (scalar.value % 64))
    let known = found.withLock { answers -> FontFace?? in
      answers.missing[word] & bit != 0 ? .some(nil) : answers.faces.value(key).map { .some($0) }
    }
    if let known { return known }
    let answer = search(scalar.value, weight: weight, italic: italic, ideographs: ideographs)
    guard let answer else {
      found.withLock { $0.missing[word] |= bit }
      return nil
    }
    return found.withLock { $0.faces.insert(answer, for: key, cost: Self.answerCost) }.value
  }

  /// The bytes that the answers take at the moment, nearly.
  var cost: Int { found.withLock { $0.faces.cost } }

  /// The face for coloured emoji, or nil when it is not installed.
  var emojiFace: FontFace? {
    library.match(family: "Noto Color Emoji", weight: 400, italic: false).map { library.face($0) }
  }

  private func search(
    _ scalar: UInt32, weight: Double, italic: Bool, ideographs: IdeographStyle
  ) -> FontFace? {
    let preferred = families.firstIndex { $0.name == ideographs.family }
    if let preferred, scalar >= 0x2E80,
      let record = record(families[preferred], for: scalar, weight: weight, italic: italic)
    {
      return library.face(record)
    }
    for index in families.indices where index != preferred {
      if let record = record(families[index], for: scalar, weight: weight, italic: italic) {
        return library.face(record)
      }
    }
    return preferred.flatMap { record(families[$0], for: scalar, weight: weight, italic: italic) }
      .map { library.face($0) }
  }

  /// The nearest of a family's fonts that have a character.
  private func record(
    _ family: FontFallbackFamily, for scalar: UInt32, weight: Double, italic: Bool
  ) -> FontRecord? {
    var nearest: (record: FontRecord, distance: FontDistance)?
    for record in family.records where library.catalog.covers(record.index, scalar) {
      let distance = record.distance(weight: weight, italic: italic)
      if nearest.map({ distance < $0.distance }) ?? true { nearest = (record, distance) }
    }
    return nearest?.record
  }
}

/// A family of the fallback order that is installed.
struct FontFallbackFamily: Sendable {
  let name: String
  let records: [FontRecord]
}

/// Whose shapes Han characters take; the text itself tells, by the letters around them.
enum IdeographStyle: Hashable, Sendable {
  case simplifiedChinese, traditionalChinese, japanese, korean

  /// The family with these shapes.
  var family: String {
    switch self {
    case .simplifiedChinese: "Noto Sans CJK SC"
    case .traditionalChinese: "Noto Sans CJK TC"
    case .japanese: "Noto Sans CJK JP"
    case .korean: "Noto Sans CJK KR"
    }
  }

  /// The language tag that fonts choose shapes by.
  var languageTag: String {
    switch self {
    case .simplifiedChinese: "zh-hans"
    case .traditionalChinese: "zh-hant"
    case .japanese: "ja"
    case .korean: "ko"
    }
  }

  /// The style that a letter gives away, or nil where it could be any.
  static func revealed(by scalar: UInt32) -> IdeographStyle? {
    switch scalar {
    case 0x3041...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9D: .japanese
    case 0x1100...0x11FF, 0x3130...0x318F, 0xAC00...0xD7A3: .korean
    case 0x3105...0x312F, 0x31A0...0x31BF: .traditionalChinese
    default: nil
    }
  }
}
