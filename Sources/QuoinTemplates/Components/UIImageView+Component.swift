import QuoinGraphics
import QuoinViews

extension Component {
  /// `<UIImageView>`: a picture.
  public static let imageView = Component("UIImageView", UIImageView.self) { _ in
    UIImageView()
  } properties: {
    Property("highlightedImage", \UIImageView.highlightedImage).affectingSize
    Property("image", \UIImageView.image).affectingSize
    Property("image.renderingMode", \UIImageView.renderingMode)
    Property("isHighlighted", \UIImageView.isHighlighted).affectingSize
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
