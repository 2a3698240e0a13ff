import Foundation
import Testing

@testable import QuoinControls

@Suite("Popovers")
struct PopoverTests {
  private let finger = Finger(on: UIView(), width: 834, height: 1194)
  private let root = UIViewController()

  init() {
    finger.window.rootViewController = UINavigationController(rootViewController: root)
    finger.window.layoutIfNeeded()
  }

  private func show(_ prepare: (UIPopoverPresentationController) -> Void) throws
    -> (frame: CGRect, direction: UIPopoverArrowDirection)
  {
    let content = UIViewController()
    content.modalPresentationStyle = .popover
    content.preferredContentSize = CGSize(width: 300, height: 200)
    let popover = try #require(content.popoverPresentationController)
    prepare(popover)
    root.present(content, animated: false)
    finger.window.clock.advance(by: 1)
    finger.window.layoutIfNeeded()
    defer {
      content.dismiss(animated: false)
      finger.window.clock.advance(by: 1)
    }
    #expect(content.view.superview?.subviews.count == 3, "room behind, bubble and content")
    return (content.view.frame, popover.arrowDirection)
  }

  @Test("A popover's arrow points at its source from where there is room")
  func directions() throws {
    let source = UIView(frame: CGRect(x: 380, y: 500, width: 40, height: 40))
    root.view.addSubview(source)
    let below = try show { $0.sourceView = source }
    #expect(below.direction == .up && below.frame == CGRect(x: 250, y: 554, width: 300, height: 200))
    let part = try show {
      $0.sourceView = source
      $0.sourceRect = CGRect(x: 0, y: 0, width: 10, height: 10)
      $0.permittedArrowDirections = [.left, .right]
    }
    #expect(part.direction == .left && part.frame.minX == 404 && part.frame.midY == 505)
    source.frame.origin.y = 1100
    let above = try show { $0.sourceView = source }
    #expect(above.direction == .down && above.frame.maxY == 1086)
    let nowhere = try show { _ in }
    #expect(nowhere.direction == [])
  }

  @Test("An item of a bar is a source")
  func barButtonItem() throws {
    let item = UIBarButtonItem(systemItem: .add)
    root.navigationItem.rightBarButtonItem = item
    finger.window.layoutIfNeeded()
    let shown = try show {
      $0.barButtonItem = item
      #expect($0.barButtonItem === item)
    }
    #expect(shown.direction == .up && shown.frame.maxX == 824 && shown.frame.minY == 44 + 14)
  }

  @Test("A source is a view or an item of a bar, which also tells its view by a key")
  func sourceItem() throws {
    let item = UIBarButtonItem(systemItem: .add)
    root.navigationItem.rightBarButtonItem = item
    finger.window.layoutIfNeeded()
    let view = try #require(item.value(forKey: "view") as? UIView)
    #expect(view.convert(view.bounds, to: nil).maxX > 780 && item.value(forKey: "title") == nil)
    let shown = try show {
      $0.sourceItem = item
      #expect($0.sourceItem === item && $0.barButtonItem === item && $0.sourceView == nil)
    }
    #expect(shown.direction == .up && shown.frame.maxX == 824)
    let source = UIView(frame: CGRect(x: 380, y: 500, width: 40, height: 40))
    root.view.addSubview(source)
    let below = try show {
      $0.sourceItem = source
      #expect($0.sourceView === source && $0.barButtonItem == nil)
    }
    #expect(below.frame.minY == 554)
  }

  @Test("Views that are named take touches beside a popover, which stays")
  func passthroughViews() throws {
    let (named, other) = (UIButton(type: .system), UIButton(type: .system))
    var taps = 0
    for (button, y) in [(named, 200), (other, 300)] {
      button.frame = CGRect(x: 20, y: y, width: 100, height: 44)
      button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
      root.view.addSubview(button)
    }
    let content = UIViewController()
    content.modalPresentationStyle = .popover
    content.popoverPresentationController?.sourceView = other
    content.popoverPresentationController?.passthroughViews = [named]
    root.present(content, animated: false)
    finger.window.layoutIfNeeded()
    finger.tap(named)
    #expect(taps == 1 && root.presentedViewController === content)
    finger.tap(other)
    #expect(taps == 1 && root.presentedViewController == nil)
  }
}
