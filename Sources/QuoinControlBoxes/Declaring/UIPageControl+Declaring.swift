import Foundation
import QuoinBoxes
import QuoinControls
import QuoinGraphics
import QuoinViews

extension UIPageControl {
  /// Creates a page control.
  ///
  /// - Parameters:
  ///   - primaryAction: What is done when the user turns to another page.
  ///   - hidesForSinglePage: Whether nothing is shown where there is one page.
  ///   - pageIndicatorTintColor: The colour of dots; nothing for the control's own.
  ///   - currentPageIndicatorTintColor: The colour of the present page's dot; nothing for the control's own.
  ///   - backgroundStyle: Whether a capsule stands behind the dots.
  ///   - allowsContinuousInteraction: Whether a finger that moves over the dots turns pages.
  ///   - preferredIndicatorImage: What is shown instead of dots.
  ///   - width: A fixed width, in points; NaN for the fitting one.
  ///   - height: A fixed height, in points; NaN for the fitting one.
  ///   - weight: The control's share of what its row or column has left; NaN for none.
  ///   - anchor: The edges that the control keeps to in an anchor view.
  ///   - with: Called with the new control before the initializer returns.
  public convenience init(
    primaryAction: UIAction? = nil, hidesForSinglePage: Bool = false, pageIndicatorTintColor: UIColor? = nil,
    currentPageIndicatorTintColor: UIColor? = nil,
    backgroundStyle: UIPageControl.BackgroundStyle = .automatic, allowsContinuousInteraction: Bool = true,
    preferredIndicatorImage: UIImage? = nil, width: CGFloat = .nan, height: CGFloat = .nan,
    weight: CGFloat = .nan, anchor: LMAnchor = [], with: (UIPageControl) -> Void = { _ in }
  ) {
    self.init(frame: .zero)
    addPrimaryAction(primaryAction)
    // A property set through `self` would not be observed.
    let control = self
    control.hidesForSinglePage = hidesForSinglePage
    control.pageIndicatorTintColor = pageIndicatorTintColor
    control.currentPageIndicatorTintColor = currentPageIndicatorTintColor
    control.backgroundStyle = backgroundStyle
    control.allowsContinuousInteraction = allowsContinuousInteraction
    control.preferredIndicatorImage = preferredIndicatorImage
    setLayoutProperties(width: width, height: height, weight: weight, anchor: anchor)
    with(self)
  }

  /// The same with a callback that may be none.
  public convenience init(
    primaryAction: UIAction? = nil, hidesForSinglePage: Bool = false, pageIndicatorTintColor: UIColor? = nil,
    currentPageIndicatorTintColor: UIColor? = nil,
    backgroundStyle: UIPageControl.BackgroundStyle = .automatic, allowsContinuousInteraction: Bool = true,
    preferredIndicatorImage: UIImage? = nil, width: CGFloat = .nan, height: CGFloat = .nan,
    weight: CGFloat = .nan, anchor: LMAnchor = [], with: ((UIPageControl) -> Void)?
  ) {
    self.init(
      primaryAction: primaryAction, hidesForSinglePage: hidesForSinglePage,
      pageIndicatorTintColor: pageIndicatorTintColor,
      currentPageIndicatorTintColor: currentPageIndicatorTintColor, backgroundStyle: backgroundStyle,
      allowsContinuousInteraction: allowsContinuousInteraction,
      preferredIndicatorImage: preferredIndicatorImage, width: width, height: height, weight: weight,
      anchor: anchor, with: { with?($0) })
  }
}
