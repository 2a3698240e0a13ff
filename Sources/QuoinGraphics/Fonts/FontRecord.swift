import Synchronization

/// What is known of one face without drawing it.
struct FontRecord: Hashable, Sendable {
  /// The number of the face, which no other has: of an installed one its place in the catalog.
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
  /// The file's path; empty for a face that is not installed, and for the one that stands in when no font is.
  let file: String
  /// Which of the faces in the file.
  let faceIndex: UInt32
  /// The bytes of a face that is not installed.
  var own: FontBytes?
  /// The axes of a variable font.
  var axes: [FontAxis] = []
  /// The named places on the axes.
  var instances: [FontInstance] = []
  /// Where a variable font stands on its axes, where that is not the place it has by itself.
  var places: [FontVariation] = []

  /// The face without glyphs that stands in when no font is installed.
  static let empty = FontRecord(
    index: -1, family: "none", postScriptName: "none", weight: 400, isItalic: false, width: 100, file: "",
    faceIndex: 0)

  /// Compares the faces' numbers and what a test may have made up.
  static func == (left: FontRecord, right: FontRecord) -> Bool {
    left.index == right.index && left.postScriptName == right.postScriptName && left.weight == right.weight
      && left.isItalic == right.isItalic && left.width == right.width && left.file == right.file
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(index)
    hasher.combine(postScriptName)
  }

  // MARK: Faces that are not in the catalog

  private static let lastIndex = Atomic<Int>(1 << 32)

  /// A number for a face that is not in the catalog.
  static func newIndex() -> Int { lastIndex.add(1, ordering: .relaxed).newValue }

  /// The same face of a variable font elsewhere on its axes.
  func standing(at places: [FontVariation]) -> FontRecord {
    if places.isEmpty { return self }
    func place(_ code: UInt32) -> Double? { places.last { $0.code == code }?.value }
    var record = FontRecord(
      index: Self.newIndex(), family: family,
      postScriptName: instances.first { $0.places == places }?.postScriptName ?? postScriptName,
      weight: place(FontTag.weight) ?? weight,
      isItalic: isItalic || (place(FontTag.italic) ?? 0) >= 0.5 || (place(FontTag.slant) ?? 0) < 0,
      width: place(FontTag.width) ?? width, file: file, faceIndex: faceIndex)
    (record.own, record.axes, record.instances, record.places) = (own, axes, instances, places)
    return record
  }

  // MARK: Choosing

  /// How far the face is from what is wanted; the smallest is the best.
  func distance(weight wanted: Double, italic: Bool, width wantedWidth: Double = 100) -> FontDistance {
    func nearest(_ code: UInt32, _ wanted: Double, or own: Double) -> Double {
      axes.first { $0.code == code }?.clamped(wanted) ?? own
    }
    let (weight, width) = (
      nearest(FontTag.weight, wanted, or: self.weight), nearest(FontTag.width, wantedWidth, or: self.width)
    )
    let towards = wanted >= 550 ? weight >= wanted : weight <= wanted
    return FontDistance(
      slant: isItalic == italic || (italic && canSlant) ? 0 : 1, width: abs(width - wantedWidth),
      weight: abs(weight - wanted) * 2 + (towards ? 0 : 1), name: postScriptName, file: file)
  }

  /// From which weight on a face is bold, and one that is wanted so is made bold where there is none.
  static let leastBold = 600.0

  /// Whether a style is bold and the face is not, nor can be.
  func lacksBold(of style: FontStyle) -> Bool {
    guard style.weight >= Self.leastBold, !style.variations.contains(where: { $0.code == FontTag.weight })
    else {
      return false
    }
    let weight = axes.first { $0.code == FontTag.weight }?.clamped(style.weight) ?? weight
    return weight < Self.leastBold
  }

  /// Whether an upright face has italic or slanted shapes on an axis.
  var canSlant: Bool {
    axes.contains {
      $0.code == FontTag.italic && $0.range.upperBound >= 0.5
        || $0.code == FontTag.slant && $0.range.lowerBound < 0
    }
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

extension [FontRecord] {
  /// The face nearest to a style.
  func nearest(to style: FontStyle) -> FontRecord? {
    func distance(_ record: FontRecord) -> FontDistance {
      record.distance(weight: style.weight, italic: style.isItalic, width: style.width)
    }
    return self.min { distance($0) < distance($1) }
  }

  /// The PostScript names of all faces and of the named places of variable ones, in the records' order.
  var postScriptNames: [String] {
    flatMap { $0.instances.isEmpty ? [$0.postScriptName] : $0.instances.map(\.postScriptName) }
  }

  /// From thin to black, each upright face before its italic.
  var inOrder: [FontRecord] {
    sorted {
      ($0.weight, $0.isItalic ? 1 : 0, $0.postScriptName) < (
        $1.weight, $1.isItalic ? 1 : 0, $1.postScriptName
      )
    }
  }
}
