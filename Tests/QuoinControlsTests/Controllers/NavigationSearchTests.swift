import Foundation
import Testing

@testable import QuoinControls

@Suite("Searches in navigation bars")
struct NavigationSearchTests {
  private let list = UIViewController()
  private let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let navigation: UINavigationController
  private let finger = Finger(on: UIView(), width: 390, height: 844)

  init() {
    list.title = "List"
    list.view = scroll
    scroll.contentSize = CGSize(width: 390, height: 3000)
    navigation = UINavigationController(rootViewController: list)
    finger.window.setSafeAreaInsets(UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    finger.window.rootViewController = navigation
  }

  private func add(_ results: UIViewController? = nil) -> UISearchController {
    let search = UISearchController(searchResultsController: results)
    list.navigationItem.searchController = search
    finger.window.layoutIfNeeded()
    return search
  }

  private func height(scrolled distance: CGFloat) -> CGFloat {
    scroll.contentOffset.y = distance - scroll.adjustedContentInset.top
    finger.window.layoutIfNeeded()
    return navigation.navigationBar.frame.height
  }

  @Test("The field stands below the title, and goes before the large title does as content is scrolled")
  func scrolling() {
    let search = add()
    #expect(navigation.navigationBar.frame.height == 96)
    let place = search.searchBar.convert(search.searchBar.searchTextField.frame, to: navigation.navigationBar)
    #expect(place.minY >= 44 && place.maxY <= 96 && place.minX == 16 && place.width == 358)
    #expect([0, 20, 52, 300].map(height) == [96, 76, 44, 44])
    list.navigationItem.hidesSearchBarWhenScrolling = false
    #expect([0, 300].map(height) == [96, 96])
    list.navigationItem.hidesSearchBarWhenScrolling = true
    navigation.navigationBar.prefersLargeTitles = true
    #expect([0, 52, 104, 300].map(height) == [148, 96, 44, 44])
    list.navigationItem.searchController = nil
    #expect(height(scrolled: 0) == 96 && search.searchBar.superview == nil)
  }

  @Test(
    "While something is searched for the bar shows nothing but the field, and content is dimmed until results come"
  )
  func active() throws {
    let results = UIViewController()
    let search = add(results)
    finger.tap(search.searchBar.searchTextField)
    #expect(search.isActive && search.searchBar.showsCancelButton)
    #expect(navigation.navigationBar.frame.height == 52)
    // The bar is seen through where content begins, and its field is not to be dimmed.
    #expect(
      navigation.view.subviews.first { $0 is ContentDimming }?.frame
        == CGRect(x: 0, y: 47 + 52, width: 390, height: 844 - 47 - 52))
    let dimming = try #require(navigation.view.subviews.first { $0 is ContentDimming })
    #expect(results.viewIfLoaded?.window == nil)
    finger.key("a")
    finger.window.layoutIfNeeded()
    #expect(results.view.superview === navigation.view && dimming.window == nil)
    #expect(results.parent === navigation && results.view.safeAreaInsets.top == 47 + 52)
    search.isActive = false
    finger.window.clock.advance(by: 1)
    finger.window.layoutIfNeeded()
    #expect(
      results.view.window == nil && results.parent == nil && navigation.navigationBar.frame.height == 96)
    finger.tap(search.searchBar.searchTextField)
    finger.tap(200, 500)
    #expect(!search.isActive)
  }

  @Test("The bar grows with the field where text is larger", arguments: [false, true])
  func largerText(isRightToLeft: Bool) {
    let search = add()
    finger.window.traitOverrides = UITraitCollection(traitsFrom: [
      UITraitCollection(preferredContentSizeCategory: .accessibilityLarge),
      UITraitCollection(layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight),
    ])
    finger.window.layoutIfNeeded()
    let field = search.searchBar.searchTextField
    let place = search.searchBar.convert(field.frame, to: navigation.navigationBar)
    #expect(field.frame.height == field.intrinsicContentSize.height && field.frame.height > 36)
    #expect(place.minY >= 44 && place.maxY <= navigation.navigationBar.frame.height)
    #expect(search.searchBar.frame.minY >= -4)
  }

  @Test("A search goes with the item that it belongs to")
  func pushing() {
    let search = add()
    search.isActive = true
    navigation.pushViewController(UIViewController(), animated: false)
    finger.window.layoutIfNeeded()
    #expect(!navigation.view.subviews.contains { $0 is ContentDimming })
    #expect(navigation.navigationBar.frame.height == 44 && search.searchBar.window == nil)
    navigation.popViewController(animated: false)
    finger.window.layoutIfNeeded()
    #expect(navigation.view.subviews.contains { $0 is ContentDimming } && search.searchBar.window != nil)
  }
}
