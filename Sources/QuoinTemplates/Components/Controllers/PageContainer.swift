import QuoinControls
import QuoinTemplateEngine
import QuoinViews

/// The pages of a page controller, of which it asks for the next one.
struct PageContainer: ControllerContainer {
  func controllers(of container: AnyObject) -> [UIViewController] {
    (container as? UIPageViewController)?.attachment(PageList.self)?.pages ?? []
  }

  func setControllers(_ controllers: [UIViewController], of container: AnyObject) {
    guard let leafer = container as? UIPageViewController else { return }
    let list = leafer.attachment(PageList.self) ?? PageList()
    leafer.setAttachment(list)
    list.pages = controllers
    if leafer.dataSource == nil { leafer.dataSource = list }
    let shown = leafer.viewControllers?.first
    if let shown, controllers.contains(where: { $0 === shown }) { return }
    leafer.setViewControllers(controllers.first.map { [$0] }, direction: .forward, animated: false)
  }
}

/// The pages that a template has put into a page controller.
private final class PageList: UIPageViewControllerDataSource {
  var pages: [UIViewController] = []

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { page(beside: viewController, -1) }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { page(beside: viewController, 1) }

  private func page(beside page: UIViewController, _ step: Int) -> UIViewController? {
    guard let index = pages.firstIndex(where: { $0 === page }), pages.indices.contains(index + step) else {
      return nil
    }
    return pages[index + step]
  }
}
