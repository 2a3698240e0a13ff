import Foundation
import QuoinGraphics
import QuoinViews
import Testing

@testable import QuoinBoxes

/// What holds for every tree, tried on seeded random ones.
struct LayoutLawTests {
  @Test func framesLieOnWholePixels() {
    for tree in LawTree.allLaidOut {
      for view in tree.root.subtree where view !== tree.root {
        for edge in [view.frame.minX, view.frame.minY, view.frame.maxX, view.frame.maxY] {
          let pixels = edge * tree.scale
          if !pixels.isClose(to: pixels.rounded()) {
            Issue.record("seed \(tree.seed): \(view) is at \(edge) at scale \(tree.scale)")
          }
        }
      }
    }
  }

  @Test func subviewsStayInsideTheMargins() {
    for tree in LawTree.allLaidOut {
      for box in tree.boxes {
        // A box that is smaller than its own margins has no inside.
        guard box.inside != nil else { continue }
        for child in box.displayed {
          guard let inside = box.room(for: child) else { continue }
          let frame = box.readingFrame(of: child)
          let slack = 1e-6
          if frame.minX < inside.minX - slack || frame.maxX > inside.maxX + slack
            || frame.minY < inside.minY - slack || frame.maxY > inside.maxY + slack
          {
            Issue.record("seed \(tree.seed): \(frame) leaves \(inside) in \(type(of: box))")
          }
        }
      }
    }
  }

  @Test func fittingSizeIntrinsicSizeAndFramesAgree() {
    for tree in LawTree.all {
      let (root, seed) = (tree.root, tree.seed)
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
    if box.displayed.isEmpty { return box.insets.height }
    return box.displayed.map { $0.frame.maxY + (box.centersVertically($0) ? 0 : box.insets.bottom) }.max()
      ?? 0
  }

  @Test func framesAreTheSameWhateverWasMeasuredBefore() {
    for seed in LawTree.seeds {
      let (plain, measured) = (LawTree(seed: seed).root, LawTree(seed: seed).root)
      let natural = measured.sizeThatFits(.zero)
      for part in [1.5, 0.7, 0.3] {
        _ = measured.sizeThatFits(CGSize(width: natural.width * part, height: 0))
      }
      for width in [natural.width + 90, natural.width, (natural.width / 2).rounded()] {
        let height = LawTree(seed: seed).root.fittingHeight(at: width)
        let again = measured.fittingHeight(at: width)
        if height != again { Issue.record("seed \(seed): \(again) instead of \(height) at \(width)") }
        for root in [plain, measured] {
          root.frame = CGRect(x: 0, y: 0, width: width, height: height)
          root.layoutIfNeeded()
        }
        if plain.allFrames != measured.allFrames {
          Issue.record("seed \(seed) at \(width): \(measured.allFrames) instead of \(plain.allFrames)")
        }
      }
    }
  }

  @Test func rightToLeftFramesAreTheMirrorOfTheOthers() {
    for seed in LawTree.seeds {
      func tree(_ direction: UITraitEnvironmentLayoutDirection) -> LMLayoutView {
        let tree = LawTree(seed: seed, direction: direction, hasAbsoluteAnchors: false)
        tree.layOut()
        return tree.root
      }
      let (plain, mirrored) = (tree(.leftToRight), tree(.rightToLeft))
      for (a, b) in zip(plain.subtree, mirrored.subtree) where a !== plain && a.isDisplayable {
        guard let outer = a.superview, outer.isDisplayable else { continue }
        let expected = outer.bounds.width - a.frame.maxX
        if !b.frame.minX.isClose(to: expected) || b.frame.size != a.frame.size || b.frame.minY != a.frame.minY
        {
          Issue.record("seed \(seed): \(b.frame) is not the mirror of \(a.frame) in \(outer.bounds.size)")
        }
      }
    }
  }

  /// Whether a view stands in a column that may be narrower than its texts, which it finds out by measuring them.
  private func mayBeSqueezed(_ view: UIView) -> Bool {
    guard let outer = view.superview else { return false }
    if let column = outer as? LMColumnView, column.horizontalAlignment == .fill, column.isAnyRigid {
      return true
    }
    return mayBeSqueezed(outer)
  }

  @Test func eachTextIsMeasuredAtMostTwiceInAFirstLayout() {
    for tree in LawTree.all {
      let width = 40 + CGFloat(tree.seed % 7) * 60
      tree.root.frame = CGRect(x: 0, y: 0, width: width, height: 300)
      tree.root.layoutIfNeeded()
      for case let leaf as StubLeaf in tree.root.subtree
      where leaf.measureCount > (mayBeSqueezed(leaf) ? 3 : 2) {
        Issue.record("seed \(tree.seed): \(leaf) was measured within \(leaf.proposals)")
      }
    }
  }
}
