import Foundation
import Synchronization
import Testing

@testable import QuoinControls

@Suite("Bars and alerts as places of constraints")
struct BarConstraintTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let controller = UIViewController()

  init() { window.rootViewController = UINavigationController(rootViewController: controller) }

  /// Lays out, and gives back what conflicts are told.
  private func conflicts(_ work: () -> Void = {}) -> [String] {
    let told = Told()
    LayoutConflict.withTaskHandler({ told.add($0.description) }) {
      work()
      window.layoutIfNeeded()
    }
    return told.all
  }

  private func view(_ width: CGFloat, _ height: CGFloat) -> (UIView, width: NSLayoutConstraint) {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    let constraint = view.widthAnchor.constraint(equalToConstant: width)
    NSLayoutConstraint.activate([constraint, view.heightAnchor.constraint(equalToConstant: height)])
    return (view, constraint)
  }

  /// Puts a view into another one, to whose edges constraints tie its own.
  private func fill(_ view: UIView, with inner: UIView) {
    inner.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      inner.topAnchor.constraint(equalTo: view.topAnchor),
      inner.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }

  @Test("A title is as large as the constraints within it say, and in the middle")
  func titles() {
    let title = UIView()
    let (inner, width) = view(120, 30)
    fill(title, with: inner)
    controller.navigationItem.titleView = title
    #expect(conflicts() == [])
    #expect(title.frame == CGRect(x: 135, y: 7, width: 120, height: 30))
    width.constant = 60
    #expect(conflicts() == [])
    #expect(title.frame == CGRect(x: 165, y: 7, width: 60, height: 30))
  }

  @Test("A title follows what changes within it", arguments: [false, true])
  func titlesFollow(byConstraints: Bool) {
    let label = UILabel()
    label.text = "Hi"
    let title = byConstraints ? UIView() : UIStackView(arrangedSubviews: [label])
    if byConstraints { fill(title, with: label) }
    controller.navigationItem.titleView = title
    #expect(conflicts() == [])
    let before = title.frame
    label.text = "Good morning"
    #expect(conflicts() == [])
    #expect(title.frame.width == label.intrinsicContentSize.width && title.frame.width > before.width + 40)
    #expect(title.center.x == 195)
    label.text = "Hi"
    #expect(conflicts() == [])
    #expect(title.frame == before)
  }

  @Test("What is in a bar is as large as its constraints say", arguments: [false, true])
  func items(isToolbar: Bool) {
    let (custom, width) = view(77, 20)
    let item = UIBarButtonItem(customView: custom)
    let bar = UIToolbar(frame: CGRect(x: 0, y: 100, width: 390, height: 44))
    if isToolbar {
      window.addSubview(bar)
      bar.items = [item]
    } else {
      controller.navigationItem.rightBarButtonItem = item
    }
    #expect(conflicts() == [])
    #expect(custom.frame == CGRect(x: 8, y: 12, width: 77, height: 20))
    #expect(custom.superview?.bounds.width == 93)
    width.constant = 50
    #expect(conflicts() == [])
    #expect(custom.frame == CGRect(x: 8, y: 12, width: 50, height: 20))
    #expect(custom.superview?.bounds.width == 66)
  }

  @Test("An alert is as high as constraints on its view want, and never lower than what it says")
  func alerts() {
    for (wanted, expected) in [(300, 300), (20, nil)] as [(CGFloat, CGFloat?)] {
      let alert = UIAlertController(title: "Hi", message: "There", preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in })
      let natural = alert.view.sizeThatFits(CGSize(width: 270, height: 800)).height
      alert.view.heightAnchor.constraint(greaterThanOrEqualToConstant: wanted).isActive = true
      #expect(conflicts { controller.present(alert, animated: false) } == [])
      #expect(alert.view.bounds.size == CGSize(width: 270, height: expected ?? natural))
      alert.dismiss(animated: false)
    }
  }

  @Test("An alert that is shown follows a constraint that changes")
  func alertsFollow() {
    let alert = UIAlertController(title: "Hi", message: "There", preferredStyle: .alert)
    let height = alert.view.heightAnchor.constraint(greaterThanOrEqualToConstant: 300)
    height.isActive = true
    #expect(conflicts { controller.present(alert, animated: false) } == [])
    height.constant = 400
    #expect(conflicts() == [])
    #expect(alert.view.frame == CGRect(x: 60, y: 222, width: 270, height: 400))
  }

  /// A view in another that reaches from edge to edge of its safe area, less a distance.
  private func filling(_ view: UIView, _ distance: CGFloat = 0) -> UIView {
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(inner)
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: distance),
      inner.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -distance),
      inner.topAnchor.constraint(equalTo: safe.topAnchor, constant: distance),
      inner.bottomAnchor.constraint(equalTo: safe.bottomAnchor, constant: -distance),
    ])
    return inner
  }

  @Test("Constraints in what is presented go by the room that it gets")
  func sheets() {
    for (style, expected) in [
      (.pageSheet, CGRect(x: 20, y: 20, width: 350, height: 410)),
      (.overFullScreen, CGRect(x: 20, y: 20, width: 350, height: 804)),
    ] as [(UIModalPresentationStyle, CGRect)] {
      let sheet = UIViewController()
      sheet.modalPresentationStyle = style
      sheet.sheetPresentationController?.detents = [.medium()]
      let inner = filling(sheet.view, 20)
      #expect(conflicts { controller.present(sheet, animated: false) } == [])
      #expect(inner.frame == expected)
      sheet.dismiss(animated: false)
    }
  }

  @Test("A sheet may be as high as the constraints within it say")
  func fittingSheets() {
    let sheet = UIViewController()
    sheet.view.accessibilityIdentifier = "sheet"
    let inner = filling(sheet.view, 10)
    inner.heightAnchor.constraint(equalToConstant: 130).isActive = true
    sheet.sheetPresentationController?.detents = [
      .custom { _ in
        sheet.view.systemLayoutSizeFitting(
          CGSize(width: 390, height: 0), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel
        ).height
      }
    ]
    #expect(conflicts { controller.present(sheet, animated: false) } == [])
    #expect(sheet.view.frame == CGRect(x: 0, y: 694, width: 390, height: 150))
    #expect(inner.frame == CGRect(x: 10, y: 10, width: 370, height: 130))
  }

  @Test("A popover's content goes by its size")
  func popovers() {
    let content = UIViewController()
    content.modalPresentationStyle = .popover
    content.preferredContentSize = CGSize(width: 200, height: 120)
    content.popoverPresentationController?.sourceView = controller.view
    content.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 100, width: 10, height: 10)
    let inner = filling(content.view, 8)
    #expect(conflicts { controller.present(content, animated: false) } == [])
    #expect(inner.frame == CGRect(x: 8, y: 8, width: 184, height: 104))
  }

  @Test("A tab bar is an edge for views above it, and its page ends at it")
  func tabs() {
    let page = UIViewController()
    page.tabBarItem = UITabBarItem(title: "One", image: nil, tag: 0)
    let tabs = UITabBarController()
    tabs.viewControllers = [page]
    let inner = filling(page.view)
    let (player, _) = view(100, 56)
    tabs.view.addSubview(player)
    NSLayoutConstraint.activate([
      player.bottomAnchor.constraint(equalTo: tabs.tabBar.topAnchor),
      player.leadingAnchor.constraint(equalTo: tabs.tabBar.leadingAnchor),
    ])
    window.rootViewController = tabs
    #expect(conflicts() == [])
    #expect(inner.frame == CGRect(x: 0, y: 0, width: 390, height: 795))
    #expect(player.frame == CGRect(x: 0, y: 739, width: 100, height: 56))
    window.frame.size = CGSize(width: 844, height: 390)
    #expect(conflicts() == [])
    #expect(inner.frame == CGRect(x: 0, y: 0, width: 844, height: 341))
    #expect(player.frame == CGRect(x: 0, y: 285, width: 100, height: 56))
  }
}

private final class Told: Sendable {
  private let sentences = Mutex<[String]>([])

  var all: [String] { sentences.withLock { $0 } }

  func add(_ sentence: String) { sentences.withLock { $0.append(sentence) } }
}
