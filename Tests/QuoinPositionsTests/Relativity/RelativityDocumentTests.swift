// swift-format-ignore-file: the listings stand here as in Relativity's document.
import QuoinPositions
import Testing

/// Every listing of Relativity's document, as it stands there.
@Suite struct RelativityDocumentTests {
  private let superview = QuoinPositionsTests.window()
  private let a: UILabel
  private let b: UIView
  private let c: UIView

  init() {
    a = UILabel(frame: CGRect(x: 1, y: 2, width: 60, height: 20))
    a.text = "Label"
    superview.addSubview(a)
    b = superview.add(200, 300, 40, 30)
    c = superview.add(301, 402, 50, 50)
  }

  @Test func aligning() {
    a.right --> 10.horizontalOffset + b.left
    #expect(a.frame == CGRect(x: 150, y: 305, width: 60, height: 20))

    b.right + 10.horizontalOffset <-- a.left
    #expect(a.frame == CGRect(x: 250, y: 305, width: 60, height: 20))

    a.top --> 10.verticalOffset + .top
    #expect(a.frame == CGRect(x: 170, y: 10, width: 60, height: 20))
  }

  @Test func text() {
    let underlineView = superview.add(0, 0, 60, 1)
    a.sizeToFit()

    underlineView.top --> a.baseline

    let baseline = a.frame.maxY - a.font.baselineInset(with: PixelRounder(for: superview))
    #expect(abs(underlineView.frame.minY - baseline) <= 0.5)
    #expect(abs(underlineView.frame.midX - a.frame.midX) <= 0.5)
  }

  @Test func distributing() {
    // 400 wide, of which the three views take 150.
    superview.distributeSubviewsHorizontally() {
        a <> ~1~ <> b <> ~1~ <> c
    }
    #expect([a, b, c].map(\.frame.minX) == [63, 186, 289])
    #expect([a, b, c].map(\.frame.minY) == [290, 285, 275])

    superview.distributeSubviewsHorizontally() {
        a <> ~2~ <> b <> ~1~ <> c
    }
    #expect([a, b, c].map(\.frame.minX) == [50, 210, 300])

    superview.distributeSubviewsHorizontally() {
        8 <> a <> ~1~ <> b <> ~1~ <> c
    }
    #expect([a, b, c].map(\.frame.minX) == [8, 149, 270])

    superview.distributeSubviewsVertically(within: CGRect(x: 0.0, y: 0.0, width: superview.bounds.midX, height: superview.bounds.height)) {
        a
        ~1~
        b
        ~1~
        c
    }
    #expect([a, b, c].map(\.frame.minY) == [125, 270, 425])
    #expect([a, b, c].map(\.frame.midX) == [100, 100, 100])
  }

  @Test func sizing() {
    b.bounds.size = a.topRight |--| c.bottomLeft
    #expect(b.bounds.size == CGSize(width: 240, height: 450))

    b.bounds.size = a.topRight |--| c.bottomLeft + -16.horizontalOffset
    #expect(b.bounds.size == CGSize(width: 224, height: 450))

    b.bounds.size = CGSize(width: (a.right |--| .right).width, height: a.bounds.height)
    #expect(b.bounds.size == CGSize(width: 339, height: 20))
  }
}
