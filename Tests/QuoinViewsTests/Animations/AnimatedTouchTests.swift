import Foundation
import Testing

@testable import QuoinViews

@Suite("Touches of what moves")
struct AnimatedTouchTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let card = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
  private let button = UIView(frame: CGRect(x: 5, y: 5, width: 20, height: 20))
  private let inside = CGPoint(x: 20, y: 20)

  init() {
    window.addSubview(card)
    card.addSubview(button)
  }

  private var hit: UIView? { window.hitTest(inside, with: nil) }

  @Test("What a block animates takes no touches until it is over, and neither does what is in it")
  func blocked() {
    #expect(hit === button)
    UIView.animate(withDuration: 1) { card.backgroundColor = .red }
    #expect(hit === window)
    window.clock.advance(by: 0.5)
    #expect(hit === window)
    window.clock.advance(by: 0.5)
    #expect(hit === button)
  }

  @Test("Subviews that move leave what they stand in open")
  func within() {
    UIView.animate(withDuration: 1) { button.alpha = 0.5 }
    #expect(hit === card)
  }

  @Test("Blocks that allow it, keyframes that allow it, and animators let touches in")
  func allowed() {
    UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) { card.backgroundColor = .red }
    #expect(hit === button)
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: .allowUserInteraction) { card.alpha = 0.9 }
    #expect(hit === button)
    UIViewPropertyAnimator(duration: 1, curve: .linear) { card.alpha = 0.8 }.startAnimation()
    #expect(hit === button)
    UIView.animateKeyframes(withDuration: 1, delay: 0) { card.alpha = 0.7 }
    #expect(hit === window)
  }

  @Test("An animation that is taken away lets touches in again")
  func removed() {
    UIView.transition(with: card, duration: 1, options: .transitionCrossDissolve) {
      card.backgroundColor = .red
    }
    #expect(hit === window)
    card.layer.removeAllAnimations()
    #expect(hit === button)
  }
}
