import Foundation
import Testing

@testable import QuoinControls

@Suite("Looks of bars")
struct BarAppearanceTests {
  @Test("What is changed in a bar's look is seen, whether the look was set or is the bar's own")
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
    #expect(shows(.systemGreen))
    let (tabs, tools) = (UITabBar(), UIToolbar())
    tabs.standardAppearance.backgroundColor = .systemRed
    tools.standardAppearance.backgroundColor = .systemRed
    #expect(tabs.standardAppearance.backgroundColor == .systemRed)
    #expect(tools.standardAppearance.backgroundColor == .systemRed)
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
