import QuoinBoxes
import QuoinDiagnostics
import QuoinDrawings
import QuoinGraphics
import QuoinViews

/// Finds text that another node lies on: other text, or something opaque; and codes that are no longer alone within what stays
/// light around them.
///
/// What is over something else in whole, as a dialogue over a screen, is no accident; what says `overlaps="true"` neither.
struct OverlapCheck {
  /// Text or an area that hides what is below, in points of the view in which both stand.
  private struct Item {
    let node: LiveNode
    let box: CGRect
    /// The words; nothing for an area.
    let text: String?
  }

  /// Lines and areas of one of two branches.
  private struct Branch {
    var lines: [Item] = []
    var areas: [Item] = []
    /// Codes that scanners read, with what stays light around them.
    var codes: [Item] = []

    var count: Int { lines.count + areas.count + codes.count }
  }

  /// How much of a line's letters has to be covered, in its height and in points of its length.
  private static let leastShare: CGFloat = 0.3
  private static let leastLength: CGFloat = 2
  /// How far something has to lie on a code in both directions, in points; what is less comes from rounding.
  private static let leastOverCode: CGFloat = 0.5
  /// From here on something hides what is below it.
  private static let leastAlpha: CGFloat = 0.5
  /// From here on letters are meant to be read, as those of a placeholder are.
  private static let leastInk: CGFloat = 0.25
  /// The most lines and areas of a branch that are looked at.
  private static let itemLimit = 400

  /// What a branch covers of another one that is drawn before it; nothing where all can be read.
  ///
  /// - Parameters:
  ///   - lower: The root of the branch below.
  ///   - upper: The root of the one above.
  ///   - parent: The view that both are in.
  static func overlap(of lower: LiveNode, under upper: LiveNode, in parent: UIView) -> OverlappedNode? {
    if isBackdrop(upper, in: parent) { return nil }
    var (below, above) = (Branch(), Branch())
    collect(lower, in: parent, within: .infinite, alpha: 1, into: &below)
    if below.lines.isEmpty, below.codes.isEmpty { return nil }
    collect(upper, in: parent, within: .infinite, alpha: 1, into: &above)
    let covers = above.lines + above.areas + above.codes
    for line in below.lines {
      for item in covers where item.text != line.text {
        let common = line.box.overlap(item.box)
        guard !common.isNull, common.width >= leastLength, common.height >= leastShare * line.box.height
        else {
          continue
        }
        return OverlappedNode(
          lower: lower, upper: upper, covered: line.node, isCode: false, cover: item.node,
          isText: item.text != nil)
      }
    }
    for code in below.codes {
      for item in covers {
        let common = code.box.overlap(item.box)
        guard !common.isNull, min(common.width, common.height) > leastOverCode else { continue }
        return OverlappedNode(
          lower: lower, upper: upper, covered: code.node, isCode: true, cover: item.node,
          isText: item.text != nil)
      }
    }
    return nil
  }

  /// Whether a node dims all of its parent, so that what is in it stands before what is below.
  private static func isBackdrop(_ node: LiveNode, in parent: UIView) -> Bool {
    guard let color = node.view.backgroundColor?.cgColor, color.alpha > 0, color.alpha < 1 else {
      return false
    }
    return node.view.frame.insetBy(dx: -1, dy: -1).contains(parent.bounds)
  }

  /// Takes the lines and areas of a node and of all in it.
  private static func collect(
    _ node: LiveNode, in parent: UIView, within window: CGRect, alpha: CGFloat, into branch: inout Branch
  ) {
    let view = node.view
    guard !view.isHidden, node.program.source.overlaps != true, view.transform.isIdentity,
      branch.count < itemLimit
    else { return }
    let alpha = alpha * view.alpha
    if alpha < leastAlpha { return }
    let frame = view.convert(view.bounds, to: parent)
    let opaque = opaqueRect(of: view, alpha: alpha)
    if !opaque.isNull {
      // Round corners hide nothing at the corners.
      let radius = min(view.layer.cornerRadius, min(frame.width, frame.height) / 2) * 0.3
      let area = view.convert(opaque, to: parent).insetBy(dx: radius, dy: radius)
      add(node, area, text: nil, within: window, to: &branch.areas)
    }
    addLines(of: view, node, in: parent, within: window, to: &branch.lines)
    if let code = (view as? BarcodeView)?.codeRect, !code.isNull {
      add(node, view.convert(code, to: parent), text: nil, within: window, to: &branch.codes)
    }
    // What can be scrolled comes out from below.
    if view is UIScrollView { return }
    let inner = view.clipsToBounds ? window.overlap(frame) : window
    if inner.isNull { return }
    // A view without elements in it makes what is in it itself, as a button does.
    if node.childIDs.isEmpty { addTexts(in: view, node, in: parent, within: inner, to: &branch.lines) }
    for child in node.children { collect(child, in: parent, within: inner, alpha: alpha, into: &branch) }
  }

  /// Where a view itself hides what is behind it, in its own points; null where it does not.
  private static func opaqueRect(of view: UIView, alpha: CGFloat) -> CGRect {
    func isOpaque(_ color: UIColor) -> Bool {
      color.resolvedCGColor(with: view.traitCollection).alpha * alpha >= 0.95
    }
    if let color = view.backgroundColor, isOpaque(color) { return view.bounds }
    switch view {
    case let image as UIImageView: return alpha >= 0.95 ? image.opaqueRect : .null
    case let gradient as GradientView:
      return !gradient.colors.isEmpty && gradient.colors.allSatisfy(isOpaque) ? gradient.bounds : .null
    default: return .null
    }
  }

  /// Takes the texts in a view's own subviews.
  private static func addTexts(
    in view: UIView, _ node: LiveNode, in parent: UIView, within window: CGRect, to items: inout [Item]
  ) {
    for child in view.subviews where !child.isHidden && child.alpha >= leastAlpha && items.count < itemLimit {
      addLines(of: child, node, in: parent, within: window, to: &items)
      if !(child is UIScrollView) { addTexts(in: child, node, in: parent, within: window, to: &items) }
    }
  }

  /// Takes the lines that a view draws itself, as labels, fields and charts do.
  private static func addLines(
    of view: UIView, _ node: LiveNode, in parent: UIView, within window: CGRect, to items: inout [Item]
  ) {
    let extent = view.drawingExtent
    guard view.drawsContent, !extent.isNull, !extent.isEmpty else { return }
    let canvas = LetterCanvas(of: extent, traits: view.traitCollection, leastAlpha: leastInk)
    view.draw(canvas, in: view.bounds)
    let window = view.clipsToBounds ? window.overlap(view.convert(view.bounds, to: parent)) : window
    for line in canvas.lines {
      add(node, view.convert(line.box, to: parent), text: line.text, within: window, to: &items)
    }
  }

  private static func add(
    _ node: LiveNode, _ box: CGRect, text: String?, within window: CGRect, to items: inout [Item]
  ) {
    let seen = box.overlap(window)
    if !seen.isNull, seen.width > 0, seen.height > 0 { items.append(Item(node: node, box: seen, text: text)) }
  }
}

/// Text or a code that cannot be read because of something over it.
struct OverlappedNode {
  /// The siblings that what is covered and what covers it stand in.
  let lower: LiveNode
  let upper: LiveNode
  /// The node with the text or the code.
  let covered: LiveNode
  /// Whether that is a code, rather than text.
  let isCode: Bool
  /// The node that covers it.
  let cover: LiveNode
  /// Whether it is covered by other text.
  let isText: Bool
}
