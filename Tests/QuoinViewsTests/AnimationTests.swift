import Foundation
import QuoinViews
import Testing

@Suite("Animations")
struct AnimationTests {
  @Test("Every way of animating makes its changes at once, then tells so")
  func atOnce() {
    let view = UIView()
    var log: [String] = []
    let change = { log.append("change") }
    let done: (Bool) -> Void = { log.append("done \($0)") }
    let ways: [() -> Void] = [
      { UIView.animate(withDuration: 1, animations: change, completion: done) },
      {
        UIView.animate(
          withDuration: 1, delay: 9, options: [.repeat, .autoreverse], animations: change, completion: done)
      },
      {
        UIView.animate(
          withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 3,
          animations: change,
          completion: done)
      },
      {
        UIView.transition(
          with: view, duration: 1, options: .transitionCrossDissolve, animations: change, completion: done)
      },
    ]
    for (index, way) in ways.enumerated() {
      log = []
      way()
      #expect(log == ["change", "done true"], "way \(index)")
    }
    log = []
    UIView.transition(with: view, duration: 1, animations: nil, completion: done)
    UIView.performWithoutAnimation(change)
    #expect(log == ["done true", "change"])
  }

  @Test("Options are the bits of UIKit, each its own")
  func options() {
    typealias Options = UIView.AnimationOptions
    let bits: [(Options, UInt)] = [
      (.layoutSubviews, 1), (.allowUserInteraction, 2), (.beginFromCurrentState, 4), (.repeat, 8),
      (.autoreverse, 16), (.curveEaseInOut, 0), (.curveEaseIn, 0x10000), (.curveEaseOut, 0x20000),
      (.curveLinear, 0x30000), (.transitionCrossDissolve, 0x500000),
    ]
    for (option, raw) in bits { #expect(option.rawValue == raw) }
  }
}
