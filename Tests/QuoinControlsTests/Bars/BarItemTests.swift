import Foundation
import Testing

@testable import QuoinControls

@Suite("Items of bars")
struct BarItemTests {
  @Test("Every system item has a title or a symbol, or is a space")
  func systemItems() {
    for system in UIBarButtonItem.SystemItem.allCases {
      let item = UIBarButtonItem(barButtonSystemItem: system, target: nil, action: nil)
      #expect(item.isSpace || item.title != nil || item.image?.isSymbolImage == true, "\(system)")
      #expect(item.isSpace == [.flexibleSpace, .fixedSpace].contains(system))
    }
    for system in UITabBarItem.SystemItem.allCases {
      let item = UITabBarItem(tabBarSystemItem: system, tag: 7)
      #expect(item.title?.isEmpty == false && item.image != nil && item.tag == 7, "\(system)")
    }
  }

  @Test("A tap does the item's action; a disabled item does nothing")
  func taps() throws {
    var log: [String] = []
    let add = UIBarButtonItem(systemItem: .add, primaryAction: UIAction { _ in log.append("add") })
    let trash = UIBarButtonItem(systemItem: .trash, primaryAction: UIAction { _ in log.append("trash") })
    trash.isEnabled = false
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    toolbar.items = [add, .flexibleSpace(), trash]
    let finger = Finger(on: toolbar)
    finger.tap(30, 22)
    finger.tap(360, 22)
    #expect(log == ["add"])
    trash.isEnabled = true
    finger.window.layoutIfNeeded()
    finger.tap(360, 22)
    #expect(log == ["add", "trash"])
    let button = try #require(toolbar.view(of: add))
    #expect(button.accessibilityLabel == "Add" && button.accessibilityTraits == .button)
    #expect(button.frame.minX == 8 || button.frame.minX == 0)
  }

  @Test("From right to left the first item stands at the right")
  func rightToLeft() throws {
    let (first, last) = (UIBarButtonItem(systemItem: .done), UIBarButtonItem(systemItem: .add))
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    toolbar.items = [first, .flexibleSpace(), last]
    toolbar.traitOverrides = UITraitCollection(layoutDirection: .rightToLeft)
    toolbar.layoutIfNeeded()
    let views = try (#require(toolbar.view(of: first)), #require(toolbar.view(of: last)))
    #expect(views.0.frame.minX > views.1.frame.maxX)
  }

  @Test("An item without a title or an image has those of its action; a system's item keeps its own")
  func titlesOfActions() {
    let image = UIImage(systemName: "plus")
    let action = UIAction(title: "Buy", image: image) { _ in }
    let item = UIBarButtonItem(primaryAction: action)
    #expect(item.title == "Buy" && item.image === image && item.primaryAction === action)
    #expect(UIBarButtonItem(title: "Sell", primaryAction: action).title == "Sell")
    let done = UIBarButtonItem(systemItem: .done, primaryAction: action)
    #expect(done.title == "Done" && done.image == nil && done.primaryAction === action)
  }
}
