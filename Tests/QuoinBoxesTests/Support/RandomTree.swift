import Foundation
import QuoinGraphics
import QuoinTestSupport
import QuoinViews

@testable import QuoinBoxes

/// Random trees of boxes: the same seed makes the same tree.
struct RandomTree {
  var generator: SeededGenerator
  let scale: CGFloat
  /// Whether anchors name left and right, which do not mirror.
  var usesAbsoluteAnchors = true

  init(seed: Int, scale: CGFloat = 1) {
    generator = SeededGenerator(seed: UInt64(seed))
    self.scale = scale
  }

  mutating func make() -> LMLayoutView {
    let root = box(depth: 6)
    root.traitOverrides = UITraitCollection(displayScale: scale)
    root.frame = .zero
    return root
  }

  /// - Parameter isInGrid: whether it is to be a row of a grid more often than not.
  private mutating func box(depth: Int, isInGrid: Bool = false) -> LMLayoutView {
    let kind = isInGrid && generator.chance(80) ? 0 : Int.random(in: 0..<10, using: &generator)
    let view: LMLayoutView
    if kind < 4 {
      let row = LMRowView()
      row.baseline = generator.chance(50) ? .first : .last
      view = row
    } else if kind < 8 {
      let column = LMColumnView()
      column.isAlignToGrid = generator.chance(25)
      view = column
    } else {
      view = LMAnchorView()
    }
    if let box = view as? LMBoxView {
      box.horizontalAlignment = generator.one(of: LMHorizontalAlignment.allCases)
      box.verticalAlignment = generator.one(of: LMVerticalAlignment.allCases)
      if generator.chance(70) { box.spacing = generator.number(0...12) }
      box.isAlignToBaseline = generator.chance(20)
    }
    if generator.chance(60) {
      view.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: generator.number(0...6), leading: generator.number(0...6), bottom: generator.number(0...6),
        trailing: generator.number(0...6))
    }
    let isGrid = (view as? LMColumnView)?.isAlignToGrid == true
    for _ in 0..<Int.random(in: isGrid || isInGrid ? 2...4 : 0...4, using: &generator) {
      let isBox = depth > 1 && generator.chance(isGrid ? 90 : 60)
      let child: UIView = isBox ? box(depth: depth - 1, isInGrid: isGrid) : leaf()
      decorate(child)
      view.addSubview(child)
    }
    return view
  }

  private mutating func leaf() -> UIView {
    if generator.chance(15) { return LMSpacer() }
    if generator.chance(5) {
      let size = generator.number(8...24)
      return UILabel(text: "Some lines of text", font: .systemFont(ofSize: size), numberOfLines: 0)
    }
    let leaf = StubLeaf(
      generator.number(1...120) / scale, generator.number(4...30), wraps: generator.chance(60))
    if generator.chance(60) {
      leaf.baselines = (leaf.natural.height * 0.75, leaf.natural.height * 0.25)
    }
    return leaf
  }

  private mutating func decorate(_ child: UIView) {
    if generator.chance(12) { child.width = generator.number(0...80) + (generator.chance(30) ? 0.3 : 0) }
    if generator.chance(12) { child.height = generator.number(0...60) }
    if generator.chance(6) { child.deriveHeight(HalfAgain()) }
    if generator.chance(25) { child.weight = generator.number(1...4) / 2 }
    if generator.chance(8) { child.isDisplayable = false }
    let anchors: [LMAnchor] =
      usesAbsoluteAnchors
      ? [.top, .left, .bottom, .right, .leading, .trailing] : [.top, .bottom, .leading, .trailing]
    for anchor in anchors where generator.chance(35) { child.anchor.insert(anchor) }
  }
}

/// Makes views half as high again as their content.
final class HalfAgain: ContentMeasurer {
  override func height(of view: UIView, content: CGFloat) -> CGFloat { content * 1.5 }
}

extension UIView {
  /// The view and everything in it, parents first.
  var subtree: [UIView] { [self] + subviews.flatMap(\.subtree) }

  /// All frames in the tree, parents first, with what is not displayed left out.
  var allFrames: [CGRect] {
    [frame] + subviews.filter(\.isDisplayable).flatMap(\.allFrames)
  }
}
