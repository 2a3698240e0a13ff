import CQuoinGraphics
import QuoinResources

/// The faces in use by this process, each opened once and shared by all threads.
final class FontLibrary: Sendable {
  /// The one library: opening files twice would only cost memory.
  static let shared = FontLibrary()

  let catalog = FontCatalog()
  private let faces = Guarded<[FaceKey: FontFace]>([:])
  private let matches: Guarded<GenerationalCache<MatchKey, FontFace>>

  private struct FaceKey: Hashable {
    let index: Int
    let slanted: Bool
  }

  private struct MatchKey: Hashable {
    let family: ExactString
    let weight: Double
    let italic: Bool

    /// The bytes that it takes with its face in a table, nearly.
    var cost: Int { 96 + family.string.utf8.count }
  }

  /// The most bytes that `matches` takes; families' names come from templates, so there is no end of them.
  static let matchLimit = 256 << 10

  private init() {
    matches = Guarded(GenerationalCache(limit: Self.matchLimit, largest: 1024))
  }

  /// The bytes that `matches` takes at the moment, nearly.
  var matchCost: Int { matches.withLock { $0.cost } }

  /// The names of families and faces, made at the first look for a name that is not the system's.
  private static let names = FontNames(catalog: shared.catalog)

  /// The names of all installed families, in alphabetical order.
  var familyNames: [String] { Self.names.families }

  /// The face nearest to what is wanted in a family, or in the system's when the family is not installed.
  func face(family: String, weight: Double, italic: Bool) -> FontFace {
    let key = MatchKey(family: ExactString(family), weight: weight, italic: italic)
    if let face = matches.withLock({ $0.value(key) }) { return face }
    let record =
      match(family: family, weight: weight, italic: italic)
      ?? match(family: SystemFontDesign.standard.family, weight: weight, italic: italic)
      ?? match(family: "Noto Sans", weight: weight, italic: italic)
      ?? (catalog.count > 0 ? catalog.record(0) : .empty)
    let face = face(record, slanted: italic && !record.isItalic)
    return matches.withLock { $0.insert(face, for: key, cost: key.cost) }.value
  }

  /// The record nearest to what is wanted in a family, or nil when the family is not installed.
  func match(family: String, weight: Double, italic: Bool) -> FontRecord? {
    var members = exactMembers(of: family)
    if members.isEmpty { members = Self.names.members(of: family, catalog: catalog) }
    return members.min { left, right in
      left.distance(weight: weight, italic: italic) < right.distance(weight: weight, italic: italic)
    }
  }

  /// The record of a family's regular face, or of a single face, by any of its names.
  func record(named name: String) -> FontRecord? {
    if let face = Self.names.face(named: name) { return catalog.record(face) }
    return match(family: name, weight: 400, italic: false)
  }

  /// A family's faces from thin to black, each upright one before its italic.
  func records(family: String) -> [FontRecord] {
    Self.names.members(of: family, catalog: catalog).sorted {
      ($0.weight, $0.isItalic ? 1 : 0, $0.postScriptName) < (
        $1.weight, $1.isItalic ? 1 : 0, $1.postScriptName
      )
    }
  }

  /// The opened face of a record.
  ///
  /// - Parameter slanted: Whether to slant an upright face, where a family has no italic.
  func face(_ record: FontRecord, slanted: Bool = false) -> FontFace {
    let key = FaceKey(index: record.index, slanted: slanted)
    if let face = faces.withLock({ $0[key] }) { return face }
    let opened = FontFace(record: record, slanted: slanted)
    return faces.withLock { known in
      if let face = known[key] { return face }
      known[key] = opened
      return opened
    }
  }

  /// The members of a family written exactly as it is installed, without making the table of names.
  private func exactMembers(of family: String) -> [FontRecord] {
    // C would end the name at a zero byte.
    if family.utf8.contains(0) { return [] }
    return family.withCString { name in
      (0..<catalog.count).filter { catalog.belongs($0, to: name) }.map { catalog.record($0) }
    }
  }
}
