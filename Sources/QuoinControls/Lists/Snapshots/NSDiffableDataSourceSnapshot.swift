import Foundation

/// What a table or collection shows, as a value: identifiers of sections, and of the items in each.
///
/// ```swift
/// var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
/// snapshot.appendSections(["Odd", "Even"])
/// snapshot.appendItems([1, 3], toSection: "Odd")
/// dataSource.apply(snapshot)
/// ```
public nonisolated struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  /// The sections in their order.
  public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
  private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  private var owners: [ItemIdentifierType: SectionIdentifierType] = [:]
  /// What is loaded anew, and what is set again in place, when the snapshot is applied.
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []

  /// Creates a snapshot of nothing.
  public init() {}

  // MARK: Reading

  /// How many sections there are.
  public var numberOfSections: Int { sectionIdentifiers.count }
  /// How many items there are in all sections.
  public var numberOfItems: Int { owners.count }
  /// All items in their order.
  public var itemIdentifiers: [ItemIdentifierType] { sectionIdentifiers.flatMap { items[$0] ?? [] } }

  /// How many items a section has.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    items[identifier]?.count ?? 0
  }

  /// The items of a section in their order.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    items[identifier] ?? []
  }

  /// The section in which an item is.
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    owners[identifier]
  }

  /// The place of an item among all.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let owner = owners[identifier], let inner = items[owner]?.firstIndex(of: identifier) else {
      return nil
    }
    var index = inner
    for section in sectionIdentifiers {
      if section == owner { break }
      index += items[section]?.count ?? 0
    }
    return index
  }

  /// The place of a section among all.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sectionIdentifiers.firstIndex(of: identifier)
  }

  // MARK: Sections

  /// Adds sections at the end.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: sectionIdentifiers.count)
  }

  /// Inserts sections before another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    guard let index = known(section: toIdentifier) else { return }
    insert(identifiers, at: index)
  }

  /// Inserts sections after another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    guard let index = known(section: toIdentifier) else { return }
    insert(identifiers, at: index + 1)
  }

  private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
    var index = index
    for identifier in identifiers {
      if items[identifier] != nil {
        ControlMisuse.report(.identifierTwice("\(identifier)", of: "section"))
        continue
      }
      sectionIdentifiers.insert(identifier, at: index)
      items[identifier] = []
      index += 1
    }
  }

  /// Takes sections with their items away.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    let gone = Set(identifiers)
    for identifier in gone { for item in items.removeValue(forKey: identifier) ?? [] { owners[item] = nil } }
    sectionIdentifiers.removeAll { gone.contains($0) }
  }

  /// Moves a section before another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) { move(identifier, toIdentifier, by: 0) }

  /// Moves a section after another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) { move(identifier, toIdentifier, by: 1) }

  private mutating func move(
    _ identifier: SectionIdentifierType, _ other: SectionIdentifierType, by offset: Int
  ) {
    guard identifier != other, let index = known(section: identifier), known(section: other) != nil else {
      return
    }
    sectionIdentifiers.remove(at: index)
    if let place = sectionIdentifiers.firstIndex(of: other) {
      sectionIdentifiers.insert(identifier, at: place + offset)
    }
  }

  /// Lets sections be loaded anew.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    reloadedSectionIdentifiers += identifiers.filter { has(section: $0) }
  }

  // MARK: Items

  /// Adds items at the end of a section; of the last one unless said otherwise.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? sectionIdentifiers.last else {
      return ControlMisuse.report(.noSectionForItems)
    }
    guard has(section: section) else { return }
    insert(identifiers, in: section, at: items[section]?.count ?? 0)
  }

  /// Inserts items before another one.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    guard let place = known(item: beforeIdentifier) else { return }
    insert(identifiers, in: place.section, at: place.index)
  }

  /// Inserts items after another one.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    guard let place = known(item: afterIdentifier) else { return }
    insert(identifiers, in: place.section, at: place.index + 1)
  }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], in section: SectionIdentifierType, at index: Int
  ) {
    var fresh: [ItemIdentifierType] = []
    for identifier in identifiers {
      if owners[identifier] != nil {
        ControlMisuse.report(.identifierTwice("\(identifier)", of: "item"))
        continue
      }
      owners[identifier] = section
      fresh.append(identifier)
    }
    items[section, default: []].insert(contentsOf: fresh, at: index)
  }

  /// Takes items away.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    let sections = Set(gone.compactMap { owners[$0] })
    for section in sections { items[section]?.removeAll { gone.contains($0) } }
    for item in gone { owners[item] = nil }
  }

  /// Takes everything away.
  public mutating func deleteAllItems() { self = Self() }

  /// Moves an item before another one.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) { move(item: identifier, toIdentifier, by: 0) }

  /// Moves an item after another one.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) { move(item: identifier, toIdentifier, by: 1) }

  private mutating func move(item identifier: ItemIdentifierType, _ other: ItemIdentifierType, by offset: Int)
  {
    guard identifier != other, let from = known(item: identifier), known(item: other) != nil else { return }
    items[from.section]?.remove(at: from.index)
    guard let to = known(item: other) else { return }
    items[to.section]?.insert(identifier, at: to.index + offset)
    owners[identifier] = to.section
  }

  /// Lets items get new cells.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    reloadedItemIdentifiers += identifiers.filter { has(item: $0) }
  }

  /// Lets the cells of items be set again in place.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    reconfiguredItemIdentifiers += identifiers.filter { has(item: $0) }
  }

  // MARK: Finding

  private func has(section identifier: SectionIdentifierType) -> Bool {
    if items[identifier] != nil { return true }
    ControlMisuse.report(.unknownIdentifier("\(identifier)", of: "section"))
    return false
  }

  private func has(item identifier: ItemIdentifierType) -> Bool {
    if owners[identifier] != nil { return true }
    ControlMisuse.report(.unknownIdentifier("\(identifier)", of: "item"))
    return false
  }

  private func known(section identifier: SectionIdentifierType) -> Int? {
    if items[identifier] != nil, let index = sectionIdentifiers.firstIndex(of: identifier) { return index }
    ControlMisuse.report(.unknownIdentifier("\(identifier)", of: "section"))
    return nil
  }

  private func known(item identifier: ItemIdentifierType) -> (section: SectionIdentifierType, index: Int)? {
    if let owner = owners[identifier], let index = items[owner]?.firstIndex(of: identifier) {
      return (owner, index)
    }
    ControlMisuse.report(.unknownIdentifier("\(identifier)", of: "item"))
    return nil
  }

  // MARK: As a list

  /// The item at a place.
  func item(at place: ListPlace) -> ItemIdentifierType? {
    guard let section = section(at: place.section) else { return nil }
    let items = items[section] ?? []
    return items.indices.contains(place.row) ? items[place.row] : nil
  }

  /// The section at a place.
  func section(at index: Int) -> SectionIdentifierType? {
    sectionIdentifiers.indices.contains(index) ? sectionIdentifiers[index] : nil
  }

  /// Where each item is.
  var places: [ItemIdentifierType: ListPlace] {
    var result: [ItemIdentifierType: ListPlace] = [:]
    result.reserveCapacity(owners.count)
    for (index, section) in sectionIdentifiers.enumerated() {
      for (row, item) in (items[section] ?? []).enumerated() {
        result[item] = ListPlace(section: index, row: row)
      }
    }
    return result
  }

  /// Forgets what was to be loaded anew once that has been done.
  mutating func forgetReloads() {
    (reloadedItemIdentifiers, reconfiguredItemIdentifiers, reloadedSectionIdentifiers) = ([], [], [])
  }
}

extension ControlMisuse {
  static func identifierTwice(_ identifier: String, of kind: String) -> ControlMisuse {
    ControlMisuse("The \(kind) “\(identifier)” is added to a snapshot that has it already")
  }
  static func unknownIdentifier(_ identifier: String, of kind: String) -> ControlMisuse {
    ControlMisuse("The \(kind) “\(identifier)” is not in the snapshot")
  }
  static var noSectionForItems: ControlMisuse {
    ControlMisuse("Items are added to a snapshot that has no section")
  }
}
