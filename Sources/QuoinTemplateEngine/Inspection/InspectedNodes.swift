import Foundation
import QuoinGraphics
import QuoinViews

/// The walk over a tree and the trees of its cells that finds nodes by their keys, and keys by nodes.
struct InspectedNodes {
  struct Entry {
    let key: String
    let parent: String?
    let node: LiveNode
    let isCell: Bool
    /// Whether something around it is hidden.
    let isHidden: Bool
  }

  /// The nodes, each before what is in it.
  let entries: [Entry]

  init(_ root: LiveNode) {
    var entries: [Entry] = []
    var pending = [Entry(key: "0", parent: nil, node: root, isCell: false, isHidden: false)]
    while let entry = pending.popLast() {
      entries.append(entry)
      let node = entry.node
      let isHidden = entry.isHidden || node.view.isHidden && node.program.component.hasView
      var inner = node.children.enumerated().map { place, child in
        Entry(
          key: "\(entry.key).\(place)", parent: entry.key, node: child, isCell: false, isHidden: isHidden)
      }
      inner += Self.cells(of: node).enumerated().map { place, cell in
        Entry(key: "\(entry.key).c\(place)", parent: entry.key, node: cell, isCell: true, isHidden: isHidden)
      }
      pending += inner.reversed()
    }
    self.entries = entries
  }

  /// The roots of the cells that are seen, from top to bottom.
  static func cells(of node: LiveNode) -> [LiveNode] {
    guard let list = node.list else { return [] }
    return list.cells.values.filter { $0.view.superview != nil && !$0.view.isHidden }.compactMap(\.live)
      .sorted {
        let (first, second) = ($0.view.frame, $1.view.frame)
        return (first.minY, first.minX) < (second.minY, second.minX)
      }
  }

  /// The keys of the nodes.
  var keys: [ObjectIdentifier: String] {
    Dictionary(entries.map { (ObjectIdentifier($0.node), $0.key) }, uniquingKeysWith: { first, _ in first })
  }
}
