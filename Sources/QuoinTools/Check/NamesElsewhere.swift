import QuoinResources

/// The names in the expressions of all files that read one, or that it reads, at however many removes.
struct NamesElsewhere: Sendable {
  /// In how many files each name is, this one among them.
  fileprivate let counts: [String: Int]
  fileprivate let own: Set<String>

  /// Whether another file has a name.
  func contains(_ name: String) -> Bool { counts[name, default: 0] > (own.contains(name) ? 1 : 0) }
}

/// In how many files each name is, for those that belong together, counted once for all of them.
///
/// What is asked of a file is what the others have. So where one is replaced by a text that reads the same files, as when
/// it is typed in or mended, what was counted holds for that one.
struct NameCounts: Sendable {
  /// The counts of the files that belong together, by the keys of all of them.
  private let found = Guarded<[String: [String: Int]]>([:])
  /// A file that is another one by now, as it was counted.
  private var replaced: (key: String, file: TemplateProject.File)?

  /// What the files that belong together with one have, besides itself.
  ///
  /// - Parameters:
  ///   - files: All files by their keys.
  ///   - relatives: The keys of those that a file reads, or that read it.
  func names(
    besides key: String, in files: [String: TemplateProject.File], _ relatives: (String) -> Set<String>
  ) -> NamesElsewhere {
    let own = replaced?.key == key ? replaced?.file : files[key]
    let isShared = replaced == nil || replaced?.key == key
    if isShared, let counts = found.withLock({ $0[key] }) {
      return NamesElsewhere(counts: counts, own: own?.names ?? [])
    }
    var members: Set<String> = [key]
    var pending = [key]
    var counts: [String: Int] = [:]
    while let next = pending.popLast() {
      let file = next == key ? own : files[next]
      for name in file?.names ?? [] { counts[name, default: 0] += 1 }
      for other in relatives(next) where members.insert(other).inserted { pending.append(other) }
    }
    let whole = counts
    if isShared { found.withLock { for member in members { $0[member] = whole } } }
    return NamesElsewhere(counts: whole, own: own?.names ?? [])
  }

  /// Takes note of a file in the place of another, or of none.
  mutating func replace(_ old: TemplateProject.File?, by new: TemplateProject.File?, at key: String) {
    if let old, let new, old.inclusions == new.inclusions, replaced.map({ $0.key == key }) ?? true {
      replaced = replaced ?? (key, old)
    } else {
      self = NameCounts()
    }
  }
}
