import Foundation
import QuoinGraphics
import QuoinViews
import Testing

@Suite struct ImageAnimationTests {
  private let images = [UIImage(), UIImage(), UIImage()]

  private func view(in window: UIWindow) -> UIImageView {
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.animationImages = images
    window.addSubview(view)
    return view
  }

  @Test func nothingMovesWithoutImages() {
    let view = UIImageView(image: UIImage())
    view.startAnimating()
    #expect(!view.isAnimating)
  }

  @Test func imagesAreShownAsOftenAsAsked() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let view = view(in: window)
    view.animationDuration = 0.3
    view.animationRepeatCount = 2
    view.startAnimating()
    #expect(view.isAnimating)
    window.clock.advance(by: 0.55)
    #expect(view.isAnimating)
    window.clock.advance(by: 0.1)
    #expect(!view.isAnimating)
  }

  @Test func withoutAnEndTheyGoOnUntilTheyAreStopped() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let view = view(in: window)
    view.startAnimating()
    window.clock.advance(by: 5)
    #expect(view.isAnimating)
    view.stopAnimating()
    #expect(!view.isAnimating)
  }

  @Test func newImagesStopTheOldOnes() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let view = view(in: window)
    view.startAnimating()
    view.animationImages = [UIImage()]
    #expect(!view.isAnimating)
  }
}
