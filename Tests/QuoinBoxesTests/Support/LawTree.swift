import Foundation
import QuoinGraphics
import QuoinViews

@testable import QuoinBoxes

/// A random tree that a law is tried on: seeds go through sizes, scales and both directions in turn.
struct LawTree {
  static let seeds = 0..<800
  private static let scales: [CGFloat] = [1, 2, 3, 1.5, 2.5]

  let root: LMLayoutView
  let seed: Int
  let scale: CGFloat

  init(seed: Int) {
    self.init(
      seed: seed, direction: seed / 20 % 2 == 0 ? .leftToRight : .rightToLeft, hasAbsoluteAnchors: true)
  }

  init(seed: Int, direction: UITraitEnvironmentLayoutDirection, hasAbsoluteAnchors: Bool) {
    self.seed = seed
    scale = Self.scales[seed % Self.scales.count]
    var maker = RandomTree(seed: seed, scale: scale)
    maker.usesAbsoluteAnchors = hasAbsoluteAnchors
    root = maker.make()
    root.traitOverrides = UITraitCollection(displayScale: scale, layoutDirection: direction)
  }

  /// A tree for each seed.
  static var all: some Sequence<LawTree> { seeds.lazy.map { LawTree(seed: $0) } }

  /// A tree for each seed, laid out.
  static var allLaidOut: some Sequence<LawTree> {
    all.lazy.map { tree in
      tree.layOut()
      return tree
    }
  }

  /// Lays the tree out in a size that depends on the seed: its own, or more or less than that.
  func layOut() {
    var size = root.sizeThatFits(.zero)
    switch seed % 4 {
    case 0: break
    case 1: size = CGSize(width: size.width + 57, height: size.height + 31)
    case 2: size = root.sizeThatFits(CGSize(width: max(20, (size.width / 2).rounded()), height: 0))
    default: size = CGSize(width: size.width * 0.7, height: size.height * 0.6)
    }
    root.frame = CGRect(origin: .zero, size: PixelGrid(scale: scale).round(size))
    root.layoutIfNeeded()
  }

  /// The boxes that take part in the layout, parents first.
  var boxes: [LMLayoutView] { root.displayedBoxes }
}

extension LMLayoutView {
  /// The subviews that take part in the layout.
  var displayed: [UIView] { subviews.filter(\.isDisplayable) }

  /// The box and the boxes in it that take part in the layout, parents first.
  var displayedBoxes: [LMLayoutView] {
    [self] + displayed.flatMap { ($0 as? LMLayoutView)?.displayedBoxes ?? [] }
  }

  /// A subview's frame as if the box ran from left to right.
  func readingFrame(of child: UIView) -> CGRect {
    guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return child.frame }
    return child.frame.offsetBy(dx: bounds.width - child.frame.maxX - child.frame.minX, dy: 0)
  }

  /// The part of the box inside its margins, as if it ran from left to right; nothing when the margins take all.
  var inside: CGRect? {
    guard bounds.width >= insets.width, bounds.height >= insets.height else { return nil }
    return CGRect(
      x: insets.leading, y: insets.top, width: bounds.width - insets.width,
      height: bounds.height - insets.height)
  }
}

extension LMLayoutView {
  /// Whether a subview stands in the middle of the box from side to side, whatever the margins.
  func centersHorizontally(_ child: UIView) -> Bool {
    if let box = self as? LMBoxView { return box.horizontalAlignment == .center }
    return self is LMAnchorView && child.anchor.isDisjoint(with: [.left, .right, .leading, .trailing])
  }

  /// Whether a subview stands in the middle of the box from top to bottom, whatever the margins.
  func centersVertically(_ child: UIView) -> Bool {
    if let box = self as? LMBoxView { return box.verticalAlignment == .center }
    return self is LMAnchorView && child.anchor.isDisjoint(with: [.top, .bottom])
  }

  /// Where a subview may be, as if the box ran from left to right: inside the margins, but for an axis along which it stands
  /// in the middle of the box.
  func room(for child: UIView) -> CGRect? {
    guard var room = inside else { return nil }
    if centersHorizontally(child) { (room.origin.x, room.size.width) = (0, bounds.width) }
    if centersVertically(child) { (room.origin.y, room.size.height) = (0, bounds.height) }
    return room
  }
}

extension CGFloat {
  /// Whether two positions are the same but for what floating-point arithmetic leaves.
  func isClose(to other: CGFloat, within tolerance: CGFloat = 1e-6) -> Bool {
    (self - other).magnitude <= tolerance
  }
}
