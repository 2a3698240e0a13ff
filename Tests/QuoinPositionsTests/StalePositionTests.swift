import Foundation
import QuoinGraphics
import QuoinPositions
import QuoinViews
import Testing

/// Positions of views whose bounds have changed since, on every way that they can be used.
@Suite struct StalePositionTests {
  let window = QuoinPositionsTests.window()

  func sentence(_ view: UIView) -> String {
    "The bounds of \(view) have changed since the position was made; make it after sizing the view"
  }

  static let changes: [CGRect] = [
    CGRect(x: 1, y: 0, width: 20, height: 10), CGRect(x: 0, y: 1, width: 20, height: 10),
    CGRect(x: 0, y: 0, width: 21, height: 10), CGRect(x: 0, y: 0, width: 20, height: 11),
  ]

  @Test(arguments: changes.indices, [false, true])
  func neitherSideMayBeStale(index: Int, isAcross: Bool) {
    let panel = window.add(100, 100, 100, 100)
    let stale = window.add(0, 0, 20, 10)
    let other = isAcross ? panel.add(7, 7, 20, 20) : window.add(7, 7, 20, 20)
    let position = stale.bottomRight
    stale.bounds = Self.changes[index]
    let (frame, place, name) = (stale.frame, other.frame, sentence(stale))
    let sentences = misuse {
      position --> other.topLeft
      other.topLeft --> position
      position --> .top
      #expect((position |--| other.topLeft) == .zero)
      #expect((other.topLeft |--| position) == .zero)
      #expect((position |--| .bottomRight) == .zero)
    }
    #expect(sentences == Array(repeating: name, count: 6))
    #expect(stale.frame == frame && other.frame == place)
  }

  @Test func aViewThatOnlyMovedIsAsItWas() {
    let (a, b) = (window.add(0, 0, 20, 10), window.add(50, 60, 20, 10))
    let (here, there) = (a.topLeft, b.topLeft)
    b.frame.origin = CGPoint(x: 70, y: 80)
    a.frame.origin = CGPoint(x: 5, y: 5)
    #expect(misuse { here --> there }.isEmpty)
    #expect(a.frame.origin == CGPoint(x: 70, y: 80))
  }

  @Test func positionsOfDifferentTreesAreNotMeasured() {
    let other = QuoinPositionsTests.window()
    let (a, b) = (window.add(1, 2, 3, 4), other.add(0, 0, 9, 9))
    let sentences = misuse { #expect((a.top |--| b.top) == .zero) }
    #expect(sentences == ["\(a) and \(b) share no superview, so they cannot be aligned or measured"])
  }

  @Test func aWindowCanBeAlignedWithButNotMoved() {
    let panel = window.add(100, 100, 100, 100)
    let view = panel.add(0, 0, 10, 10)
    #expect((view.topLeft |--| window.topLeft) == CGSize(width: 100, height: 100))
    #expect((window.bottomRight |--| view.topLeft) == CGSize(width: 300, height: 500))
    view.bottomRight --> window.bottomRight
    #expect(view.frame.origin == CGPoint(x: 290, y: 490))
    let frame = window.frame
    let sentences = misuse { window.top --> view.top }
    #expect(sentences == ["\(window) has no superview, so it cannot be aligned or measured"])
    #expect(window.frame == frame)
  }

  @Test func aHandlerOfTheProcessHearsWhatNoTaskTakes() async {
    await #expect(processExitsWith: .success) {
      let heard = Heard()
      PositionMisuse.handler = { heard.note($0.description) }
      let view = UIView(frame: .zero)
      view.traitOverrides = UITraitCollection(displayScale: 1)
      view.top --> .top
      PositionMisuse.withTaskHandler({ _ in }, { view.top --> .top })
      precondition(heard.count == 1)
    }
  }
}

private final class Heard: @unchecked Sendable {
  // Written by the one thread of its test.
  private(set) var count = 0
  func note(_ sentence: String) { count += 1 }
}
