import QuoinTemplates

/// Pages side by side, and dots that follow them.
final class PagesController: UIViewController, LayoutLoading, UIScrollViewDelegate {
  weak var scrollView: UIScrollView?

  override func viewDidLoad() {
    super.viewDidLoad()
    loadLayout(named: "Pages.xml", bundle: .layouts, state: ["page": 0])
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard scrollView.bounds.width > 0 else { return }
    let page = (scrollView.contentOffset.x / scrollView.bounds.width).rounded()
    layoutNode?.setState(["page": Int(page)])
  }

  func turn(_ dots: UIPageControl) {
    guard let scrollView else { return }
    scrollView.setContentOffset(
      CGPoint(x: CGFloat(dots.currentPage) * scrollView.bounds.width, y: 0), animated: true)
  }

  static var layoutMembers: [OwnerMember] {
    [.outlet("scrollView", \PagesController.scrollView), .action("turn:", PagesController.turn)]
  }
}
