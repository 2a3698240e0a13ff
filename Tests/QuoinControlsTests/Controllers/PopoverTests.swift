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
}
