/// The names around a table or collection of a live tree.
extension LiveList {
  /// The names around the list, for a pattern that is about to be linked.
  func outerNames() -> OuterNames? {
    guard let place = knownPlace ?? place() else { return nil }
    knownPlace = place
    return OuterNames(at: place, outer: node?.tree.listAround?.outerNames())
  }

  private func place() -> ListPlace? {
    guard let node, let root = node.tree.root else { return nil }
    let tree = node.tree
    var data: [ObjectIdentifier: DataShape] = [:]
    for node in tree.table.nodes where !node.program.data.isEmpty {
      data[node.program.source.key] = node.program.data
    }
    return ListPlace(
      of: node.program.source, in: root.program.source, data: data, host: tree.host, budget: tree.meter.budget
    )
  }
}
