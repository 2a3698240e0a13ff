import Foundation
import QuoinGraphics

extension UIImageView {
  /// Whether images are shown one after the other.
  public final var isAnimating: Bool { animation != nil }

  /// Shows the images one after the other, in the time of the window; nothing without images.
  public final func startAnimating() {
    let images = (isHighlighted ? highlightedAnimationImages : nil) ?? animationImages ?? []
    guard animation == nil, !images.isEmpty else { return }
    let animation = ImageAnimation(
      images: images, step: animationDuration > 0 ? animationDuration / Double(images.count) : 1 / 30,
      repeatCount: animationRepeatCount)
    self.animation = animation
    animation.run(in: self)
    invalidateIntrinsicContentSize()
    didChange(.look)
  }

  /// Shows the image again.
  public final func stopAnimating() {
    guard let animation else { return }
    animation.stop()
    self.animation = nil
    invalidateIntrinsicContentSize()
    didChange(.look)
  }
}

/// Images that are shown one after the other.
final class ImageAnimation {
  private let images: [UIImage]
  /// In seconds.
  private let step: TimeInterval
  private let repeatCount: Int
  private var count = 0
  private var timer: ScheduledWork?

  init(images: [UIImage], step: TimeInterval, repeatCount: Int) {
    self.images = images
    self.step = step
    self.repeatCount = repeatCount
  }

  /// The image whose turn it is.
  var image: UIImage { images[count % images.count] }

  /// Goes on in the time of the view's window; stands still without one.
  func run(in view: UIImageView) {
    stop()
    timer = view.window?.clock.schedule(after: step, repeats: true) { [unowned self, weak view] in
      guard let view else { return stop() }
      let size = image.size
      count += 1
      if repeatCount > 0, count >= repeatCount * images.count { return view.stopAnimating() }
      if image.size == size { view.didChange(.look) } else { view.invalidateIntrinsicContentSize() }
    }
  }

  func stop() {
    timer?.cancel()
    timer = nil
  }
}
