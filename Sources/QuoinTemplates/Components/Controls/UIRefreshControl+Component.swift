import QuoinControls

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
  }
}

extension UIRefreshControl {
  fileprivate var refreshes: Bool {
    get { isRefreshing }
    set { if newValue { beginRefreshing() } else { endRefreshing() } }
  }
}
