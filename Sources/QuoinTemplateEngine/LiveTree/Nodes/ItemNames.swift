import QuoinDiagnostics

/// Names that tell the items of a repetition apart, made of the texts of their keys.
///
/// The same key twice still makes two instances: the second has its number among those of the key, so that it stays the same
/// whatever comes before them.
struct ItemNames {
  private var used: [String: Int] = [:]

  /// The name of the next item.
  mutating func name(_ key: String) -> String {
    let count = used[key, default: 0]
    used[key] = count + 1
    // A key that looks like such a name has a number from the first.
    return count > 0 || key.utf8.contains(0) ? "\(key)\u{0}\(count)" : key
  }

  /// The keys that several items have, each with the first two of them.
  ///
  /// - Parameter names: Those of all items, in order.
  static func repeatedKeys(in names: [String]) -> [RepeatedKey] {
    let seconds = names.indices.filter { number(names[$0]) == 1 }
    if seconds.isEmpty { return [] }
    var firsts: [String: Int] = [:]
    for (index, name) in names.enumerated() where number(name) == 0 { firsts[key(name)] = index }
    return seconds.map { second in
      let key = key(names[second])
      return RepeatedKey(key: key, first: firsts[key] ?? 0, second: second)
    }
  }

  private static func key(_ name: String) -> String {
    name.utf8.lastIndex(of: 0).map { String(name[..<$0]) } ?? name
  }

  /// How many items before have the same key.
  private static func number(_ name: String) -> Int {
    name.utf8.lastIndex(of: 0).flatMap { Int(name[name.utf8.index(after: $0)...]) } ?? 0
  }
}

/// A key that several items of a repetition have.
struct RepeatedKey {
  let key: String
  /// The indexes of the first two of them.
  let first: Int
  let second: Int

  fileprivate var message: String { "Items \(first + 1) and \(second + 1) have the same key \(key)" }
}

extension Diagnostic {
  static func repeatedKey(_ found: RepeatedKey, at span: SourceSpan?) -> Diagnostic {
    Diagnostic(.warning, found.message + ", so that only their order tells them apart", at: span)
  }

  /// The same for all keys of a repetition that several items have; nothing where there are none.
  static func repeatedKeys(_ found: [RepeatedKey], at span: SourceSpan?) -> Diagnostic? {
    guard let first = found.first else { return nil }
    var diagnostic = repeatedKey(first, at: span)
    diagnostic.notes += found.dropFirst().prefix(Diagnostics.limit).map { Note($0.message) }
    return diagnostic
  }
}
