/// Windows in the order in which they came, none of which is kept.
struct WindowList {
  private struct Entry { weak var window: UIWindow? }
  private var entries: [Entry] = []

  /// Those that there still are.
  var windows: [UIWindow] { entries.compactMap(\.window) }

  /// Adds a window that is not in the list yet.
  mutating func add(_ window: UIWindow) {
    if entries.contains(where: { $0.window === window }) { return }
    entries.removeAll { $0.window == nil }
    entries.append(Entry(window: window))
  }

  mutating func remove(_ window: UIWindow) { entries.removeAll { $0.window === window } }
}
