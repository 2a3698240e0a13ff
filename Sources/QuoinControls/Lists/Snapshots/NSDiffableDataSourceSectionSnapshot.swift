import Foundation

/// What a section of a collection shows, as an outline: items, and items within these that are seen while they are expanded.
///
/// ```swift
/// var outline = NSDiffableDataSourceSectionSnapshot<String>()
/// outline.append(["Fruit", "Bread"])
/// outline.append(["Apple", "Pear"], to: "Fruit")
/// outline.expand(["Fruit"])
/// dataSource.apply(outline, to: .food)
/// ```
public nonisolated struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  /// The items that are within no other, in their order.
  public private(set) var rootItems: [ItemIdentifierType] = []
  private var inner: [ItemIdentifierType: [ItemIdentifierType]] = [:]
  private var outer: [ItemIdentifierType: ItemIdentifierType] = [:]
  private var known: Set<ItemIdentifierType> = []
  private var expanded: Set<ItemIdentifierType> = []

  /// Creates a snapshot of nothing.
  public init() {}

  // MARK: Reading

  /// All items, each before those within it.
  public var items: [ItemIdentifierType] { list { _ in true } }
  /// The items that are seen: those with nothing around them that is collapsed.
  public var visibleItems: [ItemIdentifierType] { list { expanded.contains($0) } }

  private func list(_ isOpen: (ItemIdentifierType) -> Bool) -> [ItemIdentifierType] {
    var found: [ItemIdentifierType] = []
    var left = Array(rootItems.reversed())
    while let item = left.popLast() {
      found.append(item)
      if isOpen(item) { left += (inner[item] ?? []).reversed() }
    }
    return found
  }

  /// Whether an item is in the snapshot.
  public func contains(_ item: ItemIdentifierType) -> Bool { known.contains(item) }
  /// Whether what is within an item is seen with it.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }
  /// Whether an item is seen.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    known.contains(item) && around(item).allSatisfy { expanded.contains($0) }
  }
  /// How many items are around an item.
  public func level(of item: ItemIdentifierType) -> Int { around(item).count }
  /// The item that an item is within.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { outer[child] }
  /// The place of an item among all.
  public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }

  /// What is within an item as a snapshot of its own; nothing for an item that is not there.
  ///
  /// - Parameters:
  ///   - parent: The item.
  ///   - includingParent: Whether the item itself is in the snapshot.
  public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
    var part = Self()
    guard known.contains(parent) else { return part }
    if includingParent { part.append([parent]) }
    var left = [parent]
    while let item = left.popLast() {
      let within = inner[item] ?? []
      part.append(within, to: item == parent && !includingParent ? nil : item)
      left += within
    }
    part.expanded = expanded.intersection(part.known)
    return part
  }

  private func around(_ item: ItemIdentifierType) -> [ItemIdentifierType] {
    var found: [ItemIdentifierType] = []
    var next = outer[item]
    while let item = next {
      found.append(item)
      next = outer[item]
    }
    return found
  }

  // MARK: Changing

  /// Adds items at the end of those within another one; of those within none unless said otherwise.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    if let parent, !has(parent) { return }
    let count = parent.map { inner[$0]?.count ?? 0 } ?? rootItems.count
    insert(items, in: parent, at: count)
  }

  /// Inserts items before another one.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    insert(items, beside: item, by: 0)
  }

  /// Inserts items after another one.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    insert(items, beside: item, by: 1)
  }

  private mutating func insert(
    _ items: [ItemIdentifierType], beside item: ItemIdentifierType, by offset: Int
  ) {
    guard has(item) else { return }
    let parent = outer[item]
    let siblings = parent.map { inner[$0] ?? [] } ?? rootItems
    if let index = siblings.firstIndex(of: item) { insert(items, in: parent, at: index + offset) }
  }

  private mutating func insert(
    _ items: [ItemIdentifierType], in parent: ItemIdentifierType?, at index: Int
  ) {
    var fresh: [ItemIdentifierType] = []
    for item in items {
      guard known.insert(item).inserted else {
        ControlMisuse.report(.identifierTwice("\(item)", of: "item"))
        continue
      }
      outer[item] = parent
      fresh.append(item)
    }
    if let parent {
      inner[parent, default: []].insert(contentsOf: fresh, at: index)
    } else {
      rootItems.insert(contentsOf: fresh, at: index)
    }
  }

  /// Puts other items in the place of those within an item.
  public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: Self) {
    guard has(parent) else { return }
    delete(inner[parent] ?? [])
    append(snapshot.rootItems, to: parent)
    for item in snapshot.items where snapshot.inner[item] != nil {
      append(snapshot.inner[item] ?? [], to: item)
    }
    expanded.formUnion(snapshot.expanded.intersection(known))
  }

  /// Takes items away with what is within them.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    var left = items
    var gone: Set<ItemIdentifierType> = []
    while let item = left.popLast() {
      guard gone.insert(item).inserted else { continue }
      left += inner.removeValue(forKey: item) ?? []
    }
    for parent in Set(gone.compactMap { outer[$0] }) { inner[parent]?.removeAll { gone.contains($0) } }
    for item in gone { outer[item] = nil }
    rootItems.removeAll { gone.contains($0) }
    known.subtract(gone)
    expanded.subtract(gone)
  }

  /// Takes everything away.
  public mutating func deleteAll() { self = Self() }

  /// Lets what is within items be seen.
  public mutating func expand(_ items: [ItemIdentifierType]) { expanded.formUnion(items.filter { has($0) }) }
  /// Lets what is within items not be seen.
  public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }

  private func has(_ item: ItemIdentifierType) -> Bool {
    if known.contains(item) { return true }
    ControlMisuse.report(.unknownIdentifier("\(item)", of: "item"))
    return false
  }
}
