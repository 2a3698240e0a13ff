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
    return count > 0 ? "\(key)\u{0}\(count)" : key
  }

  /// The key that an earlier item has as well; nothing for the first item of a key.
  static func repeatedKey(_ name: String) -> String? {
    name.utf8.lastIndex(of: 0).map { String(name[..<$0]) }
  }
}
