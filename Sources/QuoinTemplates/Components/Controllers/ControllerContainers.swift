import QuoinControls
import QuoinDiagnostics
import QuoinGraphics
import QuoinTemplateEngine
import QuoinViews

/// Children of a controller that shows others: the controllers have the places that it gives them, bars stand for its own,
/// and views lie in its view where their expressions put them.
protocol ControllerContainer: ChildContainer {
  /// The bars that the controller has, by the component that stands for them.
  func bars(of controller: AnyObject) -> [(component: String, bar: UIView)]

  /// The components that stand for bars of its own.
  var ownBars: [String] { get }

  /// Whether a bar may be described by a component of another class than its own.
  var takesRelatedBars: Bool { get }

  /// What one of the controllers is in it, for people; nothing where views beside them are usual.
  var part: String? { get }

  /// The controllers that it shows, in order.
  func controllers(of container: AnyObject) -> [UIViewController]

  /// Replaces them.
  func setControllers(_ controllers: [UIViewController], of container: AnyObject)
}

extension ControllerContainer {
  var arrangesChildren: Bool { true }
  var takesRelatedBars: Bool { false }
  var ownBars: [String] { [] }
  var part: String? { nil }

  func partCovered(by component: ResolvedComponent) -> String? { group(of: component) == 0 ? part : nil }

  var overriddenAttributes: Set<String> { Set(LayoutAttribute.names) }

  func bars(of controller: AnyObject) -> [(component: String, bar: UIView)] { [] }

  func arranges(_ component: ResolvedComponent) -> Bool { group(of: component) > 0 }

  func group(of component: ResolvedComponent) -> Int {
    if component.isController { return 1 }
    return Self.barNames.contains { component.inherits(from: $0) } ? 2 : 0
  }

  private static var barNames: [String] { ["UINavigationBar", "UIToolbar", "UITabBar"] }

  func refusal(of attribute: String, on component: ResolvedComponent) -> Refusal? {
    guard attribute == "delegate", ownBars.contains(where: { component.inherits(from: $0) }) else {
      return nil
    }
    return Refusal(attribute, advice: "the bar of a controller has that for its delegate")
  }

  func existing(_ component: ResolvedComponent, in container: AnyObject) throws(Diagnostic) -> AnyObject? {
    for (name, bar) in bars(of: container) where component.inherits(from: name) {
      let isRelated = component.component.describes(bar, exactly: !takesRelatedBars)
      guard isRelated else {
        throw .otherBar(component.name, present: "\(type(of: bar))", of: "\(type(of: container))")
      }
      return bar
    }
    return nil
  }

  func insert(_ child: AnyObject, into container: AnyObject, at index: Int, above ownSubviews: Int) {
    if bars(of: container).contains(where: { $0.bar === child }) { return }
    guard let child = child as? UIViewController else {
      PlainContainer().insert(child, into: container, at: index, above: ownSubviews)
      return
    }
    var shown = controllers(of: container)
    if shown.indices.contains(index), shown[index] === child { return }
    if let place = shown.firstIndex(where: { $0 === child }) {
      shown.remove(at: place)
    } else if child.attachment(PlacedInContainer.self)?.container === container {
      // Somebody has taken it away since, as a way back does.
      return
    }
    shown.insert(child, at: min(index, shown.count))
    child.setAttachment(PlacedInContainer(container))
    setControllers(shown, of: container)
  }

  func remove(_ child: AnyObject, from container: AnyObject) {
    if bars(of: container).contains(where: { $0.bar === child }) { return }
    guard let child = child as? UIViewController else {
      return PlainContainer().remove(child, from: container)
    }
    child.removeAttachment(PlacedInContainer.self)
    let shown = controllers(of: container)
    if shown.contains(where: { $0 === child }) {
      setControllers(shown.filter { $0 !== child }, of: container)
    }
  }
}

/// Remembers at a controller that it was put into a container.
private final class PlacedInContainer {
  weak var container: AnyObject?

  init(_ container: AnyObject) { self.container = container }
}

extension Component {
  /// Whether the component may stand for an object that was made without it.
  fileprivate func describes(_ object: AnyObject, exactly: Bool) -> Bool {
    let own: AnyObject.Type = type(of: object)
    return classID == ObjectIdentifier(own) || !exactly && includes(own)
  }
}

extension Diagnostic {
  static func tooManyColumns(_ count: Int, of limit: Int, in controller: String) -> Diagnostic {
    Diagnostic(
      .error, "\(controller) shows \(limit) controllers beside each other; there are \(count) inside")
  }

  static func otherBar(_ component: String, present: String, of container: String) -> Diagnostic {
    Diagnostic(.error, "\(container) has a \(present), which \(component) does not stand for")
  }
}

/// The stack of a navigation controller.
struct NavigationContainer: ControllerContainer {
  var takesRelatedBars: Bool { true }
  var ownBars: [String] { ["UINavigationBar", "UIToolbar"] }
  var part: String? { "a page" }

  func bars(of controller: AnyObject) -> [(component: String, bar: UIView)] {
    guard let navigation = controller as? UINavigationController else { return [] }
    return [("UINavigationBar", navigation.navigationBar), ("UIToolbar", navigation.toolbar)]
  }

  func controllers(of container: AnyObject) -> [UIViewController] {
    (container as? UINavigationController)?.viewControllers ?? []
  }

  func setControllers(_ controllers: [UIViewController], of container: AnyObject) {
    (container as? UINavigationController)?.setViewControllers(controllers, animated: false)
  }
}

/// The tabs of a tab bar controller.
struct TabContainer: ControllerContainer {
  var ownBars: [String] { ["UITabBar"] }
  var part: String? { "a tab" }

  func bars(of controller: AnyObject) -> [(component: String, bar: UIView)] {
    (controller as? UITabBarController).map { [("UITabBar", $0.tabBar)] } ?? []
  }

  func controllers(of container: AnyObject) -> [UIViewController] {
    (container as? UITabBarController)?.viewControllers ?? []
  }

  func setControllers(_ controllers: [UIViewController], of container: AnyObject) {
    guard let tabs = container as? UITabBarController else { return }
    let chosen = tabs.selectedViewController
    let isLeaving = chosen.map { chosen in !controllers.contains { $0 === chosen } } ?? false
    tabs.setViewControllers(controllers, animated: false)
    // What is taken out while a tree is put together anew is chosen again when it comes back.
    if isLeaving, let chosen, tabs.attachment(WantedTab.self)?.isOpen != true {
      tabs.setAttachment(WantedTab(controller: chosen))
    }
    guard let wish = tabs.attachment(WantedTab.self) else { return }
    let place = wish.index ?? controllers.firstIndex { $0 === wish.controller }
    if let place, controllers.indices.contains(place) {
      tabs.removeAttachment(WantedTab.self)
      tabs.selectedIndex = place
    }
  }
}

/// A tab that is to be chosen once it is there.
final class WantedTab {
  let index: Int?
  weak var controller: UIViewController?

  /// Whether there still may be such a tab.
  var isOpen: Bool { index != nil || controller != nil }

  init(index: Int? = nil, controller: UIViewController? = nil) {
    self.index = index
    self.controller = controller
  }
}

/// The columns of a split controller.
struct SplitContainer: ControllerContainer {
  var part: String? { "a column" }
  var limitsChildren: Bool { true }

  func problem(with children: [AnyObject], in container: AnyObject) -> Diagnostic? {
    guard let split = container as? UISplitViewController else { return nil }
    let limit = split.style == .tripleColumn ? 3 : 2
    let count = children.count { $0 is UIViewController }
    return count > limit ? .tooManyColumns(count, of: limit, in: "\(type(of: split))") : nil
  }

  func controllers(of container: AnyObject) -> [UIViewController] {
    (container as? UISplitViewController)?.viewControllers ?? []
  }

  func setControllers(_ controllers: [UIViewController], of container: AnyObject) {
    (container as? UISplitViewController)?.viewControllers = controllers
  }
}
