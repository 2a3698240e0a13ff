import QuoinViews

/// What a recognizer of the page calls.
extension Selector {
  static let pageDoubleTapped = Selector("doubleTapped:", GalleryPage.doubleTapped)
}

/// One picture that is zoomed by a pinch, and by a double tap around where it was tapped.
public final class GalleryPage: UIScrollView, UIScrollViewDelegate {
  /// What is zoomed.
  public let picture: GalleryPicture

  init(name: String, hue: CGFloat) {
    picture = GalleryPicture(name: name, hue: hue)
    super.init(frame: .zero)
    (minimumZoomScale, maximumZoomScale) = (1, 4)
    contentInsetAdjustmentBehavior = .never
    delegate = self
    addSubview(picture)
    let tap = UITapGestureRecognizer(target: self, action: .pageDoubleTapped)
    tap.numberOfTapsRequired = 2
    addGestureRecognizer(tap)
  }

  public required init?(coder: NSCoder) { nil }

  public override func layoutSubviews() {
    super.layoutSubviews()
    if picture.bounds.size != bounds.size, zoomScale == 1 {
      picture.frame = CGRect(origin: .zero, size: bounds.size)
      contentSize = bounds.size
    }
  }

  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }

  func doubleTapped(_ tap: UITapGestureRecognizer) {
    if zoomScale > 1 { return setZoomScale(1, animated: true) }
    let place = tap.location(in: picture)
    let size = CGSize(width: bounds.width / 2, height: bounds.height / 2)
    zoom(
      to: CGRect(
        x: place.x - size.width / 2, y: place.y - size.height / 2, width: size.width, height: size.height),
      animated: true)
  }
}
