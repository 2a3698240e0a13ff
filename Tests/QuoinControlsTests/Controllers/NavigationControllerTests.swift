import Foundation
import Testing

@testable import QuoinControls

/// Notes what it is told of its appearance.
class ToldController: UIViewController {
  let log: EventLog
  init(_ title: String, _ log: EventLog) {
    self.log = log
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }
  required init?(coder: NSCoder) { nil }
  private func note(_ name: String, _ animated: Bool) {
    log.names.append("\(title ?? "") \(name)\(animated ? " animated" : "")")
  }
  override func viewWillAppear(_ animated: Bool) { note("will appear", animated) }
  override func viewDidAppear(_ animated: Bool) { note("did appear", animated) }
  override func viewWillDisappear(_ animated: Bool) { note("will disappear", animated) }
  override func viewDidDisappear(_ animated: Bool) { note("did disappear", animated) }
}

@Suite("A navigation controller")
struct NavigationControllerTests {
  private let log = EventLog()
  private let root: ToldController
  private let navigation: UINavigationController
  private let finger = Finger(on: UIView(), width: 390, height: 844)

  init() {
    root = ToldController("A", log)
    navigation = UINavigationController(rootViewController: root)
    finger.window.setSafeAreaInsets(UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    finger.window.rootViewController = navigation
    finger.window.layoutIfNeeded()
  }

  @Test("Controllers are told in turn, once each, when a view comes and the other goes")
  func appearance() {
    #expect(log.take() == ["A will appear", "A did appear"])
    let next = ToldController("B", log)
    navigation.pushViewController(next, animated: true)
    #expect(log.take() == ["A will disappear animated", "B will appear animated"])
    #expect(next.parent === navigation && next.navigationController === navigation)
    finger.window.clock.advance(by: 1)
    #expect(log.take() == ["A did disappear animated", "B did appear animated"])
    #expect(root.view.window == nil && next.view.window != nil)
    navigation.popViewController(animated: false)
    #expect(log.take() == ["B will disappear", "A will appear", "B did disappear", "A did appear"])
    #expect(next.parent == nil && navigation.viewControllers == [root])
  }

  @Test("The view slides in from where reading ends")
  func slide() throws {
    let next = UIViewController()
    next.view.backgroundColor = .systemRed
    navigation.pushViewController(next, animated: true)
    finger.window.clock.advance(by: 0.1)
    #expect(root.view.window != nil && next.view.window != nil)
    let moving = try finger.window.render(as: .png)
    finger.window.clock.advance(by: 1)
    #expect(root.view.window == nil)
    #expect(try finger.window.render(as: .png) != moving)
  }

  @Test("A view begins below the bar by its safe area; the bar's title follows the controller's")
  func safeArea() {
    #expect(root.view.frame.height == 844)
    #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 91, left: 0, bottom: 34, right: 0))
    navigation.navigationBar.prefersLargeTitles = true
    finger.window.layoutIfNeeded()
    #expect(root.view.safeAreaInsets.top == 143)
    navigation.isToolbarHidden = false
    navigation.isNavigationBarHidden = true
    finger.window.layoutIfNeeded()
    #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 78, right: 0))
    root.title = "Other"
    #expect(navigation.navigationBar.topItem?.title == "Other")
    root.edgesForExtendedLayout = []
    navigation.isNavigationBarHidden = false
    navigation.view.setNeedsLayout()
    finger.window.layoutIfNeeded()
    #expect(root.view.safeAreaInsets.top == 0 && root.view.superview?.frame.minY == 143)
  }

  @Test("A finger from the edge takes the view along, and away when it lets go far enough")
  func edge() {
    let next = ToldController("B", log)
    navigation.pushViewController(next, animated: false)
    _ = log.take()
    finger.swipeFromEdge(to: 100)
    #expect(navigation.topViewController === next)
    #expect(log.take().last == "A did disappear animated")
    finger.swipeFromEdge(to: 320)
    #expect(navigation.topViewController === root && next.parent == nil)
    #expect(
      log.take() == [
        "B will disappear animated", "A will appear animated", "B did disappear animated",
        "A did appear animated",
      ])
  }

  @Test("A large title goes as the content is scrolled, and the bar is filled once it is over content")
  func scrolling() throws {
    let list = UIViewController()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    scrollView.contentSize = CGSize(width: 390, height: 3000)
    list.view = scrollView
    navigation.navigationBar.prefersLargeTitles = true
    navigation.setViewControllers([list], animated: false)
    finger.window.layoutIfNeeded()
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 47, width: 390, height: 96))
    scrollView.contentOffset.y += 20
    finger.window.layoutIfNeeded()
    #expect(navigation.navigationBar.frame.height == 76)
    scrollView.contentOffset.y += 300
    finger.window.layoutIfNeeded()
    #expect(navigation.navigationBar.frame.height == 44)
  }

  @Test("A controller that is shown already is refused, as is one that is not on the stack")
  func misuses() {
    let other = UIViewController()
    #expect(misuse { navigation.pushViewController(root, animated: false) }.count == 1)
    #expect(navigation.viewControllers == [root])
    #expect(
      misuse { navigation.popToViewController(other, animated: false) } == [
        "UINavigationController is to go back to UIViewController, which is not on its stack"
      ])
    #expect(misuse { navigation.setViewControllers([root, other, other], animated: false) }.count == 1)
    #expect(navigation.viewControllers == [root, other])
    #expect(navigation.popToRootViewController(animated: false) == [other])
  }

  @Test("Pushes that follow each other before the first has come leave the last on top")
  func quickPushes() {
    let controllers = (0..<5).map { ToldController("\($0)", log) }
    for controller in controllers { navigation.pushViewController(controller, animated: true) }
    finger.window.clock.advance(by: 2)
    finger.window.layoutIfNeeded()
    #expect(navigation.topViewController === controllers[4])
    #expect(controllers.map { $0.view.window != nil } == [false, false, false, false, true])
    navigation.popToRootViewController(animated: true)
    finger.window.clock.advance(by: 2)
    #expect(root.view.window != nil && navigation.children == [root])
  }

  @Test(
    "A finger from the edge tells of what it shows, does what the back button would, and ends before a push")
  func edgeAsBackButton() {
    final class Told: UINavigationControllerDelegate {
      var log: [String] = []
      func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool
      ) { log.append("will " + (viewController.title ?? "")) }
      func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
      ) { log.append("did " + (viewController.title ?? "")) }
    }
    let told = Told()
    navigation.delegate = told
    let second = ToldController("B", log)
    navigation.pushViewController(second, animated: false)
    told.log = []
    func drag(_ distance: CGFloat) {
      finger.down(2, 400)
      for step in 1...8 { finger.move(2 + distance * CGFloat(step) / 8, 400) }
    }
    second.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel)
    drag(300)
    finger.up()
    finger.window.clock.advance(by: 1)
    #expect(navigation.viewControllers.count == 2 && told.log.isEmpty)
    second.navigationItem.leftBarButtonItem = nil
    drag(300)
    finger.up()
    finger.window.clock.advance(by: 1)
    #expect(navigation.viewControllers == [root] && told.log == ["will A", "did A"])
    navigation.pushViewController(second, animated: false)
    drag(100)
    let third = ToldController("C", log)
    navigation.pushViewController(third, animated: false)
    finger.up()
    finger.window.clock.advance(by: 1)
    #expect(navigation.viewControllers.last === third && !navigation.viewControllers.contains(second))
    #expect(second.parent == nil && third.view.window != nil)
  }
}
