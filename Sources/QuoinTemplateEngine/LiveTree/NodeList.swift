/// Some of the nodes of a tree, each once, in the order in which they came. What is taken out is gone at once, since
/// another node may get its number.
struct NodeList: Sequence {
  /// -1 where one has gone.
  private var ids: ContiguousArray<NodeID> = []
  private var places: [NodeID: Int] = [:]

  var isEmpty: Bool { places.isEmpty }

  mutating func append(_ id: NodeID) {
    if places[id] != nil { return }
    places[id] = ids.count
    ids.append(id)
  }

  mutating func remove(_ id: NodeID) {
    guard !places.isEmpty, let place = places.removeValue(forKey: id) else { return }
    ids[place] = -1
    guard ids.count > 32, ids.count > 2 * places.count else { return }
    ids.removeAll { $0 < 0 }
    for (place, id) in ids.enumerated() { places[id] = place }
  }

  func makeIterator() -> some IteratorProtocol<NodeID> { ids.lazy.filter { $0 >= 0 }.makeIterator() }
}
