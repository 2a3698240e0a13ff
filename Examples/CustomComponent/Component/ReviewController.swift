import QuoinControls

/// A screen that asks for a review: a rating, with whatever stands below it.
public final class ReviewController: UIViewController {
  /// The rating above.
  public let ratingView = RatingView(maximum: 5)
  /// Whether marks have been given.
  public var isRated: Bool { ratingView.rating > 0 }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(ratingView)
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let place = view.bounds.inset(by: view.safeAreaInsets)
    ratingView.frame = CGRect(
      origin: CGPoint(x: place.minX + 20, y: place.minY + 20), size: ratingView.intrinsicContentSize)
  }
}
