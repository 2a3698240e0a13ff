import QuoinViews
import Testing

@testable import QuoinBoxes

/// Boxes whose subviews somebody else has moved.
struct MovedSubviewTests {
  private func boxes() -> [(LMBoxView, [StubLeaf])] {
    [LMRowView(spacing: 0), LMColumnView(spacing: 0)].map { box in
      let leaves = (0..<4).map { _ in StubLeaf(10, 10) }
      for leaf in leaves { box.addSubview(leaf) }
      (box.horizontalAlignment, box.verticalAlignment) = (.leading, .top)
      return (box, leaves)
    }
  }

  @Test func theyComeBackWithTheNextLayout() {
    for (box, leaves) in boxes() {
      let frames = box.frames(in: 100, 100)
      leaves[1].frame = CGRect(x: 50, y: 60, width: 70, height: 80)
      leaves[2].center.x += 5
      leaves[3].bounds.size.height = 40
      box.setNeedsLayout()
      box.layoutIfNeeded()
      #expect(box.subviewFrames == frames)
      leaves[0].frame.origin.y = 30
      leaves[3].layer.anchorPoint.y = 1
      box.setNeedsLayout()
      box.layoutIfNeeded()
      #expect(box.subviewFrames == frames)
    }
  }

  @Test func aSiblingThatGrowsBringsThemBack() {
    for (box, leaves) in boxes() {
      _ = box.frames(in: 100, 100)
      leaves[0].frame.origin = CGPoint(x: 33, y: 44)
      leaves[3].frame.origin = CGPoint(x: 3, y: 4)
      leaves[2].natural = CGSize(width: 15, height: 15)
      box.layoutIfNeeded()
      #expect(
        box.subviewFrames
          == (box is LMRowView
            ? "0 0 10 10\n10 0 10 10\n20 0 15 15\n35 0 10 10"
            : "0 0 10 10\n0 10 10 10\n0 20 15 15\n0 35 10 10"))
    }
  }

  @Test func aBoxMirrorsAfterItsSemanticsHaveChanged() {
    for (box, leaves) in boxes() {
      _ = box.frames(in: 100, 100)
      box.semanticContentAttribute = .forceRightToLeft
      box.layoutIfNeeded()
      #expect(leaves[0].frame.minX == 90)
      box.semanticContentAttribute = .unspecified
      box.frame.size.height = 90
      box.layoutIfNeeded()
      #expect(leaves[0].frame.minX == 0)
    }
  }

  @Test(arguments: [1, 2, 3] as [CGFloat]) func aFixedHeightThatChangesMovesWhatIsBelow(scale: CGFloat) {
    let column = LMColumnView(margin: 1, spacing: 2)
    column.traitOverrides = UITraitCollection(displayScale: scale)
    let leaves = (0..<5).map { _ in StubLeaf(10, 10) }
    for leaf in leaves {
      leaf.height = 10
      column.addSubview(leaf)
    }
    func layOut() {
      let size = CGSize(width: 50, height: column.fittingHeight(at: 50))
      column.frame = CGRect(origin: .zero, size: size)
      column.layoutIfNeeded()
    }
    layOut()
    let untouched = leaves[0].frame
    for (index, height) in [(2, 14), (2, 7), (4, 20), (1, 11), (1, 10)] as [(Int, CGFloat)] {
      leaves[index].height = height
      layOut()
      var y: CGFloat = 1
      for leaf in leaves {
        #expect(leaf.frame == CGRect(x: 1, y: y, width: 48, height: leaf.height))
        y += leaf.height + 2
      }
      #expect(column.frame.height == y - 1)
    }
    #expect(leaves[0].frame == untouched)
    leaves[3].height = .nan
    (leaves[0].width, leaves[0].height) = (20, 5)
    layOut()
    #expect(leaves.map(\.frame.minY) == [1, 8, 20, 29, 41] && leaves[0].frame.width == 20)
  }

  @Test func whatIsStretchedKeepsTheRestWhenAnotherHeightChanges() {
    let (first, middle, last) = (LMSpacer(height: 10), StubLeaf(10, 10), LMSpacer(height: 10))
    let column = LMColumnView(spacing: 0, first, middle, last)
    #expect(column.frames(in: 20, 100) == "0 0 20 10\n0 10 20 80\n0 90 20 10")
    first.height = 30
    column.layoutIfNeeded()
    #expect(column.subviewFrames == "0 0 20 30\n0 30 20 60\n0 90 20 10")
    last.height = 25
    column.layoutIfNeeded()
    #expect(column.subviewFrames == "0 0 20 30\n0 30 20 45\n0 75 20 25")
    middle.natural.height = 90
    column.layoutIfNeeded()
    #expect(column.subviewFrames == "0 0 20 30\n0 30 20 45\n0 75 20 25")
    column.frame.size.height = 200
    column.layoutIfNeeded()
    #expect(column.subviewFrames == "0 0 20 30\n0 30 20 145\n0 175 20 25")
  }
}
