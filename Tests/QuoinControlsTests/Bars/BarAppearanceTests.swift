import Foundation
import Testing

@testable import QuoinControls

@Suite("Looks of bars")
struct BarAppearanceTests {
  @Test(
    "What is changed in a bar's look is seen, whether the look was set or is the bar's own; a bar has a copy of what is set"
  )
  func changes() {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    bar.items = [UINavigationItem(title: "A")]
    let finger = Finger(on: bar)
    func all(in view: UIView) -> [UIView] { view.subviews.flatMap { [$0] + all(in: $0) } }
    func shows(_ color: UIColor) -> Bool {
      finger.window.layoutIfNeeded()
      return all(in: bar).contains { $0.backgroundColor == color }
    }
    #expect(!shows(.systemRed))
    bar.standardAppearance.configureWithOpaqueBackground()
    bar.standardAppearance.backgroundColor = .systemRed
    #expect(shows(.systemRed))
    let own = UINavigationBarAppearance()
    bar.standardAppearance = own
    own.configureWithOpaqueBackground()
    own.backgroundColor = .systemGreen
    #expect(!shows(.systemGreen) && bar.standardAppearance !== own)
    bar.standardAppearance = own
    #expect(shows(.systemGreen))
    bar.standardAppearance.backgroundColor = .systemBlue
    #expect(shows(.systemBlue) && own.backgroundColor == .systemGreen)
    let (tabs, tools) = (UITabBar(), UIToolbar())
    tabs.standardAppearance.backgroundColor = .systemRed
    tools.standardAppearance.backgroundColor = .systemRed
    #expect(tabs.standardAppearance.backgroundColor == .systemRed)
    #expect(tools.standardAppearance.backgroundColor == .systemRed)
  }

  @Test("Bars and items copy the looks that they are given, with the looks of what is in them")
  func copies() {
    let (look, tabLook, toolLook) = (UINavigationBarAppearance(), UITabBarAppearance(), UIToolbarAppearance())
    let (bar, tabs, tools) = (UINavigationBar(), UITabBar(), UIToolbar())
    let (item, tab) = (UINavigationItem(title: "A"), UITabBarItem(title: "A", image: nil, tag: 0))
    (bar.compactAppearance, bar.scrollEdgeAppearance, bar.compactScrollEdgeAppearance) = (look, look, look)
    (item.standardAppearance, item.compactAppearance) = (look, look)
    (item.scrollEdgeAppearance, item.compactScrollEdgeAppearance) = (look, look)
    (tabs.standardAppearance, tabs.scrollEdgeAppearance) = (tabLook, tabLook)
    (tab.standardAppearance, tab.scrollEdgeAppearance) = (tabLook, tabLook)
    (tools.standardAppearance, tools.compactAppearance) = (toolLook, toolLook)
    (tools.scrollEdgeAppearance, tools.compactScrollEdgeAppearance) = (toolLook, toolLook)
    let held: [UIBarAppearance?] = [
      bar.compactAppearance, bar.scrollEdgeAppearance, bar.compactScrollEdgeAppearance,
      item.standardAppearance,
      item.compactAppearance, item.scrollEdgeAppearance, item.compactScrollEdgeAppearance,
      tabs.standardAppearance, tabs.scrollEdgeAppearance, tab.standardAppearance, tab.scrollEdgeAppearance,
      tools.standardAppearance, tools.compactAppearance, tools.scrollEdgeAppearance,
      tools.compactScrollEdgeAppearance,
    ]
    for given in [look, tabLook, toolLook] { given.backgroundColor = .systemRed }
    #expect(held.allSatisfy { $0 != nil && $0?.backgroundColor == nil })
    let button = UIBarButtonItemAppearance(style: .plain)
    look.buttonAppearance = button
    button.normal.titleTextAttributes = [.kern: 1]
    #expect(look.buttonAppearance.normal.titleTextAttributes.isEmpty)
    look.buttonAppearance.normal.titleTextAttributes = [.kern: 2]
    tabLook.stackedLayoutAppearance.selected.iconColor = .systemRed
    let (copy, tabCopy) = (look.copy() as? UINavigationBarAppearance, tabLook.copy() as? UITabBarAppearance)
    look.buttonAppearance.normal.titleTextAttributes = [:]
    tabLook.stackedLayoutAppearance.selected.iconColor = nil
    #expect(copy?.buttonAppearance.normal.titleTextAttributes[.kern] as? Int == 2)
    #expect(tabCopy?.stackedLayoutAppearance.selected.iconColor == .systemRed)
  }

  @Test("A change of what is in a bar's look is seen")
  func parts() {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    bar.items = [UINavigationItem(title: "A")]
    let tabs = UITabBar(frame: CGRect(x: 0, y: 44, width: 390, height: 49))
    let screen = UIView()
    screen.addSubview(bar)
    screen.addSubview(tabs)
    let finger = Finger(on: screen)
    bar.standardAppearance = UINavigationBarAppearance()
    tabs.standardAppearance = UITabBarAppearance()
    finger.window.layoutIfNeeded()
    #expect(!bar.isLayoutNeeded && !tabs.isLayoutNeeded)
    bar.standardAppearance.buttonAppearance.normal.titleTextAttributes = [.kern: 1]
    tabs.standardAppearance.stackedLayoutAppearance.normal.iconColor = .systemRed
    #expect(bar.isLayoutNeeded && tabs.isLayoutNeeded)
  }

  @Test("A bar of a class of one's own, whose initializer is not marked as required, is made by a controller")
  func ownClasses() {
    final class Tools: UIToolbar {
      var isSetUp = false
      override init(frame: CGRect) {
        super.init(frame: frame)
        isSetUp = true
      }
      required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    let controller = UINavigationController(navigationBarClass: nil, toolbarClass: Tools.self)
    #expect((controller.toolbar as? Tools)?.isSetUp == true)
  }

  @Test("Scrolling beyond what the bar's height depends on changes nothing in it")
  func scrolling() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    scroll.contentSize = CGSize(width: 390, height: 4000)
    let list = UIViewController()
    list.view = scroll
    let navigation = UINavigationController(rootViewController: list)
    let finger = Finger(on: UIView(), width: 390, height: 844)
    finger.window.rootViewController = navigation
    finger.window.layoutIfNeeded()
    scroll.contentOffset.y = 300
    finger.window.layoutIfNeeded()
    var told = 0
    let old = navigation.navigationBar.heightListener
    navigation.navigationBar.heightListener = {
      told += 1
      old?()
    }
    for step in 1...10 {
      scroll.contentOffset.y = 300 + CGFloat(step) * 40
      finger.window.layoutIfNeeded()
    }
    #expect(told == 0)
    scroll.contentOffset.y = -scroll.adjustedContentInset.top
    #expect(told == 1)
  }

  @Test("Items that a bar does not have, or has already, are reported; no items are not nothing")
  func strangers() {
    let (tabs, first) = (UITabBar(), UITabBarItem(title: "A", image: nil, tag: 0))
    tabs.items = [first]
    tabs.selectedItem = first
    #expect(misuse { tabs.selectedItem = UITabBarItem(title: "B", image: nil, tag: 1) }.count == 1)
    #expect(tabs.selectedItem === first)
    let (bar, item) = (UINavigationBar(), UINavigationItem(title: "A"))
    bar.pushItem(item, animated: false)
    #expect(misuse { bar.pushItem(item, animated: false) }.count == 1 && bar.items?.count == 1)
    let tools = UIToolbar()
    #expect(tools.items == nil)
    tools.items = []
    #expect(tools.items?.isEmpty == true)
  }
}
