import QuoinControls
import QuoinTemplateEngine
import QuoinViews

extension Component {
  /// `<UIRefreshControl>`: content is loaded anew.
  public static let refreshControl = Component(
    "UIRefreshControl", UIRefreshControl.self, superclass: "UIControl",
    summary:
      "Lets content be pulled down to be loaded anew; inside a scroll view it stands above the content.",
    body: "attributedTitle"
  ) { _ in
    UIRefreshControl()
  } properties: {
    Property("attributedTitle", \UIRefreshControl.attributedTitle, "What is said below the wheel.")
    Property(
      "isRefreshing", \UIRefreshControl.refreshes,
      "Whether something is being loaded; setting it begins or ends that."
    ).written(after: "attributedTitle")
  }.besideContent()
}

extension UIRefreshControl {
  fileprivate var refreshes: Bool {
    get { isRefreshing }
    set { if newValue { beginRefreshing() } else { endRefreshing() } }
  }
}

/// A refresh control stands above the content.
extension UIRefreshControl: ScrollAccessory {
  package func takePlace(in scrollView: UIScrollView) { scrollView.refreshControl = self }

  package func leavePlace(in scrollView: UIScrollView) -> Bool {
    guard scrollView.refreshControl === self else { return false }
    scrollView.refreshControl = nil
    removeFromSuperview()
    return true
  }
}
