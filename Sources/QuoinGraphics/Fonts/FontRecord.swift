/// What Fontconfig knows of one installed face without opening its file.
struct FontRecord: Hashable, Sendable {
  /// The place of the face in the library.
  let index: Int
  /// The family's first name.
  let family: String
  /// The name that no other face shares, such as `Inter-Bold`.
  let postScriptName: String
  /// The weight on OpenType's scale of 100 to 900.
  let weight: Double
  /// Whether the face is italic or oblique.
  let isItalic: Bool
  /// The width in per cent of a normal one.
  let width: Double
  /// The file's path; empty for the face that stands in when no font is installed.
  let file: String
  /// Which of the faces in the file.
  let faceIndex: UInt32

  /// The face without glyphs that stands in when no font is installed.
  static let empty = FontRecord(
    index: -1, family: "none", postScriptName: "none", weight: 400, isItalic: false, width: 100,
    file: "", faceIndex: 0)

  /// How far the face is from what is wanted; the smallest is the best.
  func distance(weight wanted: Double, italic: Bool) -> FontDistance {
    let towards = wanted >= 550 ? weight >= wanted : weight <= wanted
    return FontDistance(
      slant: isItalic == italic ? 0 : 1, width: abs(width - 100),
      weight: abs(weight - wanted) * 2 + (towards ? 0 : 1), name: postScriptName, file: file)
  }
}

/// A measure of unlikeness: slant first, then width, then weight; names make it a total order.
struct FontDistance: Comparable {
  let slant: Int
  let width: Double
  let weight: Double
  let name: String
  let file: String

  static func < (left: FontDistance, right: FontDistance) -> Bool {
    (left.slant, left.width, left.weight, left.name, left.file)
      < (right.slant, right.width, right.weight, right.name, right.file)
  }
}
