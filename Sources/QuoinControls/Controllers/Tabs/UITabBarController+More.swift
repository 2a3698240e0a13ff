import Foundation

extension UITabBarController {
  /// How many tabs the bar has room for, with the one for the others: as many as UIKit shows on a phone and a tablet.
  private var roomInBar: Int {
    let traits = viewIfLoaded?.traitCollection ?? .current
    return traits.horizontalSizeClass == .regular && traits.userInterfaceIdiom == .pad ? 8 : 5
  }

  private var isOverfull: Bool { tabs.count > roomInBar }

  /// The controllers that have a tab of their own.
  final var tabsInBar: [UIViewController] { isOverfull ? Array(tabs.prefix(roomInBar - 1)) : tabs }
  /// The controllers that are listed behind the last tab.
  final var overflow: [UIViewController] { isOverfull ? Array(tabs.suffix(from: roomInBar - 1)) : [] }

  /// The items of the bar, as many as there is room for.
  final var barItems: [UITabBarItem] {
    let own = tabsInBar.compactMap(\.tabBarItem)
    return isOverfull ? own + [moreNavigationController.tabBarItem] : own
  }

  final func isInOverflow(_ controller: UIViewController) -> Bool { overflow.contains { $0 === controller } }

  /// What is shown for a controller: itself, or the stack that lists those without a tab, with it on top.
  final func shownController(for controller: UIViewController?) -> UIViewController? {
    guard let controller, isInOverflow(controller) else { return controller }
    if let stack = controller as? UINavigationController {
      // A stack cannot stand on another one: it leads back to the list itself.
      stack.leadsBack(to: moreNavigationController.viewControllers.first?.navigationItem) { [weak self] in
        self?.showMoreList()
      }
      return stack
    }
    let more = moreNavigationController
    if more.topViewController !== controller {
      more.popToRootViewController(animated: false)
      controller.willMove(toParent: nil)
      controller.removeFromParent()
      more.pushViewController(controller, animated: shown === more)
    }
    return more
  }

  /// Shows the list of those that have no tab.
  final func showMoreList() {
    moreNavigationController.popToRootViewController(animated: shown === moreNavigationController)
    isMoreListChosen = true
    selectedDidChange()
  }

  /// The list is seen again.
  final func moreListDidAppear() { isMoreListChosen = true }

  private func adoptOverflow() {
    for controller in tabs where controller.parent == nil {
      addChild(controller)
      controller.didMove(toParent: self)
    }
  }

  /// Takes controllers back that stand on the stack with the list, before there are other ones.
  final func takeBackOverflow() {
    guard hasMore else { return }
    moreNavigationController.popToRootViewController(animated: false)
    adoptOverflow()
    for case let stack as UINavigationController in tabs { stack.leadsBack(to: nil) {} }
  }

  final func choose(_ controller: UIViewController) {
    selectedViewController = controller
    delegate?.tabBarController(self, didSelect: controller)
  }
}
