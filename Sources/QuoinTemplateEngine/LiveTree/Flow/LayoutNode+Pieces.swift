import Foundation
import QuoinDiagnostics
import QuoinExpressions
import QuoinViews

extension LayoutNode {
  /// Lays out a piece for a room that is as high as the piece asks for.
  ///
  /// - Parameters:
  ///   - width: How wide the room is, in points.
  ///   - height: How high the piece is to be, in points; as high as it asks for unless given.
  /// - Returns: Where the piece lies in it; its view has that size.
  /// - Throws: What is wrong with its expressions.
  package func layOutPiece(width: CGFloat, height: CGFloat? = nil) throws(Diagnostics) -> CGRect {
    let frame = cell?.follower?.frame(inWidth: width, height: height) ?? .zero
    try throwProblems()
    guard let tree else { return .zero }
    // What says nothing of it stands at the side that people begin to read at.
    let isMirrored = view.isRightToLeft && frame.width < width && frame.minX == 0 && !saysPlaceAcross
    let placed = CGRect(
      x: tree.grid.round(isMirrored ? width - frame.width : frame.minX), y: 0,
      width: tree.grid.round(frame.width),
      height: tree.grid.ceil(frame.height))
    view.setFrameWithoutTransform(placed)
    view.layoutIfNeeded()
    try throwProblems()
    return placed
  }

  /// Whether nothing of the piece is there now, and nothing says how high it is all the same.
  package var isEmptyPiece: Bool {
    live?.program.attributeIndexes["height"] == nil && view.subviews.allSatisfy(\.isHidden)
  }

  private var saysPlaceAcross: Bool {
    ["left", "right", "leading", "trailing", "center.x"].contains {
      live?.program.attributeIndexes[$0] != nil
    }
  }

  /// Lets views of a piece, and what is around them in it, be measured anew: somebody else has given them other content.
  package func measureAgain(_ views: [UIView]) {
    guard !views.isEmpty, let tree else { return }
    for node in tree.table.nodes where views.contains(where: { $0 === node.view }) {
      var current: LiveNode? = node
      while let node = current {
        if node.arrangesChildren { node.invalidateArrangement() } else { node.invalidateAutoSizes() }
        current = node.parent
      }
    }
  }

  /// Lets what a piece reads of views be read again, as these tell of something that is another now.
  package func readViewsAgain() {
    guard let tree else { return }
    tree.graph.advance(tree.environment.views)
  }

  /// Where the node was written.
  package var span: SourceSpan? { live?.program.source.span ?? cell?.template.source.span }

  /// Gives a piece that stands aside other values for the names that it may use.
  package func setPieceValues(_ values: [(name: String, value: Value)]) throws(Diagnostics) {
    changeState(NodeData(values))
    _ = view
    try throwProblems()
  }
}

extension UIView {
  /// The view that what the view stands in is a piece of, where the view makes its content piece by piece itself.
  package var pieceHolderAround: UIView? {
    attachment(ListReference.self)?.object?.node?.tree.listAround?.view
  }

  /// The view that makes the piece of which the view is the root.
  package var pieceMaker: UIView? { (attachment(ContentMeasurer.self) as? CellFollower)?.list }

  /// The view that the view is a piece of, where it makes its content piece by piece itself.
  package var pieceHolder: UIView? {
    guard let node = attachment(ListReference.self)?.object?.node, node.parentID < 0 else { return nil }
    return node.tree.listAround?.view
  }

  /// Takes note of what is wrong with the pieces of the view, in place of what was wrong with them before.
  package func notePieceProblems(_ problems: [Diagnostic]) {
    guard let list = attachment(ListReference.self)?.object else { return }
    list.resolve(.pieces)
    for problem in problems { list.report(problem, at: .pieces) }
  }

  /// What makes the content of the view piece by piece, where it is one of a template that does.
  package var pieceSource: PieceSource? { attachment(ListReference.self)?.object?.pieces }

  /// Makes what stands aside in the view, each a piece of its own.
  ///
  /// - Parameter values: The names that they may use, with their first values.
  package func makePiecesAside(
    with values: [(name: String, value: Value)]
  ) throws(Diagnostics) -> [LayoutNode] {
    guard let list = attachment(ListReference.self)?.object else { return [] }
    var nodes: [LayoutNode] = []
    for template in list.node?.program.copies?.aside ?? [] {
      let node = LayoutNode(CellOrigin(template, in: list))
      try node.setPieceValues(values)
      nodes.append(node)
    }
    return nodes
  }
}

/// A view that makes its content piece by piece and holds on to it.
package protocol PieceContainer: UIView {
  /// Whether it holds on to pieces now, so that these have to be the ones that would be made anew.
  var followsPieces: Bool { get }

  /// What pieces read around them may have changed.
  func piecesDidChange()
}
