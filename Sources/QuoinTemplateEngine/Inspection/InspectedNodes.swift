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
    /// What is seen of it: its view, or what stands for that on a page; nothing where only parts of what is in it are there.
    let view: UIView?

    init(key: String, parent: String?, node: LiveNode, isCell: Bool, isHidden: Bool, view: UIView?) {
      (self.key, self.parent, self.node, self.isCell) = (key, parent, node, isCell)
      (self.isHidden, self.view) = (isHidden, node.program.component.hasView ? view : nil)
    }
  }

  /// The nodes, each before what is in it.
  let entries: [Entry]

  /// - Parameter page: All that stands on the page that is looked at, of a root that makes pages; what is on others is left out.
  init(_ root: LiveNode, page: UIView? = nil) {
    var entries: [Entry] = []
    var keys: [ObjectIdentifier: String] = [:]
    Self.append(
      Entry(key: "0", parent: nil, node: root, isCell: false, isHidden: false, view: root.view), to: &entries)
    let pieces = page.map { Self.pieces(on: $0) } ?? []
    for (place, piece) in pieces.enumerated() {
      let parent = piece.around.flatMap { keys[ObjectIdentifier($0)] } ?? "0"
      let key = "\(parent).c\(place)"
      keys[ObjectIdentifier(piece.node)] = key
      var found: [Entry] = []
      Self.append(
        Entry(
          key: key, parent: parent, node: piece.node, isCell: true, isHidden: false, view: piece.view),
        to: &found)
      entries += piece.view === piece.node.view ? found : Self.entries(found, on: piece.view)
    }
    self.entries = entries
  }

  /// Of the nodes of a piece that goes over pages those of which something stands in a part of it.
  private static func entries(_ all: [Entry], on part: UIView) -> [Entry] {
    var kept: Set<String> = []
    let shown = all.map { $0.view?.isDescendant(of: part) == true }
    for (entry, isShown) in zip(all, shown).reversed() where isShown || kept.contains(entry.key) {
      kept.insert(entry.key)
      if let parent = entry.parent { kept.insert(parent) }
    }
    return zip(all, shown).compactMap { entry, isShown in
      guard kept.contains(entry.key) else { return nil }
      if isShown { return entry }
      return Entry(
        key: entry.key, parent: entry.parent, node: entry.node, isCell: entry.isCell,
        isHidden: entry.isHidden, view: nil)
    }
  }

  /// The roots of what stands on a page, each with the one that it stands in.
  private static func pieces(on page: UIView) -> [(node: LiveNode, view: UIView, around: LiveNode?)] {
    var found: [(node: LiveNode, view: UIView, around: LiveNode?)] = []
    var pending: [(view: UIView, around: LiveNode?)] = [(page, nil)]
    while let (view, around) = pending.popLast() {
      var inner = around
      if let node = view.followerOfPiece?.tree?.root {
        found.append((node, view, around))
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
          key: "\(entry.key).\(place)", parent: entry.key, node: child, isCell: false, isHidden: isHidden,
          view: child.view)
      }
      inner += cells(of: node).enumerated().map { place, cell in
        Entry(
          key: "\(entry.key).c\(place)", parent: entry.key, node: cell, isCell: true, isHidden: isHidden,
          view: cell.view)
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

/// What a part of a view knows of the piece of a template that the view is.
private final class DividedPiece {
  let follower: CellFollower

  init(_ follower: CellFollower) { self.follower = follower }
}

extension UIView {
  /// Lets an inspector know that a view shows a part of another, which may be a piece of a template.
  package func showPart(of view: UIView) {
    if let follower = view.followerOfPiece { setAttachment(DividedPiece(follower)) }
  }

  fileprivate var followerOfPiece: CellFollower? {
    attachment(ContentMeasurer.self) as? CellFollower ?? attachment(DividedPiece.self)?.follower
  }
}
