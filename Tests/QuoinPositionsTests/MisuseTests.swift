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
    let noWindow =
      "Nothing says how many pixels a point has where \(view) is, so the main screen's count; put it in a window, or set traitOverrides = UITraitCollection(displayScale: 2) on the view at the top"
    let noSuperview = "\(view) has no superview, so it cannot be aligned or measured"
    #expect(sentences == [noWindow, noSuperview, noWindow, noSuperview, noWindow, noSuperview])
    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func viewsOfDifferentTreesShareNoPlane() {
    let other = window()
    let (a, b) = (superview.add(1, 2, 3, 4), other.add(0, 0, 9, 9))
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

  @Test func aPositionIsRoundedWhenItIsMade() {
    let view = superview.add(1, 2, 30, 41)
    let sentences = misuse {
      ViewPosition(view: view, position: CGPoint(x: 0.5, y: 3.4)) --> .topLeft
      #expect(view.frame.origin == CGPoint(x: -1, y: -3))
      view.left --> .topLeft
      #expect(view.frame.origin == CGPoint(x: 0, y: -21), "20.5 is rounded away from zero")
      view.topLeft --> .topLeft + 0.5.horizontalOffset + 1.4.verticalOffset
      #expect(view.frame.origin == CGPoint(x: 1, y: 1), "offsets are added before the origin is rounded")
    }
    #expect(sentences.isEmpty)
  }

  @Test func aViewInNoWindowIsReportedUnlessItsScaleIsStated() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = root.add(0, 0, 15, 15)
    let sentence =
      "Nothing says how many pixels a point has where \(view) is, so the main screen's count; put it in a window, or set traitOverrides = UITraitCollection(displayScale: 2) on the view at the top"
    #expect(misuse { _ = view.middle } == [sentence])
    var rounders: [PixelRounder] = []
    #expect(misuse { rounders.append(PixelRounder(for: view)) } == [sentence])
    #expect(rounders == [PixelRounder()])
    #expect(misuse { view.middle --> .topLeft } == [sentence])
    #expect(view.frame.origin == CGPoint(x: -7.5, y: -7.5), "the main screen has two pixels a point")
    root.traitOverrides = UITraitCollection(displayScale: 1)
    #expect(misuse { view.middle --> .topLeft }.isEmpty)
    #expect(view.frame.origin == CGPoint(x: -8, y: -8))
    UIWindow(frame: root.bounds, screen: UIScreen(bounds: root.bounds, scale: 3)).addSubview(root)
    #expect(misuse { _ = view.middle }.isEmpty)
  }

  @Test func aScaleThatIsNotWholeIsReportedAndRounded() {
    let screen = UIScreen(bounds: .zero, scale: 2.5)
    let sentence = "A scale of 2.5 pixels a point is no whole number, so the nearest one counts"
    var rounded: [CGFloat] = []
    func round(_ value: CGFloat, at scale: CGFloat) {
      rounded.append(PixelRounder(for: UIScreen(bounds: .zero, scale: scale)).roundToPixel(value))
    }
    #expect(misuse { round(0.3, at: 2.5) } == [sentence])
    #expect(misuse { _ = PixelRounder(for: UIWindow(screen: screen)) } == [sentence])
    #expect(misuse { round(0.4, at: 0.4) }.count == 1)
    #expect(misuse { round(0.3, at: 4) }.isEmpty)
    #expect(rounded == [1.0 / 3, 0, 0.25])
  }

  @Test func measuringReportsFramesBetweenPixelsAndGoesOn() {
    let (a, b) = (superview.add(10, 20, 8, 8), superview.add(50, 60.5, 8, 8))
    let sentences = misuse {
      #expect((a.topLeft |--| b.topLeft) == CGSize(width: 40, height: 40))
      #expect((b.topLeft |--| .topLeft) == CGSize(width: 50, height: 60))
      #expect((b.topLeft |--| a.topLeft).width == 40)
    }
    let sentence = "The position (50.0, 60.5) of \(b) in its superview is not on a whole pixel"
    #expect(sentences == [sentence, sentence, sentence])
    #expect(b.frame.minY == 60.5)
  }

  @Test func numbersThatAreNoneMoveNothing() {
    let (a, b) = (superview.add(1, 2, 3, 4), superview.add(50, 60, 8, 8))
    let layer = CALayer()
    layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    superview.layer.addSublayer(layer)
    let guide = UILayoutGuide()
    guide.layoutFrame = CGRect(x: 1, y: 2, width: 3, height: 4)
    superview.addLayoutGuide(guide)
    for number in [CGFloat.nan, .infinity, -.infinity] {
      let sentences = misuse {
        a.top --> b.top + number.horizontalOffset
        a.top --> .top + number.verticalOffset
        layer.top --> b.top + number.horizontalOffset
        guide.top --> b.top + number.verticalOffset
        superview.distributeSubviewsVertically { number <> a }
        superview.distributeSubviewsVertically(within: CGRect(x: 0, y: number, width: 9, height: 9)) { a }
        superview.spreadOutSubviews([a, b], axis: .horizontal, margin: number)
        superview.spreadOutSubviews(
          [a, b], axis: .vertical, within: CGRect(x: 0, y: 0, width: 10, height: number))
      }
      #expect(sentences.count == 8)
      #expect(a.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
      #expect(layer.frame == a.frame && guide.layoutFrame == a.frame)
      #expect(b.frame == CGRect(x: 50, y: 60, width: 8, height: 8))
    }
    let huge = CGRect(x: -1e308, y: 0, width: 1.7e308, height: 10)
    #expect(
      misuse { superview.spreadOutSubviews([a, b], axis: .horizontal, margin: 1e308, within: huge) }.count
        == 1)
    #expect(a.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func spacersOfAnyNumberAreShared() {
    let (a, b) = (superview.add(1, 2, 100, 4), superview.add(50, 60, 100, 8))
    let sentences = misuse {
      superview.distributeSubviewsHorizontally { ~Int.max~ <> a <> ~Int.max~ <> b <> ~Int.max~ <> 50 }
    }
    #expect(sentences.isEmpty)
    #expect([a, b].map(\.frame.minX) == [50, 200])
  }

  @Test func manyViewsAreToldFromOneThatStandsTwice() {
    let views = (0..<40).map { _ in superview.add(0, 0, 1, 1) }
    #expect(misuse { superview.distributeSubviewsHorizontally { views } }.isEmpty)
    for (first, second) in [(0, 1), (3, 14), (3, 15), (3, 16), (15, 16), (16, 39), (20, 21)] {
      var listed = views
      listed[second] = listed[first]
      let sentences = misuse { superview.distributeSubviewsHorizontally { listed } }
      #expect(sentences == ["\(listed[first]) stands more than once in a distribution of \(superview)"])
    }
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
