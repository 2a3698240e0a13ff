import Foundation
import QuoinGraphics
import QuoinViews
import Testing

@testable import QuoinBoxes

/// What holds for every tree, tried on seeded random ones.
struct LayoutLawTests {
  private static let seeds = 0..<250
  private let scales: [CGFloat] = [1, 2, 3]

  private func forEachTree(_ body: (LMLayoutView, Int, CGFloat) -> Void) {
    for seed in Self.seeds {
      let scale = scales[seed % 3]
      var maker = RandomTree(seed: seed, scale: scale)
      body(maker.make(), seed, scale)
    }
  }

  /// Lays a tree out in a size that depends on the seed: its own, or more or less than that.
  private func layOut(_ root: LMLayoutView, _ seed: Int) {
    var size = root.sizeThatFits(.zero)
    switch seed % 4 {
    case 0: break
    case 1: size = CGSize(width: size.width + 57, height: size.height + 31)
    case 2: size = root.sizeThatFits(CGSize(width: max(20, (size.width / 2).rounded()), height: 0))
    default: size = CGSize(width: (size.width * 0.7).rounded(), height: (size.height * 0.6).rounded())
    }
    root.frame = CGRect(origin: .zero, size: size)
    root.layoutIfNeeded()
  }

  @Test func framesLieOnWholePixels() {
    forEachTree { root, seed, scale in
      layOut(root, seed)
      for view in root.subtree where view !== root {
        for edge in [view.frame.minX, view.frame.minY, view.frame.maxX, view.frame.maxY] {
          let pixels = edge * scale
          if abs(pixels - pixels.rounded()) > 1e-6 {
            Issue.record("seed \(seed): \(view) is at \(edge) at scale \(scale)")
          }
        }
      }
    }
  }

  @Test func subviewsStayInsideTheMargins() {
    forEachTree { root, seed, _ in
      layOut(root, seed)
      for case let box as LMLayoutView in root.subtree {
        let insets = box.insets
        let size = box.bounds.size
        // A box that is smaller than its own margins has no inside.
        guard size.width >= insets.width, size.height >= insets.height else { continue }
        for child in box.subviews where child.isDisplayable {
          let frame = child.frame
          let slack = 1e-6
          if frame.minX < insets.leading - slack || frame.maxX > size.width - insets.trailing + slack
            || frame.minY < insets.top - slack || frame.maxY > size.height - insets.bottom + slack
          {
            Issue.record("seed \(seed): \(frame) leaves \(size) with \(insets) in \(type(of: box))")
          }
        }
      }
    }
  }

  @Test func neighboursNeitherOverlapNorStandApartBeyondTheSpacing() {
    forEachTree { root, seed, scale in
      layOut(root, seed)
      for case let box as LMBoxView in root.subtree {
        let children = box.subviews.filter(\.isDisplayable)
        let isRow = box is LMRowView
        let isInGrid = isRow && (box.superview as? LMColumnView)?.isAlignToGrid == true
        for (first, second) in zip(children, children.dropFirst()) {
          let gap =
            isRow ? second.frame.minX - first.frame.maxX : second.frame.minY - first.frame.maxY
          if gap < -1e-6 { Issue.record("seed \(seed): overlap of \(-gap) in \(type(of: box))") }
          if !isInGrid, !box.isAlignToBaseline, gap > box.gap + 1 / scale + 1e-6 {
            Issue.record("seed \(seed): gap of \(gap) beyond \(box.gap) in \(type(of: box))")
          }
        }
      }
    }
  }

  @Test func fittingSizeIntrinsicSizeAndFramesAgree() {
    forEachTree { root, seed, scale in
      let natural = root.sizeThatFits(.zero)
      #expect(root.intrinsicContentSize == natural)
      #expect(root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == natural)
      for width in [natural.width, (natural.width / 2).rounded(), natural.width + 40] where width > 0 {
        let size = root.sizeThatFits(CGSize(width: width, height: 0))
        #expect(size.width <= width + 1e-6, "seed \(seed)")
        let again = root.sizeThatFits(size.width > 0 && size.height > 0 ? size : natural)
        if size.width > 0, size.height > 0 { #expect(again == size, "seed \(seed) within \(width)") }
        root.frame = CGRect(origin: .zero, size: size)
        root.layoutIfNeeded()
        #expect(heightFilled(root) <= size.height + 1e-6, "seed \(seed)")
      }
    }
  }

  /// How far the content of a box reaches down, margins included.
  private func heightFilled(_ box: LMLayoutView) -> CGFloat {
    let bottom = box.subviews.filter(\.isDisplayable).map(\.frame.maxY).max() ?? box.insets.top
    return bottom + box.insets.bottom
  }

  @Test func rightToLeftFramesAreTheMirrorOfTheOthers() {
    for seed in Self.seeds {
      let scale = scales[seed % 3]
      func tree(_ direction: UITraitEnvironmentLayoutDirection) -> LMLayoutView {
        var maker = RandomTree(seed: seed, scale: scale)
        maker.usesAbsoluteAnchors = false
        let root = maker.make()
        root.traitOverrides = UITraitCollection(displayScale: scale, layoutDirection: direction)
        layOut(root, seed)
        return root
      }
      let (plain, mirrored) = (tree(.leftToRight), tree(.rightToLeft))
      for (a, b) in zip(plain.subtree, mirrored.subtree) where a !== plain && a.isDisplayable {
        guard let outer = a.superview, outer.isDisplayable else { continue }
        let expected = outer.bounds.width - a.frame.maxX
        if abs(b.frame.minX - expected) > 1e-6 || b.frame.size != a.frame.size || b.frame.minY != a.frame.minY
        {
          Issue.record("seed \(seed): \(b.frame) is not the mirror of \(a.frame) in \(outer.bounds.size)")
        }
      }
    }
  }

  @Test func eachTextIsMeasuredAtMostTwiceInAFirstLayout() {
    forEachTree { root, seed, _ in
      let width = 40 + CGFloat(seed % 7) * 60
      root.frame = CGRect(x: 0, y: 0, width: width, height: 300)
      root.layoutIfNeeded()
      for case let leaf as StubLeaf in root.subtree where leaf.measureCount > 2 && !isSqueezed(leaf) {
        Issue.record("seed \(seed): \(leaf) was measured within \(leaf.proposals)")
      }
    }
  }

  /// Whether a box around the leaf has less than its fixed width: its content is then measured at both.
  private func isSqueezed(_ leaf: UIView) -> Bool {
    var view: UIView? = leaf
    while let next = view {
      if !next.width.isNaN, next.frame.width < next.width.rounded(.down) { return true }
      view = next.superview
    }
    return false
  }
}
