import CQuoinGraphics
import QuoinResources

/// The faces in use by this process, each opened once and shared by all threads.
final class FontLibrary: Sendable {
  /// The one library: opening files twice would only cost memory.
  static let shared = FontLibrary()

  let catalog: FontCatalog
  private let names: FontNameTable
  private let faces = Guarded<[FaceKey: FontFace]>([:])
  private let instances: Guarded<GenerationalCache<FaceKey, FontFace>>
  private let matches: Guarded<GenerationalCache<MatchKey, FontFace>>
  private let registered = Guarded<FontCollection?>(nil)

  private struct FaceKey: Hashable {
    let index: Int
    let slanted: Bool
    let emboldened: Bool
    let places: [FontVariation]
  }

  private struct MatchKey: Hashable {
    let family: ExactString
    let style: FontStyle

    /// The bytes that it takes with its face in a table, nearly.
    var cost: Int { 128 + family.string.utf8.count + 16 * style.variations.count }
  }

  /// The most bytes that `matches` takes; families' names come from templates, so there is no end of them.
  static let matchLimit = 256 << 10
  /// The most faces that are kept beside those of the catalog: places on axes come from templates, too.
  private static let instanceLimit = 512

  init(catalog: FontCatalog = FontCatalog()) {
    self.catalog = catalog
    names = FontNameTable(catalog)
    matches = Guarded(GenerationalCache(limit: Self.matchLimit, largest: 1024))
    instances = Guarded(GenerationalCache(limit: Self.instanceLimit, largest: 1))
  }

  /// The bytes that `matches` takes at the moment, nearly.
  var matchCost: Int { matches.withLock { $0.cost } }

  /// The names of all installed families, in alphabetical order.
  var familyNames: [String] { names.table.families }

  // MARK: Installed families

  /// The face nearest to what is wanted in a family, or in the system's when the family is not installed.
  func face(family: String, weight: Double, italic: Bool) -> FontFace {
    face(family: family, style: FontStyle(weight: weight, isItalic: italic))
  }

  /// The face nearest to what is wanted in an installed family, or in the system's when the family is not installed.
  func face(family: String, style: FontStyle) -> FontFace {
    let key = MatchKey(family: ExactString(family), style: style)
    if let face = matches.withLock({ $0.value(key) }) { return face }
    let record =
      match(family: family, style: style)
      ?? match(family: SystemFontDesign.standard.family, style: style)
      ?? match(family: "Noto Sans", style: style)
      ?? (catalog.count > 0 ? catalog.record(0) : .empty)
    let face = face(record, for: style)
    return matches.withLock { $0.insert(face, for: key, cost: key.cost) }.value
  }

  /// The record nearest to what is wanted in a family, or nil when the family is not installed.
  func match(family: String, weight: Double, italic: Bool) -> FontRecord? {
    match(family: family, style: FontStyle(weight: weight, isItalic: italic))
  }

  /// The record nearest to what is wanted in a family, or nil when the family is not installed.
  func match(family: String, style: FontStyle) -> FontRecord? {
    var members = exactMembers(of: family)
    if members.isEmpty { members = names.table.members(of: family, catalog: catalog) }
    return members.nearest(to: style)
  }

  /// The record of a family's regular face, or of a single face, by any of its names.
  func record(named name: String) -> FontRecord? {
    let table = names.table
    if let face = table.face(named: name) { return catalog.record(face) }
    return table.membersAsWritten(of: name, catalog: catalog).nearest(to: FontStyle())
  }

  /// A family's faces from thin to black, each upright one before its italic.
  func records(family: String) -> [FontRecord] { names.table.members(of: family, catalog: catalog).inOrder }

  /// The members of a family written exactly as it is installed, without making the table of names.
  private func exactMembers(of family: String) -> [FontRecord] {
    // C would end the name at a zero byte.
    if family.utf8.contains(0) { return [] }
    return family.withCString { name in
      (0..<catalog.count).filter { catalog.belongs($0, to: name) }.map { catalog.record($0) }
    }
  }

  // MARK: Registered families

  /// The fonts that the program has registered, which come before installed ones.
  var registeredFonts: FontCollection? { registered.withLock { $0 } }

  /// Registers fonts; of two of one name, the later counts.
  func register(_ fonts: FontCollection) {
    registered.withLock { registered in registered = registered.map { fonts.adding($0) } ?? fonts }
  }

  // MARK: Faces

  /// The record of a collection, of the registered fonts or of the installed ones, by any of its names.
  func record(named name: String, in fonts: FontCollection?) -> FontRecord? {
    fonts?.record(named: name) ?? registeredFonts?.record(named: name) ?? record(named: name)
  }

  /// The face of a collection, of the registered fonts or of the installed ones, by any of its names.
  ///
  /// Of a variable font a family's name is its regular face, wherever the font stands by itself.
  func face(named name: String, in fonts: FontCollection?) -> FontFace? {
    guard let record = record(named: name, in: fonts) else { return nil }
    if record.axes.isEmpty { return face(record) }
    let lowercased = name.lowercased()
    if let instance = record.instances.first(where: { $0.isCalled(lowercased) }) {
      return face(record, places: instance.places)
    }
    return record.postScriptName.lowercased() == lowercased ? face(record) : face(record, for: FontStyle())
  }

  /// The record that a descriptor asks for, or nil when there is no such family.
  func record(_ wish: FontWish) -> FontRecord? {
    ownRecord(wish) ?? match(family: wish.family, style: wish.style)
  }

  private func ownRecord(_ wish: FontWish) -> FontRecord? {
    if wish.isSystem { return nil }
    let style = wish.style
    return wish.fonts?.match(family: wish.family, style: style)
      ?? registeredFonts?.match(family: wish.family, style: style)
  }

  /// The face that a descriptor asks for: of its collection, of the registered fonts, or installed.
  func face(_ wish: FontWish) -> FontFace {
    let style = wish.style
    return ownRecord(wish).map { face($0, for: style) } ?? face(family: wish.family, style: style)
  }

  /// The face that a style stands for in a record: of a variable font, at the places on its axes.
  func face(_ record: FontRecord, for style: FontStyle) -> FontFace {
    let places = record.axes.isEmpty ? [] : record.axes.places(for: style)
    let isItalic = record.isItalic || record.canSlant
    return face(
      record, slanted: style.isItalic && !isItalic, emboldened: record.lacksBold(of: style), places: places)
  }

  /// The opened face of a record.
  ///
  /// - Parameters:
  ///   - slanted: Whether to slant an upright face, where a family has no italic.
  ///   - emboldened: Whether to make a light face bold, where a family has none that is.
  ///   - places: Where a variable font stands on its axes.
  func face(
    _ record: FontRecord, slanted: Bool = false, emboldened: Bool = false, places: [FontVariation] = []
  ) -> FontFace {
    let key = FaceKey(index: record.index, slanted: slanted, emboldened: emboldened, places: places)
    guard record.own != nil || !places.isEmpty else {
      if let face = faces.withLock({ $0[key] }) { return face }
      let opened = FontFace(record: record, slanted: slanted, emboldened: emboldened)
      return faces.withLock { known in
        if let face = known[key] { return face }
        known[key] = opened
        return opened
      }
    }
    if let face = instances.withLock({ $0.value(key) }) { return face }
    let opened = FontFace(record: record.standing(at: places), slanted: slanted, emboldened: emboldened)
    return instances.withLock { $0.insert(opened, for: key, cost: 1) }.value
  }

  /// Forgets the faces that are not in the catalog, and nobody uses.
  func forgetInstances() {
    _ = instances.withLock { $0.removeAll() }
  }
}
