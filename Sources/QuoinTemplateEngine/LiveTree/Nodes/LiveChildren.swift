/// The nodes inside a live node, in order.
struct LiveChildren: RandomAccessCollection {
  let tree: LiveTree
  let ids: ContiguousArray<NodeID>

  var startIndex: Int { 0 }
  var endIndex: Int { ids.count }

  subscript(position: Int) -> LiveNode {
    guard let node = tree.node(ids[position]) else {
      preconditionFailure("Children are listed anew when some go")
    }
    return node
  }
}
