import Foundation
import QuoinGraphics
import QuoinViews

/// A part of a view that goes over pages: what of its content stands on one of them, in a box like the view's own.
final class PagePartView: UIView, PageBreaking, PageRoleBearing {
  /// Whether the box goes on above and below.
  private let (isOpenAbove, isOpenBelow): (Bool, Bool)
  /// What the view is as a whole to those who do not see it.
  let ownPageRole: (StructureRole, StructureAttributes)?
  /// Draws a box that is cut open; nothing where the view itself does.
  private var box: (clip: UIView, shape: UIView)?
  /// Whether it is what remains of a view: divided once more, it remains without what stays on the page.
  let isRest: Bool
  /// Whether the room around what is in it stands on each page; where nothing says so, as its box goes on.
  let keepsPadding: Bool
  /// What stands in it, where that is known.
  var content: DividedContent?

  /// - Parameters:
  ///   - view: The view, or a part of it that is divided once more.
  ///   - openTop: Whether something of it stands on the page before.
  ///   - openBottom: Whether something of it goes over to the next page.
  ///   - role: What the view is as a whole, if anything.
  init(of view: UIView, openTop: Bool, openBottom: Bool, role: (StructureRole, StructureAttributes)?) {
    let outer = view as? PagePartView
    let rules = view.pageRules
    let clones = rules.decorationBreak == .clone
    ownPageRole = outer?.ownPageRole ?? role
    isRest = openTop
    keepsPadding = view.keepsPaddingOnPages
    isOpenAbove = !clones && (openTop || outer?.isOpenAbove == true)
    isOpenBelow = !clones && (openBottom || outer?.isOpenBelow == true)
    super.init(frame: .zero)
    showPart(of: view)
    // What it holds has been laid out.
    autoresizesSubviews = false
    pageRules = openTop ? rules.ofRest : rules.ofPart
    alpha = view.alpha
    isUserInteractionEnabled = view.isUserInteractionEnabled
    let source = outer?.box?.shape ?? view
    let isPlain =
      source.layer.borderWidth == 0 && source.layer.cornerRadius == 0 && source.boxShadowReach == 0
    // Without a background it is what stands in it that casts the shadow.
    if source.backgroundColor == nil { layer.takeShadow(of: view.layer) }
    if isPlain || !isOpenAbove && !isOpenBelow {
      take(source, for: self)
    } else {
      let (clip, shape) = (UIView(), UIView())
      take(source, for: shape)
      clip.clipsToBounds = true
      clipsToBounds = source.clipsToBounds
      clip.addSubview(shape)
      addSubview(clip)
      box = (clip, shape)
    }
  }

  /// Draws the box of a label around some of its lines.
  convenience init(of label: UIView, openTop: Bool, openBottom: Bool, around lines: UIView) {
    self.init(of: label, openTop: openTop, openBottom: openBottom, role: nil)
    let rules = lines.pageRules
    lines.pageRules = PageRules()
    (lines.pageRules.orphans, lines.pageRules.widows) = (rules.orphans, rules.widows)
    (lines.backgroundColor, lines.alpha) = (nil, 1)
    frame = lines.bounds
    add(lines, at: bounds)
  }

  required init?(coder: NSCoder) { nil }

  private func take(_ source: UIView, for shape: UIView) {
    shape.backgroundColor = source.backgroundColor
    let (layer, model) = (shape.layer, source.layer)
    layer.cornerRadius = model.cornerRadius
    layer.maskedCorners = model.maskedCorners
    layer.borderWidth = model.borderWidth
    layer.borderColor = model.borderColor
    if source.backgroundColor != nil { layer.takeShadow(of: model) }
    shape.clipsToBounds = source.clipsToBounds
  }

  /// Takes a view at a place.
  ///
  /// - Parameter index: How many views of the content it stands behind; all of them unless given.
  func add(_ view: UIView, at frame: CGRect, index: Int? = nil) {
    if let index {
      insertSubview(view, at: index + (box == nil ? 0 : 1))
    } else if view.superview !== self {
      addSubview(view)
    }
    view.frame = frame
  }

  /// Whether a view in it is of what is divided, and does not only draw around that.
  func isContent(_ view: UIView) -> Bool { view !== box?.clip }

  func pageDivision(in room: PageRoom) -> PageDivision? {
    divisionBetweenSubviews(in: room)
  }

  /// What is no content, but draws around it.
  var frameView: UIView? { box?.clip }

  override func layoutSubviews() {
    guard let (clip, shape) = box else { return }
    let shadow = shape.boxShadowReach
    clip.frame = bounds.inset(
      by: UIEdgeInsets(
        top: isOpenAbove ? 0 : -shadow, left: -shadow, bottom: isOpenBelow ? 0 : -shadow, right: -shadow))
    // Beyond the cut the box goes on as far as nothing of its edge is seen.
    let reach = shape.layer.borderWidth + shape.layer.cornerRadius + shadow
    shape.frame = CGRect(
      x: shadow, y: isOpenAbove ? -reach : shadow, width: bounds.width,
      height: bounds.height + (isOpenAbove ? reach : 0) + (isOpenBelow ? reach : 0))
  }
}

extension UIView {
  /// How far the shadow of the view's box reaches beyond it, in points; 0 for none.
  var boxShadowReach: CGFloat {
    guard backgroundColor != nil, !clipsToBounds, layer.shadowOpacity > 0 else { return 0 }
    // Beyond three deviations nothing is seen of what is blurred.
    return layer.shadowRadius * 3 + max(abs(layer.shadowOffset.width), abs(layer.shadowOffset.height))
  }
}

extension CALayer {
  fileprivate func takeShadow(of other: CALayer) {
    guard other.shadowOpacity > 0 else { return }
    (shadowPaint, shadowOpacity) = (other.shadowPaint, other.shadowOpacity)
    (shadowOffset, shadowRadius) = (other.shadowOffset, other.shadowRadius)
  }
}
