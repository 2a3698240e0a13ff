import QuoinExpressions
import QuoinGraphics
import QuoinViews

extension Component {
  /// `<UIScrollView>`: a window onto content that may be larger.
  public static let scrollView = Component("UIScrollView", UIScrollView.self) { _ in
    UIScrollView()
  } properties: {
    Property("alwaysBounceHorizontal", \UIScrollView.alwaysBounceHorizontal)
    Property("alwaysBounceVertical", \UIScrollView.alwaysBounceVertical)
    Property("bounces", \UIScrollView.bounces)
    Property("contentInset", \UIScrollView.contentInset).affectingSize
    Property("contentInsetAdjustmentBehavior", \UIScrollView.contentInsetAdjustmentBehavior).affectingSize
    Property(
      "contentOffset", \UIScrollView.contentOffset, animated: { $0.setContentOffset($1, animated: true) })
    Property("contentSize", \UIScrollView.contentSize)
    Property("drawsScrollIndicators", \UIScrollView.drawsScrollIndicators)
    Property("horizontalScrollIndicatorInsets", \UIScrollView.horizontalScrollIndicatorInsets)
    Property("isPagingEnabled", \UIScrollView.isPagingEnabled)
    Property("isScrollEnabled", \UIScrollView.isScrollEnabled)
    Property("maximumZoomScale", \UIScrollView.maximumZoomScale)
    Property("minimumZoomScale", \UIScrollView.minimumZoomScale)
    Property("scrollIndicatorInsets", \UIScrollView.scrollIndicatorInsets)
    Property("showsHorizontalScrollIndicator", \UIScrollView.showsHorizontalScrollIndicator)
    Property("showsVerticalScrollIndicator", \UIScrollView.showsVerticalScrollIndicator)
    Property("verticalScrollIndicatorInsets", \UIScrollView.verticalScrollIndicatorInsets)
    Property("zoomScale", \UIScrollView.zoomScale)
    Property(readOnly: "adjustedContentInset", \UIScrollView.adjustedContentInset)
  }
}

extension UIScrollView.ContentInsetAdjustmentBehavior: EnumerationValue {
  public static let typeName: TypeName = "UIScrollViewContentInsetAdjustmentBehavior"
}
