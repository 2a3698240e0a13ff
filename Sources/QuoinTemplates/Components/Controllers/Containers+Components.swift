import QuoinControls
import QuoinDiagnostics
import QuoinExpressions
import QuoinGraphics
import QuoinTemplateEngine
import QuoinViews

extension Component {
  /// The controllers.
  static let controllers: [Component] =
    [
      .viewController, .navigationController, .tabBarController, .splitViewController, .pageViewController,
      .alertController,
    ] + systemControllers

  /// `<UINavigationController>`: a stack of controllers of which the last is shown.
  public static let navigationController = Component(
    "UINavigationController", UINavigationController.self, superclass: "UIViewController",
    summary: "A stack of the controllers inside, the last of which is shown, with a bar that leads back.",
    parameters: [
      .init("navigationBarClass", .className, "The element that stands for the class of its bar above.")
        .namingClass(of: "UINavigationBar"),
      .init("toolbarClass", .className, "The element that stands for the class of its bar below.")
        .namingClass(of: "UIToolbar"),
    ],
    container: NavigationContainer()
  ) { (arguments) throws(Diagnostic) in
    UINavigationController(
      navigationBarClass: try arguments.subclass("navigationBarClass", of: UINavigationBar.self),
      toolbarClass: try arguments.subclass("toolbarClass", of: UIToolbar.self))
  } properties: {
    Property(delegate: "delegate", \UINavigationController.delegate, "Told of controllers that come and go.")
    Property(
      "hidesBarsOnSwipe", \UINavigationController.hidesBarsOnSwipe,
      "Whether scrolling down takes the bars away, and scrolling up brings them back.")
    Property(
      "hidesBarsOnTap", \UINavigationController.hidesBarsOnTap,
      "Whether a tap takes the bars away and brings them back.")
    Property(kept: "hidesBarsWhenKeyboardAppears", \UINavigationController.hidesBarsWhenKeyboardAppears)
    Property(kept: "hidesBarsWhenVerticallyCompact", \UINavigationController.hidesBarsWhenVerticallyCompact)
    Property(
      "isNavigationBarHidden", \UINavigationController.isNavigationBarHidden,
      "Whether the bar above is not shown.", animated: { $0.setNavigationBarHidden($1, animated: true) })
    Property(
      "isToolbarHidden", \UINavigationController.isToolbarHidden,
      "Whether the bar below is not shown; true unless set.",
      animated: { $0.setToolbarHidden($1, animated: true) })
    Property(
      "viewControllers", \UINavigationController.viewControllers,
      "The controllers of the stack, from data in place of those inside.",
      animated: { $0.setViewControllers($1, animated: true) })
  }

  /// `<UITabBarController>`: several controllers of which a bar of tabs chooses one.
  public static let tabBarController = Component(
    "UITabBarController", UITabBarController.self, superclass: "UIViewController",
    summary: "Shows one of the controllers inside, chosen by a bar of tabs.", container: TabContainer()
  ) { _ in
    UITabBarController()
  } properties: {
    Property(delegate: "delegate", \UITabBarController.delegate, "Asked and told of tabs that are chosen.")
    Property(kept: "customizableViewControllers", \UITabBarController.customizableViewControllers)
    selectedIndex
    Property(
      "viewControllers", \UITabBarController.viewControllers,
      "The controllers of the tabs, from data in place of those inside.",
      animated: { $0.setViewControllers($1, animated: true) })
  }

  private static var selectedIndex: Property {
    Property(
      "selectedIndex", type: Int.propertyType, "Which tab is chosen, counted from 0.",
      get: { (($0 as? UITabBarController)?.selectedIndex).map(\.propertyValue) ?? .null },
      set: { object, value, _ in
        guard let tabs = object as? UITabBarController, let index = Int(propertyValue: value) else {
          return false
        }
        if tabs.viewControllers == nil {
          tabs.setAttachment(WantedTab(index: index))
        } else if tabs.selectedIndex != index {
          tabs.selectedIndex = index
        }
        return true
      }
    ).changingInUse.objecting { (tabs: UITabBarController, value) in
      guard let index = Int(propertyValue: value), let count = tabs.viewControllers?.count else { return nil }
      return (0..<count).contains(index) ? nil : .noTab(index, of: count)
    }.waitingForChildren
  }

  /// `<UISplitViewController>`: two controllers beside each other.
  public static let splitViewController = Component(
    "UISplitViewController", UISplitViewController.self, superclass: "UIViewController",
    summary: "Shows the two controllers inside beside each other where there is room.",
    container: SplitContainer()
  ) { _ in
    UISplitViewController()
  } properties: {
    Property(delegate: "delegate", \UISplitViewController.delegate, Property.kept)
    Property(
      "maximumPrimaryColumnWidth", \UISplitViewController.maximumPrimaryColumnWidth,
      "The greatest width of the first column.", .points)
    Property(
      "minimumPrimaryColumnWidth", \UISplitViewController.minimumPrimaryColumnWidth,
      "The least width of the first column.", .points)
    Property(
      "preferredDisplayMode", \UISplitViewController.preferredDisplayMode, "Which columns are to be seen.")
    Property(
      "preferredPrimaryColumnWidth", \UISplitViewController.preferredPrimaryColumnWidth,
      "The width of the first column.", .points)
    Property(
      "preferredPrimaryColumnWidthFraction", \UISplitViewController.preferredPrimaryColumnWidthFraction,
      "The width of the first column as a part of the whole.", .fraction)
    Property(kept: "presentsWithGesture", \UISplitViewController.presentsWithGesture)
    Property("primaryEdge", \UISplitViewController.primaryEdge, "Where the first column stands.")
    Property(
      "viewControllers", \UISplitViewController.viewControllers,
      "The controllers of the columns, from data in place of those inside.")
  }

  /// `<UIPageViewController>`: controllers that are leafed through.
  public static let pageViewController = Component(
    "UIPageViewController", UIPageViewController.self, superclass: "UIViewController",
    summary: "Shows one of the controllers inside; a finger leafs to the next.",
    parameters: [
      .init(
        "interPageSpacing", CGFloat.propertyType, "The gap between pages while they are leafed through.",
        .points),
      .init(
        "navigationOrientation", UIPageViewController.NavigationOrientation.propertyType,
        "Which way pages are leafed; horizontal unless set."),
      .init(
        "transitionStyle", UIPageViewController.TransitionStyle.propertyType,
        "How pages come; scroll unless set."),
    ],
    container: PageContainer()
  ) { arguments in
    let spacing: CGFloat? = arguments["interPageSpacing"]
    return UIPageViewController(
      transitionStyle: arguments["transitionStyle"] ?? .scroll,
      navigationOrientation: arguments["navigationOrientation"] ?? .horizontal,
      options: spacing.map { [.interPageSpacing: $0] })
  } properties: {
    Property(kept: "isDoubleSided", \UIPageViewController.isDoubleSided)
  }

  /// `<UIAlertController>`: a message with buttons.
  public static let alertController = Component(
    "UIAlertController", UIAlertController.self, superclass: "UIViewController",
    summary: "A message with buttons, shown over others; its buttons come from code.",
    parameters: [
      .init(
        "preferredStyle", UIAlertController.Style.propertyType,
        "Whether it stands in the middle or comes from below; actionSheet unless set.")
    ],
    defaults: [("height", "auto"), ("width", "270")], fitting: .sizeThatFits
  ) { arguments in
    UIAlertController(title: nil, message: nil, preferredStyle: arguments["preferredStyle"] ?? .actionSheet)
  } properties: {
    Property("message", \UIAlertController.message, "What is said below the title.").affectingSize
    Property("title", \UIAlertController.title, "What is said first.").affectingSize
  }
}

extension PropertyType {
  /// The name of an element, which stands for its class.
  static let className = PropertyType("Class", syntax: .text, valueType: .string)
}

extension ComponentArguments {
  /// The class that an argument names by its element.
  ///
  /// - Throws: A diagnostic where there is no such element, or one of another kind.
  func subclass<View: UIView>(_ name: String, of type: View.Type) throws(Diagnostic) -> View.Type? {
    guard let className: String = self[name], !className.isEmpty else { return nil }
    guard let component = registry?[className] else {
      throw .unknownElement(
        className, nearest: NearestNames(to: className, among: registry?.componentNames ?? []), at: nil)
    }
    let object = try component.component.make(ComponentArguments(registry: registry))
    guard let found = Swift.type(of: object) as? View.Type else {
      throw .wrongClass(className, for: name, expected: "\(View.self)")
    }
    return found
  }
}

extension Diagnostic {
  static func wrongClass(_ name: String, for attribute: String, expected: String) -> Diagnostic {
    Diagnostic(.error, "\(attribute) takes a class of \(expected); \(name) is none")
  }

  static func noTab(_ index: Int, of count: Int) -> Diagnostic {
    let tabs = count == 1 ? "is 1 tab" : "are \(count) tabs"
    return Diagnostic(.error, "selectedIndex is \(index), where there \(tabs), counted from 0")
  }
}
