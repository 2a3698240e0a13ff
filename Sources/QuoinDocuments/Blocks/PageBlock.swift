import Foundation
import QuoinDiagnostics
import QuoinExpressions
import QuoinResources
import QuoinTemplates
import QuoinViews

/// One thing on its way to a page: a view, and what is known of it beside.
public struct PageBlock {
  /// The view.
  public let view: UIView
  /// The item of a repetition that the view stands for, which heads and feet may read; nothing for none.
  public let item: Value?
  /// Whether it is the first block of that item.
  public let beginsItem: Bool
  /// Where it was written, and what it is a part of.
  private(set) var origin: PageOrigin
  var span: SourceSpan? { origin.span }
  private let layOutView: (CGFloat) throws(Diagnostics) -> CGRect
  private let letGo: () -> Void
  /// Keeps what the view was made by while parts of it are on their way.
  private var keeper: (() -> Void)?
  /// The piece of a template that the view is of, or a part of.
  private let node: LayoutNode?
  /// Whether somebody has looked at the piece, of which many parts may stand on as many pages.
  private let look: Look

  private final class Look { var isDone = false }

  /// Creates a block of a view, which is as high as suits it at the width of the page.
  public init(_ view: UIView, item: Any? = nil) { self.init(view, item: item, from: nil) }

  /// - Parameter span: Where what the view is made for was written.
  init(_ view: UIView, item: Any? = nil, from span: SourceSpan?) {
    self.view = view
    self.item = item.map { Value(any: $0) }
    beginsItem = item != nil
    origin = PageOrigin(span: span)
    layOutView = { width in
      let size = view.measuredSize(fitting: CGSize(width: width, height: .infinity))
      let frame = CGRect(x: 0, y: 0, width: width, height: size.height)
      view.setFrameWithoutTransform(frame)
      view.layoutIfNeeded()
      return frame
    }
    letGo = {}
    (node, look) = (nil, Look())
  }

  /// A view of a template's piece.
  init(_ piece: FlowPiece, from source: PieceSource) {
    view = piece.node.view
    item = piece.item
    beginsItem = piece.beginsItem
    origin = PageOrigin(span: piece.node.span)
    let node = piece.node
    (self.node, look) = (node, Look())
    layOutView = { width throws(Diagnostics) in try node.layOutPiece(width: width) }
    letGo = { source.giveBack(piece) }
  }

  /// The part of a block that stays on its page.
  init(part view: UIView, of block: PageBlock) {
    self.init(view, of: block, beginsItem: block.beginsItem)
  }

  /// What remains of a block.
  init(rest view: UIView, of block: PageBlock) {
    self.init(view, of: block, beginsItem: false)
  }

  private init(_ view: UIView, of block: PageBlock, beginsItem: Bool) {
    self.view = view
    self.beginsItem = beginsItem
    (item, origin, node, look) = (block.item, block.origin, block.node, block.look)
    keeper = block.keeper ?? block.letGo
    let width = view.bounds.width
    layOutView = { _ in CGRect(x: 0, y: 0, width: width, height: view.bounds.height) }
    letGo = {}
  }

  /// The same block as something of a section's.
  func of(_ part: SpokenPart?) -> PageBlock {
    var block = self
    block.origin.part = part
    return block
  }

  /// Whether it is all that an item of a repetition has made, or a whole view of it.
  var isOfItem: Bool { item != nil && keeper == nil }

  /// Whether it was written as meant to be cut off, or what it stands in was.
  var mayBeCutOff: Bool { node?.mayBeCutOff == true }

  /// Lays the view out for a width, in points; its frame tells where it lies in that.
  func layOut(width: CGFloat) throws(Diagnostics) -> CGRect { try layOutView(width) }

  /// Lets views in it be measured anew whose content is another now.
  func measureAgain(_ views: [UIView]) { node?.measureAgain(views) }

  /// Looks whether anything is wrong with the piece that the view is of.
  func look(for warnings: RenderingWarnings) {
    guard let node, !look.isDone else { return }
    look.isDone = true
    warnings.look(at: node)
  }

  /// Looks whether the view, which has been laid out, reaches beyond its column or the page.
  ///
  /// - Parameters:
  ///   - page: From where to where the page goes, in points from the left edge of the column.
  ///   - column: How wide the column is, in points.
  func lookAcross(_ page: ClosedRange<CGFloat>, column: CGFloat, for warnings: RenderingWarnings) {
    if let node { warnings.look(at: node, across: page, column: column) }
  }

  /// Lets go of the view, which stands on no page any more.
  ///
  /// - Parameter warnings: Takes what looks wrong with it, where it was drawn.
  func release(_ warnings: RenderingWarnings? = nil) {
    if let warnings { look(for: warnings) }
    view.removeFromSuperview()
    letGo()
  }
}

extension BudgetMeter {
  /// Counts a block on its way to a page; those without height never fill one.
  static func countBlock() throws(Diagnostics) {
    guard let current, !current.allows(64), let problem = current.problem else { return }
    throw Diagnostics([problem])
  }
}
