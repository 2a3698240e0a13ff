import QuoinControls
import QuoinTemplateEngine
import QuoinViews

extension Component {
  /// `<UIProgressView>`: how much is done.
  public static let progressView = Component(
    "UIProgressView", UIProgressView.self, summary: "A bar that shows how much of something is done."
  ) { _ in
    UIProgressView()
  } properties: {
    Property(
      "progress", \UIProgressView.progress, "How much is done.", .fraction,
      animated: { $0.setProgress($1, animated: true) })
    Property("progressImage", \UIProgressView.progressImage, "What is drawn for what is done.")
    Property("progressTintColor", \UIProgressView.progressTintColor, "The colour of what is done.")
    Property("progressViewStyle", \UIProgressView.progressViewStyle, "How high the bar is.").affectingSize
    Property("trackImage", \UIProgressView.trackImage, "What is drawn for what is left.")
    Property("trackTintColor", \UIProgressView.trackTintColor, "The colour of what is left.")
  }

  /// `<UIActivityIndicatorView>`: something is going on.
  public static let activityIndicatorView = Component(
    "UIActivityIndicatorView", UIActivityIndicatorView.self,
    summary: "A wheel that turns while something is going on.", defaults: [("isAnimating", "true")]
  ) { _ in
    UIActivityIndicatorView(style: .medium)
  } properties: {
    Property("activityIndicatorViewStyle", \UIActivityIndicatorView.style, "How large the wheel is.")
      .affectingSize
    Property("color", \UIActivityIndicatorView.optionalColor, "The colour of the wheel.")
    Property(
      "hidesWhenStopped", \UIActivityIndicatorView.hidesWhenStopped,
      "Whether a wheel that stands still is hidden; true unless set.")
    Property("isAnimating", \UIActivityIndicatorView.animates, "Whether the wheel turns.")
      .written(after: "activityIndicatorViewStyle", "hidesWhenStopped")
  }
}

extension UIActivityIndicatorView {
  fileprivate var optionalColor: UIColor? {
    get { color }
    set { color = newValue }
  }

  /// Whether the wheel turns; setting it starts or stops that.
  fileprivate var animates: Bool {
    get { isAnimating }
    set { if newValue { startAnimating() } else { stopAnimating() } }
  }
}
