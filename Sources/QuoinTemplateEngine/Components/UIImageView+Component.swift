import QuoinGraphics
import QuoinViews

extension Component {
  /// `<UIImageView>`: a picture.
  public static let imageView = Component("UIImageView", UIImageView.self, summary: "A picture.") { _ in
    UIImageView()
  } properties: {
    Property(
      "animationDuration", \UIImageView.animationDuration,
      "How many seconds all animationImages take together; 0 for a thirtieth of one each.")
    Property(
      "animationImages", \UIImageView.animationImages,
      "The images that are shown one after the other while the view is animating.")
    Property(
      "animationRepeatCount", \UIImageView.animationRepeatCount,
      "How often they are shown; 0 for without end.")
    Property(
      "highlightedAnimationImages", \UIImageView.highlightedAnimationImages,
      "The images that are shown so while the view is highlighted.")
    Property("highlightedImage", \UIImageView.highlightedImage, "The image while the view is highlighted.")
      .affectingSize
    Property(
      "image", \UIImageView.image,
      "The image: a file relative to the template, an address, one given by name, or `systemName:` and a symbol's name."
    ).affectingSize
    Property(
      "image.renderingMode", \UIImageView.renderingMode,
      "Whether the image keeps its colours or is filled with the tint.")
    Property(
      "isAnimating", \UIImageView.animates, "Whether animationImages are shown one after the other."
    ).written(
      after: "animationDuration", "animationImages", "animationRepeatCount", "highlightedAnimationImages")
    Property("isHighlighted", \UIImageView.isHighlighted, "Whether the highlighted image is shown.")
      .affectingSize
    Property(
      "preferredSymbolConfiguration", \UIImageView.preferredSymbolConfiguration,
      "The size and weight of a symbol."
    ).affectingSize.written(after: "image")
  }
}

extension UIImageView {
  /// How the image is coloured; without an image, automatic.
  fileprivate var renderingMode: UIImage.RenderingMode {
    get { image?.renderingMode ?? .automatic }
    set {
      guard let image, image.renderingMode != newValue else { return }
      self.image = image.withRenderingMode(newValue)
    }
  }

  /// Whether the view is animating; setting it starts or stops that.
  fileprivate var animates: Bool {
    get { isAnimating }
    set { if newValue { startAnimating() } else { stopAnimating() } }
  }
}
