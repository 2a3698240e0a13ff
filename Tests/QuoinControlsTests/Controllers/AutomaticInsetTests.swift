import Foundation
import QuoinControls
import Testing

@Suite("Content beneath bars")
struct AutomaticInsetTests {
  private final class Page: UIViewController {
    let scroll = UIScrollView()
    let row = UIView()

    override func viewDidLoad() {
      view.addSubview(scroll)
      scroll.addSubview(row)
    }
    override func viewDidLayoutSubviews() {
      scroll.frame = view.bounds
      row.frame = CGRect(x: 0, y: 0, width: 390, height: 40)
      scroll.contentSize = row.frame.size
    }
  }

  private func shown(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = controller
    window.layoutIfNeeded()
    return window
  }

  @Test("A scroll view that fills a controller's view begins below the bar, also where it does not scroll")
  func beneathBar() {
    let page = Page()
    let window = shown(UINavigationController(rootViewController: page))
    #expect(page.scroll.adjustedContentInset.top == 44 && page.scroll.contentOffset.y == -44)
    #expect(page.row.convert(page.row.bounds, to: window).minY == 44)
    page.scroll.contentInsetAdjustmentBehavior = .scrollableAxes
    #expect(page.scroll.adjustedContentInset == .zero && page.scroll.contentOffset == .zero)
    page.scroll.alwaysBounceVertical = true
    #expect(page.scroll.adjustedContentInset.top == 44 && page.scroll.contentOffset.y == -44)
  }

  @Test(
    "Without a bar above, content that does not scroll is left alone, and so is what does not fill the view")
  func elsewhere() {
    let page = Page()
    let window = shown(page)
    window.setSafeAreaInsets(UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    window.layoutIfNeeded()
    #expect(page.scroll.adjustedContentInset == .zero)
    final class Second: UIViewController {
      let scroll = UIScrollView()
      override func viewDidLoad() {
        view.addSubview(UIView())
        view.addSubview(scroll)
      }
      override func viewDidLayoutSubviews() { scroll.frame = view.bounds }
    }
    let second = Second()
    let other = shown(UINavigationController(rootViewController: second))
    #expect(second.scroll.adjustedContentInset == .zero)
    withExtendedLifetime(other) {}
  }

  @Test(
    "A bar that becomes opaque while it is shown lets content begin below it, and one that is not so again beneath"
  )
  func opaque() {
    let controller = UIViewController()
    let navigation = UINavigationController(rootViewController: controller)
    let window = shown(navigation)
    func top() -> CGFloat {
      window.layoutIfNeeded()
      return controller.view.convert(controller.view.bounds, to: window).minY
    }
    #expect(top() == 0 && controller.view.safeAreaInsets.top == 44)
    navigation.navigationBar.isTranslucent = false
    #expect(top() == 44 && controller.view.safeAreaInsets.top == 0)
    navigation.navigationBar.isTranslucent = true
    #expect(top() == 0 && controller.view.safeAreaInsets.top == 44)
  }

  @Test("The table of a controller keeps clear of the keyboard while something in it takes text")
  func keyboard() {
    let controller = UITableViewController(style: .plain)
    let window = shown(controller)
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    controller.tableView.tableHeaderView = field
    window.layoutIfNeeded()
    field.becomeFirstResponder()
    #expect(controller.tableView.adjustedContentInset.bottom == window.keyboardFrame.height)
    field.resignFirstResponder()
    #expect(controller.tableView.adjustedContentInset.bottom == 0)
  }

  @Test("A system button has a title of 15 points, and a custom one of 18")
  func buttons() {
    for (type, size) in [(.system, 15), (.custom, 18)] as [(UIButton.ButtonType, CGFloat)] {
      let button = UIButton(type: type)
      button.setTitle("Button", for: .normal)
      #expect(button.titleLabel?.font.pointSize == size)
    }
    let button = UIButton(type: .system)
    button.setTitle("Button", for: .normal)
    #expect(button.intrinsicContentSize.height < 34)
  }
}
