import QuoinGraphics
import QuoinViews

extension Component {
  /// `<UIImageView>`: a picture.
  public static let imageView = Component("UIImageView", UIImageView.self, summary: "A picture.") { _ in
    UIImageView()
  } properties: {
    Property("highlightedImage", \UIImageView.highlightedImage, "The image while the view is highlighted.")
      .affectingSize
    Property(
      "image", \UIImageView.image,
      "The image: a file relative to the template, an address, or one given by name."
    ).affectingSize
    Property(
      "image.renderingMode", \UIImageView.renderingMode,
      "Whether the image keeps its colours or is filled with the tint.")
    Property("isHighlighted", \UIImageView.isHighlighted, "Whether the highlighted image is shown.")
      .affectingSize
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
}
