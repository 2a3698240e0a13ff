import Foundation
import QuoinGraphics
import QuoinPositions
import QuoinViews
import Testing

@Suite struct DistributionTests {
  private let superview = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
  private let a: UIView
  private let b: UIView
  private let c: UIView

  init() {
    superview.traitOverrides = UITraitCollection(displayScale: 1)
    (a, b, c) = (superview.add(0, 0, 10, 10), superview.add(0, 0, 20, 20), superview.add(0, 0, 30, 30))
  }

  private var starts: [CGFloat] { [a.frame.minX, b.frame.minX, c.frame.minX] }

  @Test func equalSharesLeaveEqualSpaceRoundEveryView() {
    superview.distributeSubviewsHorizontally { a <> ~1~ <> b <> ~1~ <> c }
    #expect(starts == [10, 30, 60])
    #expect([a, b, c].map(\.frame.minY) == [15, 10, 5])
  }

  @Test func aShareOfTwoIsTwiceAsLarge() {
    superview.bounds.size.width = 110
    superview.distributeSubviewsHorizontally { a <> ~2~ <> b <> ~1~ <> c }
    #expect(starts == [10, 40, 70])
  }

  /// As in Relativity, where each step makes a position.
  @Test func eachStepEndsOnAPixel() {
    superview.distributeSubviewsHorizontally { 0.5 <> 0.5 <> a <> ~1~ }
    #expect(a.frame.minX == 2)
    superview.distributeSubviewsHorizontally(within: CGRect(x: 0.5, y: 0, width: 99, height: 5)) {
      0.4 <> a <> 0.4 <> b <> ~1~
    }
    #expect([a, b].map(\.frame.minX) == [1, 11])
    // Of a room whose middle is half a pixel, it is the next one; half of a view is rounded by itself.
    #expect([a, b].map(\.frame.minY) == [-2, -7])
    superview.bounds.size.width = 33
    superview.distributeSubviewsHorizontally { ~1~ <> ~1~ <> a <> ~2~ }
    #expect(a.frame.minX == 12)
  }

  @Test func fixedSpaceAtAnEndPinsThere() {
    superview.bounds.size.width = 98
    superview.distributeSubviewsHorizontally { 8 <> a <> ~1~ <> b <> ~1~ <> c }
    #expect(starts == [8, 28, 58])
  }

  @Test func linesOfABuilderMeanTheSameAsTheOperator() {
    superview.frame.size = CGSize(width: 100, height: 100)
    superview.distributeSubviewsVertically(within: CGRect(x: 0, y: 0, width: 50, height: 100)) {
      a
      ~1~
      b
      ~1~
      c
    }
    #expect([a, b, c].map(\.frame.minY) == [10, 30, 60])
    #expect([a, b, c].map(\.frame.midX) == [25, 25, 25])
  }

  @Test(arguments: [true, false])
  func buildersTakeConditionsLoopsArraysAndOptionals(isWide: Bool) {
    let absent: UIView? = nil
    superview.distributeSubviewsHorizontally {
      if isWide { 5.5 } else { CGFloat(2) }
      for view in [a, b] {
        view
        Float(1)
      }
      absent
      switch isWide {
      case true: DistributionItem.fixed(4)
      case false: [c]
      }
      if isWide { c }
      ~1~
    }
    #expect(a.frame.minX == (isWide ? 6 : 2))
    #expect(c.frame.minX == (isWide ? 42 : 34))
  }

  @Test func whatDoesNotFitIsCenteredAndReported() {
    superview.bounds.size.width = 50
    let sentences = misuse { superview.distributeSubviewsHorizontally { a <> ~1~ <> b <> ~1~ <> c } }
    #expect(starts == [-5, 5, 25])
    #expect(sentences.count == 1)
    #expect(sentences[0].hasSuffix("needs 10.0 points more than there are"))
  }

  @Test func aPartFollowsThePixelOnWhichTheOneBeforeItEnds() {
    superview.bounds.size.width = 101
    (b.bounds.size, c.bounds.size) = (a.bounds.size, a.bounds.size)
    superview.distributeSubviewsHorizontally { a <> ~1~ <> b <> ~1~ <> c }
    #expect(starts == [18, 46, 74])
  }

  @Test func itemsAreWrittenWithoutTheirType() {
    superview.distributeSubviewsHorizontally { .fixed(8) <> a <> .flexible(2) <> b <> .fixed(3) }
    #expect(starts[0] == 8 && starts[1] == 77)
    superview.distributeSubviewsHorizontally {
      .fixed(9)
      a
      ~1~
    }
    #expect(starts[0] == 9)
  }

  @Test func originsLandOnPixelsAndSpacesAreHalfAPixelOffAtMost() {
    let superview = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 10))
    superview.traitOverrides = UITraitCollection(displayScale: 3)
    let views = (0..<7).map { _ in superview.add(0, 0, 11, 5) }
    superview.distributeSubviewsHorizontally { for view in views { view <> ~1~ } }
    var end: CGFloat = 0
    for view in views {
      #expect(abs(view.frame.minX * 3 - (view.frame.minX * 3).rounded()) < 1e-9)
      #expect(abs(view.frame.minX - end - CGFloat(1000 - 77) / 8) <= 0.5 / 3 + 1e-9)
      end = view.frame.maxX
    }
  }
}
