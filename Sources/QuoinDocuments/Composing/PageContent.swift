import Foundation
import QuoinDiagnostics
import QuoinExpressions
import QuoinResources
import QuoinTemplates
import QuoinViews

/// What goes onto pages, one block after the other. Blocks are asked for when there is room for them, and let go of when
/// their page has been written.
public protocol PageContent: AnyObject {
  /// Begins with the first block again: pages are counted before they are drawn where their number is written on them.
  func restart()

  /// Makes the next block; nothing behind the last one.
  func next() throws(Diagnostics) -> PageBlock?
}

/// One thing on its way to a page: a view, and what is known of it beside.
public struct PageBlock {
  /// The view.
  public let view: UIView
  /// The item of a repetition that the view stands for, which heads and feet may read; nothing for none.
  public let item: Value?
  /// Whether it is the first block of that item.
  public let beginsItem: Bool
  /// Where it was written.
  let span: SourceSpan?
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
    self.span = span
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
    span = piece.node.span
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
    (item, span, node, look) = (block.item, block.span, block.node, block.look)
    keeper = block.keeper ?? block.letGo
    let width = view.bounds.width
    layOutView = { _ in CGRect(x: 0, y: 0, width: width, height: view.bounds.height) }
    letGo = {}
  }

  /// Whether it is all that an item of a repetition has made, or a whole view of it.
  var isOfItem: Bool { item != nil && keeper == nil }

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

  /// Lets go of the view, which stands on no page any more.
  ///
  /// - Parameter warnings: Takes what looks wrong with it, where it was drawn.
  func release(_ warnings: RenderingWarnings? = nil) {
    if let warnings { look(for: warnings) }
    view.removeFromSuperview()
    letGo()
  }
}

/// The pieces of a container in a template.
final class PieceContent: PageContent {
  private let source: PieceSource

  init(_ source: PieceSource) { self.source = source }

  func restart() { source.restart() }

  /// Blocks of items far behind the first ones, the last one included: each stands for as many items as the others.
  ///
  /// - Parameters:
  ///   - start: How many items are known already.
  ///   - count: How many blocks there are at most.
  ///   - use: Takes a block, which is gone when it returns.
  /// - Returns: How many items there are behind those that are known; 0 where no repetition goes on as far.
  func lookAhead(beyond start: Int, count: Int, _ use: (PageBlock) -> Void) -> Int {
    let ahead = source.another()
    defer { ahead.restart() }
    func letGo(_ piece: FlowPiece) {
      piece.node.view.removeFromSuperview()
      ahead.giveBack(piece)
    }
    var passed = 0
    var items = 0
    while passed < start, let piece = try? ahead.next() {
      letGo(piece)
      passed += 1
      items = ahead.progress?.count ?? 0
      if items > start { break }
    }
    guard items > start else { return 0 }
    let left = items - start
    let looks = min(count, left)
    for look in 1...looks {
      ahead.skip(to: start + (left * look) / looks - 1)
      // What is wrong with it is told when it is its turn.
      guard let piece = try? ahead.next() else { break }
      use(PageBlock(piece, from: ahead))
      letGo(piece)
    }
    return left
  }

  func next() throws(Diagnostics) -> PageBlock? {
    guard let piece = try source.next() else { return nil }
    return PageBlock(piece, from: source)
  }
}

/// Views that a program makes one after the other.
public final class ViewContent: PageContent {
  private let begin: () -> () throws(Diagnostics) -> PageBlock?
  private var make: (() throws(Diagnostics) -> PageBlock?)?

  /// Creates content of views that a sequence makes when it is asked for them, such as a lazy one.
  ///
  /// ```swift
  /// let content = ViewContent { orders.lazy.map { OrderView($0) } }
  /// ```
  ///
  /// - Parameter views: Gives the views from the first one on, each time it is called.
  public convenience init<Views: Sequence>(_ views: @escaping () -> Views) where Views.Element: UIView {
    self.init { views().lazy.map { PageBlock($0) } }
  }

  /// Creates content of blocks that a sequence makes when it is asked for them.
  public init<Blocks: Sequence>(_ blocks: @escaping () -> Blocks) where Blocks.Element == PageBlock {
    begin = {
      var iterator = blocks().makeIterator()
      return { iterator.next() }
    }
  }

  public func restart() { make = begin() }

  public func next() throws(Diagnostics) -> PageBlock? {
    if make == nil { restart() }
    return try make?()
  }
}

extension BudgetMeter {
  /// Counts a block on its way to a page; those without height never fill one.
  static func countBlock() throws(Diagnostics) {
    guard let current, !current.allows(64), let problem = current.problem else { return }
    throw Diagnostics([problem])
  }
}

/// Content of which some blocks have been looked at before it is their turn.
final class BufferedContent: PageContent {
  private let content: any PageContent
  /// The next one last.
  private var waiting: [PageBlock] = []

  init(_ content: any PageContent) {
    self.content = content
    content.restart()
  }

  func restart() {
    waiting = []
    content.restart()
  }

  func next() throws(Diagnostics) -> PageBlock? {
    if let block = waiting.popLast() { return block }
    return try content.next()
  }

  /// Lets blocks be the next ones again.
  func putBack(_ blocks: [PageBlock]) { waiting += blocks.reversed() }
}
