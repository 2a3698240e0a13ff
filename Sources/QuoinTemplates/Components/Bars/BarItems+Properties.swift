import QuoinControls
import QuoinExpressions
import QuoinGraphics
import QuoinTemplateEngine
import QuoinViews

extension Property {
  /// What is set on the item that stands for a controller in a tab bar.
  @PropertyList static var ofTabBarItem: [Property] {
    Property("badgeColor", \UITabBarItem.badgeColor, "The colour of the badge; red unless set.")
    Property("badgeValue", \UITabBarItem.badgeValue, "What stands in the badge; none unless set.")
    Property("image", \UITabBarItem.ownImage, "The symbol of the tab.")
    Property("imageInsets", \UITabBarItem.imageInsets, "What the symbol keeps from its place.", .points)
    Property("isEnabled", \UITabBarItem.isEnabled, "Whether the tab can be chosen.")
    Property("selectedImage", \UITabBarItem.selectedImage, "The symbol while the tab is chosen.")
    Property("tag", \UITabBarItem.tag, "A whole number to find the item by.")
    Property("title", \UITabBarItem.ownTitle, "The name of the tab; the controller's title unless set.")
    Property(
      "titlePositionAdjustment", \UITabBarItem.titlePositionAdjustment, "How far the name is moved.", .points)
    spoken(of: UITabBarItem.self, as: "item")
  }

  /// What is set on the item that stands for a controller in a navigation bar, but for its buttons.
  @PropertyList static var ofNavigationItem: [Property] {
    Property(
      "backBarButtonItem", \UINavigationItem.backBarButtonItem,
      "The button that leads back to the controller, from data.")
    Property(
      "backButtonDisplayMode", \UINavigationItem.backButtonDisplayMode,
      "What is written on the button that leads back to the controller.")
    Property(
      "backButtonTitle", \UINavigationItem.backButtonTitle,
      "What the button says that leads back to the controller; its title unless set.")
    Property(
      "hidesBackButton", \UINavigationItem.hidesBackButton, "Whether no button leads back.",
      animated: { $0.setHidesBackButton($1, animated: true) })
    Property(
      "hidesSearchBarWhenScrolling", \UINavigationItem.hidesSearchBarWhenScrolling,
      "Whether a search bar goes away while content is scrolled.")
    Property(
      "largeTitleDisplayMode", \UINavigationItem.largeTitleDisplayMode,
      "Whether the title is large where the bar has large ones.")
    Property(
      "leftBarButtonItem", \UINavigationItem.leftBarButtonItem, "The button on the left, from data.",
      animated: { $0.setLeftBarButton($1, animated: true) })
    Property(
      "leftBarButtonItems", \UINavigationItem.leftBarButtonItems, "The buttons on the left, from data.",
      animated: { $0.setLeftBarButtonItems($1, animated: true) })
    Property(
      "leftItemsSupplementBackButton", \UINavigationItem.leftItemsSupplementBackButton,
      "Whether buttons on the left stand beside the one that leads back, not in its place.")
    Property("prompt", \UINavigationItem.prompt, "A line above the title.")
    Property(
      "rightBarButtonItem", \UINavigationItem.rightBarButtonItem, "The button on the right, from data.",
      animated: { $0.setRightBarButton($1, animated: true) })
    Property(
      "rightBarButtonItems", \UINavigationItem.rightBarButtonItems,
      "The buttons on the right, from data, the outermost first.",
      animated: { $0.setRightBarButtonItems($1, animated: true) })
    Property(
      "searchController", \UINavigationItem.searchController,
      "Looks after a search whose field stands below the title, from data.")
    Property("title", \UINavigationItem.title, "The title in the bar; the controller's unless set.")
    Property("titleView", \UINavigationItem.titleView, "A view in place of the title, from data.")
    spoken(of: UINavigationItem.self, as: "item")
  }

  /// What is set on a button in a bar.
  @PropertyList static var ofBarButtonItem: [Property] {
    Property(
      action: "action", of: UIBarButtonItem.self, "The owner's method that a press calls.",
      searchesResponders: false
    ) { item, _, new in
      item.target = new?.target
      item.action = new?.selector
    }
    Property("customView", \UIBarButtonItem.customView, "A view in place of the button, from data.")
    Property("image", \UIBarButtonItem.ownImage, "The button's symbol.")
    Property("imageInsets", \UIBarButtonItem.imageInsets, "What the symbol keeps from its place.", .points)
    Property("isEnabled", \UIBarButtonItem.isEnabled, "Whether the button can be pressed.")
    Property("isHidden", \UIBarButtonItem.isHidden, "Whether the button is not there.")
    Property("isSelected", \UIBarButtonItem.isSelected, "Whether the button is shown as chosen.")
    Property(
      "possibleTitles", \UIBarButtonItem.titlesToFit, "The titles for all of which there is to be room.")
    Property("style", \UIBarButtonItem.style, "Whether the button is like others or stands out.")
      .written(after: "systemItem")
    Property("tag", \UIBarButtonItem.tag, "A whole number to find the item by.")
    Property("tintColor", \UIBarButtonItem.tintColor, "The colour of the button; the bar's unless set.")
    Property("title", \UIBarButtonItem.ownTitle, "What is written on the button.")
    Property("width", \UIBarButtonItem.width, "How wide the button or gap is; as it needs for 0.", .points)
    spoken(of: UIBarButtonItem.self, as: "item")
  }
}

extension Property {
  /// The items that stand for a controller in bars: `tabBarItem.title`, `navigationItem.leftBarButtonItem.title`.
  static let ofItemsOfController: [Property] = tabBarItem + navigationItem

  private static let tabBarItem: [Property] = {
    let item = ObjectMember("tabBarItem", "UITabBarItem", "") { (controller: UIViewController) in
      controller.tabBarItem
    }
    let systemItem = Property(
      "tabBarItem.systemItem", type: UITabBarItem.SystemItem.propertyType,
      "A tab of the system, whose name and symbol come before those that are set.",
      get: { ($0 as? UIViewController)?.tabBarItem?.systemItem?.propertyValue ?? .null },
      set: { object, value, _ in
        guard let controller = object as? UIViewController,
          let system = UITabBarItem.SystemItem(propertyValue: value)
        else { return false }
        if controller.tabBarItem.systemItem != system { controller.tabBarItem.become(system) }
        return true
      })
    return [systemItem] + ofTabBarItem.map { $0.reached(through: item) }
  }()

  private static let navigationItem: [Property] = {
    let item = ObjectMember("navigationItem", "UINavigationItem", "") { (controller: UIViewController) in
      controller.navigationItem
    }
    return ofNavigationItem.map { $0.reached(through: item) }
      + button("leftBarButtonItem", \.leftBarButtonItem) + button("rightBarButtonItem", \.rightBarButtonItem)
  }()

  private static func button(
    _ name: String, _ path: ReferenceWritableKeyPath<UINavigationItem, UIBarButtonItem?> & Sendable
  ) -> [Property] {
    let item = ObjectMember("navigationItem.\(name)", "UIBarButtonItem", "") {
      (controller: UIViewController) in
      controller.navigationItem[keyPath: path]
    } making: { controller in
      let button = UIBarButtonItem(title: nil, style: .plain, target: nil, action: nil)
      controller.navigationItem[keyPath: path] = button
      return button
    }
    let systemItem = Property(
      "\(item.name).systemItem", type: UIBarButtonItem.SystemItem.propertyType,
      "A button of the system, whose title and symbol come before those that are set.",
      get: { (item.get($0) as? UIBarButtonItem)?.systemItem?.propertyValue ?? .null },
      set: { object, value, _ in
        guard let button = item.made(object) as? UIBarButtonItem,
          let system = UIBarButtonItem.SystemItem(propertyValue: value)
        else { return false }
        if button.systemItem != system { button.become(system) }
        return true
      })
    return [systemItem] + ofBarButtonItem.map { $0.reached(through: item) }
  }
}

extension UITabBarItem {
  /// The name, which a tab of the system has of its own.
  fileprivate var ownTitle: String? {
    get { title }
    set { if systemItem == nil { title = newValue } }
  }

  fileprivate var ownImage: UIImage? {
    get { image }
    set { if systemItem == nil { image = newValue } }
  }
}

extension UIBarButtonItem {
  /// The title, which a button of the system has of its own.
  fileprivate var ownTitle: String? {
    get { title }
    set { if systemItem == nil { title = newValue } }
  }

  fileprivate var ownImage: UIImage? {
    get { image }
    set { if systemItem == nil { image = newValue } }
  }

  fileprivate var titlesToFit: [String] {
    get { possibleTitles?.sorted() ?? [] }
    set { possibleTitles = Set(newValue) }
  }
}
