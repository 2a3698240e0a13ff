import QuoinResources

/// The names of a catalog, made at the first look for a name that is not written as it is installed.
final class FontNameTable: Sendable {
  private let catalog: FontCatalog
  private let made = Guarded<FontNames?>(nil)

  init(_ catalog: FontCatalog) { self.catalog = catalog }

  var table: FontNames {
    if let names = made.withLock({ $0 }) { return names }
    let names = FontNames(catalog: catalog)
    made.withLock { $0 = names }
    return names
  }
}

/// Names of families and faces in small letters, and what they lead to.
struct FontNames: Sendable {
  /// The families as they are written, in alphabetical order.
  let families: [String]
  private let membersByFamily: [String: [Int]]
  private let faceByName: [String: Int]

  init(catalog: FontCatalog) {
    var families: Set<String> = []
    var members: [String: [Int]] = [:]
    var faces: [String: Int] = [:]
    for index in 0..<catalog.count {
      let names = catalog.families(index)
      families.formUnion(names.prefix(1))
      for name in names { members[name.lowercased(), default: []].append(index) }
      let instances = catalog.isVariable(index) ? catalog.record(index).instances : []
      let own = [catalog.postScriptName(index), catalog.fullName(index)].compactMap(\.self)
      for name in own + instances.flatMap({ [$0.postScriptName, $0.fullName] }) {
        let name = name.lowercased()
        let other = faces[name].map { catalog.record($0).file }
        if other.map({ catalog.record(index).file < $0 }) ?? true { faces[name] = index }
      }
    }
    self.families = families.sorted()
    membersByFamily = members
    faceByName = faces
  }

  /// The faces of a family, of a family with its metrics, or none.
  func members(of family: String, catalog: FontCatalog) -> [FontRecord] {
    let name = family.lowercased()
    if let members = membersByFamily[name] { return members.map { catalog.record($0) } }
    let twin = FontAliases.metricTwin(of: name) { membersByFamily[$0.lowercased()] != nil }
    return (twin.flatMap { membersByFamily[$0.lowercased()] } ?? []).map { catalog.record($0) }
  }

  /// The faces of a family: those that write its name exactly so, or the same as `members(of:catalog:)` where none does.
  ///
  /// Most names that are looked for are no family's, and no face of the catalog is asked for them.
  func membersAsWritten(of family: String, catalog: FontCatalog) -> [FontRecord] {
    guard let members = membersByFamily[family.lowercased()], !family.utf8.contains(0) else {
      return self.members(of: family, catalog: catalog)
    }
    let exact = family.withCString { name in members.filter { catalog.belongs($0, to: name) } }
    return (exact.isEmpty ? members : exact).map { catalog.record($0) }
  }

  /// The face of this PostScript name or full name, unless a family has the name.
  func face(named name: String) -> Int? {
    let name = name.lowercased()
    return membersByFamily[name] == nil ? faceByName[name] : nil
  }
}
