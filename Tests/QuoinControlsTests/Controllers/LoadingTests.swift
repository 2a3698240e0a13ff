import Foundation
import Testing

@testable import QuoinControls

/// Notes that it is loaded, and what it is told of its appearance.
private final class LoadedController: UIViewController {
  let log: EventLog
  init(_ title: String, _ log: EventLog) {
    self.log = log
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }
  required init?(coder: NSCoder) { nil }
  private func note(_ name: String) { log.names.append("\(title ?? "") \(name)") }
  override func viewDidLoad() { note("did load") }
  override func viewWillAppear(_ animated: Bool) { note("will appear") }
  override func viewDidAppear(_ animated: Bool) { note("did appear") }
}

private final class OwnTable: UITableViewController {
  override func loadView() { view = UITableView(frame: .zero, style: .plain) }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
}

@Suite("Controllers in containers")
struct LoadingTests {
  private let log = EventLog()
  private let finger = Finger(on: UIView(), width: 390, height: 844)
  private let all = ["B did load", "B will appear", "B did appear"]

  private func show(_ controller: UIViewController) {
    finger.window.rootViewController = controller
    finger.window.layoutIfNeeded()
    _ = log.take()
  }

  @Test("A view is loaded before its controller is told that it will appear, whatever the container")
  func order() {
    let navigation = UINavigationController(rootViewController: LoadedController("A", log))
    show(navigation)
    navigation.pushViewController(LoadedController("B", log), animated: false)
    #expect(log.take() == all)
    let tabs = UITabBarController()
    tabs.viewControllers = [LoadedController("A", log), LoadedController("B", log)]
    show(tabs)
    tabs.selectedIndex = 1
    #expect(log.take() == all)
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.setViewControllers([LoadedController("A", log)], direction: .forward, animated: false)
    show(pages)
    pages.setViewControllers([LoadedController("B", log)], direction: .forward, animated: false)
    #expect(log.take() == all)
  }

  @Test("A page that is wanted back while it slides away is shown")
  func backAtOnce() {
    let (first, second) = (UIViewController(), UIViewController())
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.setViewControllers([first], direction: .forward, animated: false)
    show(pages)
    var ends = 0
    pages.setViewControllers([second], direction: .forward, animated: true) { _ in ends += 1 }
    finger.window.clock.advance(by: 0.1)
    pages.setViewControllers([first], direction: .reverse, animated: true) { _ in ends += 1 }
    finger.window.clock.advance(by: 1)
    #expect(pages.viewControllers == [first] && first.parent === pages && first.view.window != nil)
    #expect(second.parent == nil && second.view.window == nil && ends == 2)
  }

  @Test("A table that a controller makes for itself gets the controller for its data")
  func ownView() {
    let controller = OwnTable(style: .plain)
    show(controller)
    #expect(controller.tableView === controller.view && controller.tableView.dataSource === controller)
    #expect(controller.tableView.numberOfRows(inSection: 0) == 3)
    let refresh = UIRefreshControl()
    controller.refreshControl = refresh
    #expect(controller.tableView.refreshControl === refresh)
  }
}
