extension OuterNames {
  /// The names around a table or collection of a live tree.
  convenience init?(around list: LiveNode) {
    let tree = list.tree
    guard let root = tree.root else { return nil }
    var data: [ObjectIdentifier: DataShape] = [:]
    for node in tree.table.nodes where !node.program.data.isEmpty {
      data[node.program.source.key] = node.program.data
    }
    self.init(
      around: list.program.source, in: root.program.source, data: data, host: tree.host,
      budget: tree.meter.budget, outer: tree.listAround?.node.flatMap { OuterNames(around: $0) })
  }
}
