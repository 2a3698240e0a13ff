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

  /// - Parameter page: All that stands on the page that is looked at, of a root that makes pages; what is on others is left out.
  init(_ root: LiveNode, page: UIView? = nil) {
    var entries: [Entry] = []
    var keys: [ObjectIdentifier: String] = [:]
    Self.append(Entry(key: "0", parent: nil, node: root, isCell: false, isHidden: false), to: &entries)
    let pieces = page.map { Self.pieces(on: $0) } ?? []
    for (place, piece) in pieces.enumerated() {
      let parent = piece.around.flatMap { keys[ObjectIdentifier($0)] } ?? "0"
      let key = "\(parent).c\(place)"
      keys[ObjectIdentifier(piece.node)] = key
      Self.append(
        Entry(key: key, parent: parent, node: piece.node, isCell: true, isHidden: false), to: &entries)
    }
    self.entries = entries
  }

  /// The roots of what stands on a page, each with the one that it stands in.
  private static func pieces(on page: UIView) -> [(node: LiveNode, around: LiveNode?)] {
    var found: [(node: LiveNode, around: LiveNode?)] = []
    var pending: [(view: UIView, around: LiveNode?)] = [(page, nil)]
    while let (view, around) = pending.popLast() {
      var inner = around
      if let node = (view.attachment(ContentMeasurer.self) as? CellFollower)?.tree?.root {
        found.append((node, around))
        inner = node
      }
      pending += view.subviews.reversed().map { ($0, inner) }
    }
    return found
  }

  /// Adds a node and all that is in it.
  private static func append(_ root: Entry, to entries: inout [Entry]) {
    var pending = [root]
    while let entry = pending.popLast() {
      entries.append(entry)
      let node = entry.node
      let isHidden = entry.isHidden || node.view.isHidden && node.program.component.hasView
      var inner = node.children.enumerated().map { place, child in
        Entry(
          key: "\(entry.key).\(place)", parent: entry.key, node: child, isCell: false, isHidden: isHidden)
      }
      inner += cells(of: node).enumerated().map { place, cell in
        Entry(key: "\(entry.key).c\(place)", parent: entry.key, node: cell, isCell: true, isHidden: isHidden)
      }
      pending += inner.reversed()
    }
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
