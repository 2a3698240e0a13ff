import Foundation
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
    Property("bouncesZoom", \UIScrollView.bouncesZoom, "Whether zooming goes beyond its ends and back.")
    Property(
      "canCancelContentTouches", \UIScrollView.canCancelContentTouches,
      "Whether a touch that turns out to scroll is taken from the view in the content that has it.")
    Property("contentInset", \UIScrollView.contentInset, "Room around the content.", .points).affectingSize
    Property(
      "contentInsetAdjustmentBehavior", \UIScrollView.contentInsetAdjustmentBehavior,
      "When the safe area is added to the inset."
    ).affectingSize
    Property(
      delegate: "delegate", \UIScrollView.delegate, "Told when the content moves and zooms.")
    Property(
      "contentOffset", \UIScrollView.contentOffset, "The point of the content that is seen at the top left.",
      .points, animated: { $0.setContentOffset($1, animated: true) }
    ).changingInUse
    Property(
      "contentSize", \UIScrollView.contentSize,
      "How large the content is; as large as what is inside, unless set.", .points)
    Property(
      "decelerationRate", \UIScrollView.decelerationRate,
      "How quickly a movement comes to rest: a name, or a number between 0 and 1.")
    Property(
      "delaysContentTouches", \UIScrollView.delaysContentTouches,
      "Whether views in the content hear of touches only when it is plain that these do not scroll.")
    Property(
      "drawsScrollIndicators", \UIScrollView.drawsScrollIndicators,
      "Whether scroll indicators are drawn; they are not unless asked for.")
    Property(
      "horizontalScrollIndicatorInsets", \UIScrollView.horizontalScrollIndicatorInsets,
      "What the horizontal indicator keeps from the edges.", .points)
    Property(
      "indexDisplayMode", \UIScrollView.indexDisplayMode, "Whether the index at the side may be shown.")
    Property("indicatorStyle", \UIScrollView.indicatorStyle, "Whether indicators are dark or light.")
    Property(
      "isDirectionalLockEnabled", \UIScrollView.isDirectionalLockEnabled,
      "Whether a finger scrolls along one axis only, that in which it begins.")
    Property("isPagingEnabled", \UIScrollView.isPagingEnabled, "Whether only whole pages are scrolled to.")
    Property("isScrollEnabled", \UIScrollView.isScrollEnabled, "Whether the user may scroll.")
    Property(
      "keyboardDismissMode", \UIScrollView.keyboardDismissMode, "When dragging lets the keyboard go.")
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
      "scrollsToTop", \UIScrollView.scrollsToTop, "Whether a tap on the status bar leads to the top.")
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
      .factor, animated: { $0.setZoomScale($1, animated: true) }
    ).changingInUse.written(after: "maximumZoomScale", "minimumZoomScale")
    Property(readOnly: "isDecelerating", \UIScrollView.isDecelerating, "Whether it comes to rest by itself.")
    Property(readOnly: "isDragging", \UIScrollView.isDragging, "Whether a finger scrolls it.")
    Property(readOnly: "isTracking", \UIScrollView.isTracking, "Whether a finger is on it.")
    Property(
      readOnly: "adjustedContentInset", \UIScrollView.adjustedContentInset,
      "The inset with the safe area, where that is added.", .points)
  }
}

extension PropertyType {
  /// The types of scroll views, with their other names.
  static let scrolling: [(type: PropertyType, names: [String])] = [
    (UIScrollView.IndicatorStyle.propertyType, ["UIScrollView.IndicatorStyle"]),
    (UIScrollView.IndexDisplayMode.propertyType, ["UIScrollView.IndexDisplayMode"]),
    (UIScrollView.KeyboardDismissMode.propertyType, ["UIScrollView.KeyboardDismissMode"]),
    (UIScrollView.DecelerationRate.propertyType, ["UIScrollViewDecelerationRate"]),
  ]
}

extension UIScrollView.IndicatorStyle: EnumerationValue {
  public static let typeName: TypeName = "UIScrollViewIndicatorStyle"
}

extension UIScrollView.IndexDisplayMode: EnumerationValue {
  public static let typeName: TypeName = "UIScrollViewIndexDisplayMode"
}

extension UIScrollView.KeyboardDismissMode: EnumerationValue {
  public static let typeName: TypeName = "UIScrollViewKeyboardDismissMode"
}

extension UIScrollView.DecelerationRate: PropertyValue {
  /// A number between 0 and 1, or one of UIKit's names.
  public static var propertyType: PropertyType {
    PropertyType(
      "UIScrollView.DecelerationRate", valueType: .number,
      cases: [
        .init("normal", Constant(Double(normal.rawValue))), .init("fast", Constant(Double(fast.rawValue))),
      ])
  }
  /// Takes a number, or a rate from code.
  public init?(propertyValue value: Value) {
    if case .boxed(let box) = value, let rate = box.value as? Self {
      self = rate
      return
    }
    guard let number = CGFloat(propertyValue: value) else { return nil }
    self.init(rawValue: number)
  }
  public var propertyValue: Value { .number(Double(rawValue)) }
}

extension UIScrollView.ContentInsetAdjustmentBehavior: EnumerationValue {
  public static let typeName: TypeName = "UIScrollViewContentInsetAdjustmentBehavior"
}
