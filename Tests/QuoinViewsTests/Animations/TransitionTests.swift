import Foundation
import QuoinGraphics
import Testing

@testable import QuoinViews

@Suite("Transitions")
struct TransitionTests {
  private let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)

  @Test("A dissolve goes from the one picture to the other")
  func dissolve() {
    let window = AnimatedWindow()
    var done: [Bool] = []
    UIView.transition(with: window.view, duration: 1, options: [.transitionCrossDissolve, .curveLinear]) {
      window.view.backgroundColor = blue
    } completion: {
      done.append($0)
    }
    #expect(drawing(window.window) == ["image (0 0 10 10)"])
    window.clock.advance(by: 0.25)
    #expect(drawing(window.window) == ["image (0 0 10 10)", "fill (0 0 10 10) #0000FF40"])
    #expect(done.isEmpty)
    window.clock.advance(by: 0.75)
    #expect(drawing(window.window) == ["fill (0 0 10 10) #0000FF"])
    #expect(done == [true] && window.view.rare?.transition == nil)
  }

  @Test("Where the view lets its background through, the old picture fades as the new one comes")
  func dissolveOfClear() {
    let window = AnimatedWindow()
    UIView.transition(with: window.view, duration: 1, options: [.transitionCrossDissolve, .curveLinear]) {
      window.view.backgroundColor = blue.withAlphaComponent(0.5)
    }
    window.clock.advance(by: 0.25)
    #expect(
      drawing(window.window) == ["group 0.75", "image (0 0 10 10)", "end", "fill (0 0 10 10) #0000FF20"])
  }

  @Test("A flip shows the one side, then the other one, as wide as each is seen")
  func flip() {
    let window = AnimatedWindow()
    UIView.transition(with: window.view, duration: 1, options: [.transitionFlipFromLeft, .curveLinear]) {
      window.view.backgroundColor = blue
    }
    // At a third of half a turn the card is half as wide.
    window.clock.advance(by: 1.0 / 3)
    #expect(drawing(window.window) == ["image (2.5 0 5 10)"])
    window.clock.advance(by: 1.0 / 3)
    #expect(drawing(window.window) == ["fill (2.5 0 5 10) #0000FF"])
    window.clock.advance(by: 1)
    #expect(drawing(window.window) == ["fill (0 0 10 10) #0000FF"])
  }

  @Test("One view takes the other's place; one without a place cannot be followed")
  func fromTo() {
    let window = AnimatedWindow()
    let next = UIView(frame: window.view.frame)
    var done: [Bool] = []
    UIView.transition(from: window.view, to: next, duration: 1, options: .transitionFlipFromTop) {
      done.append($0)
    }
    #expect(next.superview === window.window && window.view.superview == nil)
    window.clock.advance(by: 1)
    #expect(done == [true])
    let said = misuse { UIView.transition(from: UIView(), to: next, duration: 1) { done.append($0) } }
    #expect(said == ["UIView (0 0 0 0) has no superview in which another view could take its place"])
    #expect(done == [true, false])
  }
}
