import QuoinExpressions
import QuoinGraphics
import QuoinViews

extension Component {
  /// `<UIScrollView>`: a window onto content that may be larger.
  public static let scrollView = Component(
    "UIScrollView", UIScrollView.self, summary: "A window onto content that may be larger than it.",
    container: .scroll
  ) { _ in
    UIScrollView()
  } properties: {
    Property(
      "alwaysBounceHorizontal", \UIScrollView.alwaysBounceHorizontal,
      "Whether content that fits moves left and right all the same.")
    Property(
      "alwaysBounceVertical", \UIScrollView.alwaysBounceVertical,
      "Whether content that fits moves up and down all the same.")
    Property("bounces", \UIScrollView.bounces, "Whether content moves beyond its end and back.")
    Property("contentInset", \UIScrollView.contentInset, "Room around the content.", .points).affectingSize
    Property(
      "contentInsetAdjustmentBehavior", \UIScrollView.contentInsetAdjustmentBehavior,
      "When the safe area is added to the inset."
    ).affectingSize
    Property(
      delegate: "delegate", \UIScrollView.delegate, "Told when the content moves and zooms.")
    Property(
      "contentOffset", \UIScrollView.contentOffset, "The point of the content that is seen at the top left.",
      .points, animated: { $0.setContentOffset($1, animated: true) })
    Property(
      "contentSize", \UIScrollView.contentSize,
      "How large the content is; as large as what is inside, unless set.", .points)
    Property(
      "drawsScrollIndicators", \UIScrollView.drawsScrollIndicators,
      "Whether scroll indicators are drawn; they are not unless asked for.")
    Property(
      "horizontalScrollIndicatorInsets", \UIScrollView.horizontalScrollIndicatorInsets,
      "What the horizontal indicator keeps from the edges.", .points)
    Property("isPagingEnabled", \UIScrollView.isPagingEnabled, "Whether only whole pages are scrolled to.")
    Property("isScrollEnabled", \UIScrollView.isScrollEnabled, "Whether the user may scroll.")
    Property(
      "maximumZoomScale", \UIScrollView.maximumZoomScale, "The greatest scale to which a pinch zooms.",
      .factor)
    Property(
      "minimumZoomScale", \UIScrollView.minimumZoomScale, "The least scale to which a pinch zooms.",
      .factor)
    Property(
      "scrollIndicatorInsets", \UIScrollView.scrollIndicatorInsets,
      "What both indicators keep from the edges.", .points)
    Property(
      "showsHorizontalScrollIndicator", \UIScrollView.showsHorizontalScrollIndicator,
      "Whether the horizontal indicator is shown, where indicators are drawn.")
    Property(
      "showsVerticalScrollIndicator", \UIScrollView.showsVerticalScrollIndicator,
      "Whether the vertical indicator is shown, where indicators are drawn.")
    Property(
      "verticalScrollIndicatorInsets", \UIScrollView.verticalScrollIndicatorInsets,
      "What the vertical indicator keeps from the edges.", .points)
    Property(
      "zoomScale", \UIScrollView.zoomScale, "How many times as large the delegate's view for zooming is.",
      .factor)
    Property(
      readOnly: "adjustedContentInset", \UIScrollView.adjustedContentInset,
      "The inset with the safe area, where that is added.", .points)
  }
}

extension UIScrollView.ContentInsetAdjustmentBehavior: EnumerationValue {
  public static let typeName: TypeName = "UIScrollViewContentInsetAdjustmentBehavior"
}
