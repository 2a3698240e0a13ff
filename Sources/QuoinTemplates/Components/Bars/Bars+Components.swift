import QuoinControls
import QuoinDiagnostics
import QuoinExpressions
import QuoinGraphics
import QuoinTemplateEngine
import QuoinViews

extension Component {
  /// The bars.
  static let bars: [Component] = [.navigationBar, .toolbar, .tabBar]

  /// `<UINavigationBar>`: the bar above with a title and buttons.
  public static let navigationBar = Component(
    "UINavigationBar", UINavigationBar.self,
    summary:
      "The bar above with a title, buttons and the way back; inside a UINavigationController its own one."
  ) { _ in
    UINavigationBar()
  } properties: {
    Property("backIndicatorImage", \UINavigationBar.backIndicatorImage, "The symbol of the way back.")
    Property(kept: "backIndicatorTransitionMaskImage", \UINavigationBar.backIndicatorTransitionMaskImage)
    Property("backgroundImage", \UINavigationBar.plainBackgroundImage, "An image behind the bar.")
    Property(
      delegate: "delegate", \UINavigationBar.freeDelegate,
      "Asked and told of items that come and go; a controller's own bar keeps the controller.")
    Property(
      "barPosition", \UINavigationBar.ownPosition,
      "Where the bar stands; unless set as its delegate says, and above in a controller.")
    Property("barStyle", \UINavigationBar.barStyle, "Whether the bar is light or dark.")
    Property("barTintColor", \UINavigationBar.barTintColor, "The colour of the bar.")
    Property("isTranslucent", \UINavigationBar.isTranslucent, "Whether content shows through the bar.")
    Property(
      "items", \UINavigationBar.items, "The items on the bar's stack, from data; the last is shown.",
      animated: { $0.setItems($1, animated: true) })
    Property("prefersLargeTitles", \UINavigationBar.prefersLargeTitles, "Whether titles are large.")
      .affectingSize
    Property("shadowImage", \UINavigationBar.shadowImage, "An image along the lower edge.")
    Property("titleColor", \UINavigationBar.titleColor, "The colour of the title.")
    Property("titleFont", \UINavigationBar.titleFont, "The font of the title.")
    Property(
      "titleVerticalPositionAdjustment", \UINavigationBar.titleAdjustment, "How far down the title is moved.",
      .points)
  }

  /// `<UIToolbar>`: the bar below with buttons.
  public static let toolbar = Component(
    "UIToolbar", UIToolbar.self,
    summary: "The bar below with buttons; inside a UINavigationController its own one."
  ) { _ in
    UIToolbar()
  } properties: {
    Property("backgroundImage", \UIToolbar.plainBackgroundImage, "An image behind the bar.")
    Property(
      delegate: "delegate", \UIToolbar.freeDelegate,
      "Asked where the bar stands; a controller's own bar keeps the controller.")
    Property(
      "barPosition", \UIToolbar.ownPosition, "Where the bar stands; unless set as its delegate says.")
    Property("barStyle", \UIToolbar.barStyle, "Whether the bar is light or dark.")
    Property("barTintColor", \UIToolbar.barTintColor, "The colour of the bar.")
    Property("isTranslucent", \UIToolbar.isTranslucent, "Whether content shows through the bar.")
    Property(
      "items", \UIToolbar.items, "The buttons and gaps, from data.",
      animated: { $0.setItems($1, animated: true) })
    Property("shadowImage", \UIToolbar.plainShadowImage, "An image along the upper edge.")
  }

  /// `<UITabBar>`: the bar below with tabs.
  public static let tabBar = Component(
    "UITabBar", UITabBar.self,
    summary: "The bar below with tabs; inside a UITabBarController its own one.",
    refusals: [Refusal("selectedImageTintColor", advice: "use tintColor")]
  ) { _ in
    UITabBar()
  } properties: {
    Property("backgroundImage", \UITabBar.backgroundImage, "An image behind the bar.")
    Property(
      delegate: "delegate", \UITabBar.freeDelegate,
      "Told of tabs that are chosen; a controller's own bar keeps the controller.")
    Property("barPosition", \UITabBar.ownPosition, "Where the bar stands; below unless set.")
    Property("barStyle", \UITabBar.barStyle, "Whether the bar is light or dark.")
    Property("barTintColor", \UITabBar.barTintColor, "The colour of the bar.")
    Property("isTranslucent", \UITabBar.isTranslucent, "Whether content shows through the bar.")
    Property("itemPositioning", \UITabBar.itemPositioning, "How tabs share the width.")
    Property("itemSpacing", \UITabBar.itemSpacing, "The gap between tabs that stand in the middle.", .points)
    Property(
      "itemWidth", \UITabBar.itemWidth, "How wide tabs are that stand in the middle; 0 for as suits.", .points
    )
    Property(
      "items", \UITabBar.items, "The tabs, from data.", animated: { $0.setItems($1, animated: true) })
    Property("selectionIndicatorImage", \UITabBar.selectionIndicatorImage, "An image behind the chosen tab.")
    Property("shadowImage", \UITabBar.shadowImage, "An image along the upper edge.")
    Property(
      "unselectedItemTintColor", \UITabBar.unselectedItemTintColor, "The colour of tabs that are not chosen.")
  }
}

extension UINavigationBar {
  fileprivate var ownPosition: UIBarPosition {
    get { barPosition }
    set { statedPosition = newValue }
  }

  fileprivate var plainBackgroundImage: UIImage? {
    get { backgroundImage(for: .default) }
    set { setBackgroundImage(newValue, for: .default) }
  }

  fileprivate var titleAdjustment: CGFloat {
    get { titleVerticalPositionAdjustment(for: .default) }
    set { setTitleVerticalPositionAdjustment(newValue, for: .default) }
  }

  fileprivate var titleColor: UIColor? {
    get { titleTextAttributes?[.foregroundColor] as? UIColor }
    set { setTitleAttribute(.foregroundColor, newValue) }
  }

  fileprivate var titleFont: UIFont? {
    get { titleTextAttributes?[.font] as? UIFont }
    set { setTitleAttribute(.font, newValue) }
  }

  private func setTitleAttribute(_ key: NSAttributedString.Key, _ value: Any?) {
    var attributes = titleTextAttributes ?? [:]
    attributes[key] = value
    titleTextAttributes = attributes
  }
}

extension UITabBar {
  fileprivate var ownPosition: UIBarPosition {
    get { barPosition }
    set { statedPosition = newValue }
  }
}

extension UIToolbar {
  fileprivate var ownPosition: UIBarPosition {
    get { barPosition }
    set { statedPosition = newValue }
  }

  fileprivate var plainBackgroundImage: UIImage? {
    get { backgroundImage(forToolbarPosition: .any, barMetrics: .default) }
    set { setBackgroundImage(newValue, forToolbarPosition: .any, barMetrics: .default) }
  }

  fileprivate var plainShadowImage: UIImage? {
    get { shadowImage(forToolbarPosition: .any) }
    set { setShadowImage(newValue, forToolbarPosition: .any) }
  }
}

extension UINavigationBar {
  /// The delegate, which a controller's own bar does not change.
  fileprivate var freeDelegate: (any UINavigationBarDelegate)? {
    get { delegate }
    set { if !(delegate is UINavigationController) { delegate = newValue } }
  }
}

extension UIToolbar {
  /// The delegate, which a controller's own bar does not change.
  fileprivate var freeDelegate: (any UIToolbarDelegate)? {
    get { delegate }
    set { if !(delegate is UINavigationController) { delegate = newValue } }
  }
}

extension UITabBar {
  /// The delegate, which a controller's own bar does not change.
  fileprivate var freeDelegate: (any UITabBarDelegate)? {
    get { delegate }
    set { if !(delegate is UITabBarController) { delegate = newValue } }
  }
}
