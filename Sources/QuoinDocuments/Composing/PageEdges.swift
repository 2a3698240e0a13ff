import Foundation
import QuoinDiagnostics
import QuoinGraphics
import QuoinTemplates
import QuoinViews

/// The heads, feet and backgrounds of pages, each made once and brought up to date for every page.
final class PageEdges {
  /// Those of a template, and whether they say how many pages there are.
  private let nodes: [(node: LayoutNode, isCounting: Bool)]
  /// Those that a program gave.
  private let views: [PageEdgeView]
  private let update: (PageEdgeView, PageValues) -> Void

  init(of section: SectionView) throws(Diagnostics) {
    nodes = try section.makePiecesAside(with: PageValues().named).map {
      ($0, $0.pieceMentions("pageCount"))
    }
    views = section.pageEdges
    update = section.updatePageEdge
  }

  var isEmpty: Bool { nodes.isEmpty && views.isEmpty }

  /// One of them for a page.
  struct Edge {
    let view: PageEdgeView
    /// How far its left edge is from that of the content, in points.
    var x: CGFloat = 0
    /// In points.
    let height: CGFloat
    /// Keeps the view in line with the page; nothing for one that a program gave.
    let node: LayoutNode?
    /// Whether it says how many pages there are.
    var isCounting = false

    var span: SourceSpan? { node?.span }
  }

  /// The heads and feet of a page, laid out with its values.
  func around(
    _ values: PageValues, in size: CGSize, isLast: Bool
  ) throws(Diagnostics) -> (heads: [Edge], feet: [Edge]) {
    (
      try edges(HeadView.self, for: values, in: size, isLast: isLast),
      try edges(FootView.self, for: values, in: size, isLast: isLast)
    )
  }

  /// Lays one of a template out with the values of a page; nothing of it takes nothing.
  ///
  /// - Parameter size: The width of the content; for backgrounds the whole page.
  static func layOut(_ node: LayoutNode, _ values: PageValues, in size: CGSize) throws(Diagnostics) -> CGRect
  {
    let isBackground = node.view is BackgroundView
    try node.setPieceValues(values.named)
    var frame = try node.layOutPiece(width: size.width, height: isBackground ? size.height : nil)
    if !isBackground, node.isEmptyPiece {
      frame.size.height = 0
      node.view.setFrameWithoutTransform(frame)
    }
    return frame
  }

  /// Those of a page, laid out with its values.
  ///
  /// - Parameters:
  ///   - size: The width of the content; for backgrounds the whole page.
  ///   - isLast: Whether it is the last page, as far as that is known.
  func edges(
    _ type: PageEdgeView.Type, for values: PageValues, in size: CGSize, isLast: Bool
  ) throws(Diagnostics) -> [Edge] {
    var edges: [Edge] = []
    for (node, isCounting) in nodes {
      guard let view = node.view as? PageEdgeView, Swift.type(of: view) == type,
        view.pages.includes(values.pageNumber, isFirst: values.pageNumber == 1, isLast: isLast)
      else { continue }
      let frame = try Self.layOut(node, values, in: size)
      edges.append(
        Edge(
          view: view, x: frame.minX, height: frame.height, node: node, isCounting: isCounting))
    }
    for view in views where Swift.type(of: view) == type {
      guard view.pages.includes(values.pageNumber, isFirst: values.pageNumber == 1, isLast: isLast) else {
        continue
      }
      update(view, values)
      let fitting = view.measuredSize(fitting: CGSize(width: size.width, height: .infinity))
      let height = type == BackgroundView.self ? size.height : max(fitting.height, view.bounds.height)
      view.frame = CGRect(x: 0, y: 0, width: size.width, height: height)
      view.layoutIfNeeded()
      edges.append(Edge(view: view, height: height, node: nil))
    }
    return edges
  }
}

extension [PageEdges.Edge] {
  /// Lets backgrounds reach over all of the pixels that a page only begins, where no line would show in print.
  func fillPixels(of canvas: Canvas, page size: CGSize) {
    let pixels = PixelGrid(scale: canvas.scale).pixels(holding: size)
    let (width, height) = (pixels.width / canvas.scale, pixels.height / canvas.scale)
    for edge in self {
      if let node = edge.node {
        // What is wrong with it was told when it was laid out for the page.
        _ = try? node.layOutPiece(width: width, height: height)
      } else {
        edge.view.frame.size = CGSize(width: width, height: height)
        edge.view.layoutIfNeeded()
      }
    }
  }
}
