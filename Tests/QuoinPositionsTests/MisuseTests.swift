import Foundation
import QuoinGraphics
import QuoinPositions
import QuoinViews
import Testing

@Suite struct MisuseTests {
  private let superview = window()

  @Test func aViewWithoutASuperviewCannotBeAligned() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    let sentences = misuse {
      view.top --> .top
      view.top --> superview.top
      _ = view.top |--| .bottom
    }
    #expect(
      sentences == Array(repeating: "\(view) has no superview, so it cannot be aligned or measured", count: 3)
    )
    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func viewsOfDifferentTreesShareNoPlane() {
    let (a, b) = (superview.add(1, 2, 3, 4), window().add(0, 0, 9, 9))
    let sentences = misuse { a.top --> b.top }
    #expect(sentences == ["\(a) and \(b) share no superview, so they cannot be aligned or measured"])
    #expect(a.frame.origin == CGPoint(x: 1, y: 2))
  }

  @Test func aPositionIsMadeAfterSizingTheView() {
    let view = superview.add(1, 2, 3, 4)
    let position = view.bottom
    view.bounds.size.height = 8
    let sentences = misuse { position --> .bottom }
    #expect(
      sentences == [
        "The bounds of \(view) have changed since the position was made; make it after sizing the view"
      ])
    #expect(view.frame == CGRect(x: 1, y: 0, width: 3, height: 8))
  }

  @Test func aPositionOfOnesOwnIsOnAPixel() {
    let view = superview.add(1, 2, 30, 40)
    let before = "\(view)"
    let sentences = misuse {
      ViewPosition(view: view, position: CGPoint(x: 0.5, y: 3)) --> .topLeft
      ViewPosition(view: view, position: CGPoint(x: 2, y: 3)) --> .topLeft
    }
    #expect(sentences == ["The position (0.5, 3.0) on \(before) is not on a whole pixel"])
    #expect(view.frame.origin == CGPoint(x: -2, y: -3))
  }

  @Test func aDistributionTakesOnlyOwnSubviewsOnceAndSpacersFromOneUp() {
    let (view, stranger) = (superview.add(1, 2, 3, 4), UIView())
    let sentences = misuse {
      superview.distributeSubviewsVertically { view <> stranger }
      superview.distributeSubviewsVertically { view <> ~0~ <> view }
      superview.distributeSubviewsVertically { view <> ~0~ }
      superview.spreadOutSubviews([stranger], axis: .horizontal)
    }
    #expect(
      sentences == [
        "\(stranger) is not a subview of \(superview), which distributes only its own",
        "\(view) stands more than once in a distribution of \(superview)",
        "A flexible spacer of 0 in \(superview) is below 1",
        "\(stranger) is not a subview of \(superview), which distributes only its own",
      ])
    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }
}
