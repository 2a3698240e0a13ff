import Foundation
import Testing

@testable import QuoinControls

@Suite("Columns of a split controller")
struct SplitColumnTests {
  private let finger = Finger(on: UIView(), width: 1194, height: 834)
  private let split = UISplitViewController(style: .tripleColumn)
  private let controllers = (0..<3).map { _ in UIViewController() }

  init() {
    let columns: [UISplitViewController.Column] = [.primary, .supplementary, .secondary]
    for (index, column) in columns.enumerated() {
      controllers[index].title = "\(index)"
      split.setViewController(controllers[index], for: column)
    }
    split.view.traitOverrides = UITraitCollection(horizontalSizeClass: .regular, userInterfaceIdiom: .pad)
    finger.window.rootViewController = split
    finger.window.layoutIfNeeded()
  }

  private func settle() {
    finger.window.clock.advance(by: 1)
    finger.window.layoutIfNeeded()
  }
  private var edges: [String] {
    [UISplitViewController.Column.primary, .supplementary, .secondary].map { column in
      let frame = split.viewController(for: column)?.view.superview?.frame ?? .zero
      return "\(Int(frame.minX))-\(Int(frame.maxX))"
    }
  }

  @Test(
    "Sideways the middle one is seen beside the second, and the first comes beside both or moves the second aside"
  )
  func sideways() {
    #expect(split.displayMode == .oneBesideSecondary && edges == ["-260-0", "0-320", "320-1194"])
    split.show(.primary)
    settle()
    #expect(split.displayMode == .twoBesideSecondary && edges == ["0-260", "260-580", "580-1194"])
    split.hide(.primary)
    split.preferredSplitBehavior = .displace
    split.show(.primary)
    settle()
    #expect(split.displayMode == .twoDisplaceSecondary && edges == ["0-260", "260-580", "580-1454"])
    finger.tap(900, 400)
    settle()
    #expect(split.displayMode == .secondaryOnly && edges == ["-580--320", "-320-0", "0-1194"])
  }

  @Test("Columns over the second go when that is touched, and come by a finger from the edge and by a button")
  func over() throws {
    split.preferredSplitBehavior = .overlay
    split.preferredDisplayMode = .secondaryOnly
    settle()
    finger.down(2, 400)
    for step in 1...6 { finger.move(2 + CGFloat(step) * 30, 400) }
    finger.up()
    settle()
    #expect(split.displayMode == .oneOverSecondary && edges == ["-260-0", "0-320", "0-1194"])
    let bar = (split.viewController(for: .supplementary) as? UINavigationController)?.navigationBar
    finger.tap(try #require(bar?.view(of: split.displayModeButtonItem)))
    settle()
    #expect(split.displayMode == .twoOverSecondary && edges == ["0-260", "260-580", "0-1194"])
    finger.tap(900, 400)
    settle()
    #expect(split.displayMode == .secondaryOnly)
    #expect(
      misuse {
        UISplitViewController(style: .doubleColumn).setViewController(UIViewController(), for: .supplementary)
      }.count == 1)
  }

  @Test("Where there is room for one column only each leads back to the one before it")
  func collapsed() throws {
    split.view.traitOverrides = UITraitCollection(horizontalSizeClass: .compact)
    settle()
    #expect(split.isCollapsed && controllers[0].view.superview?.superview?.superview?.isHidden != true)
    split.show(.secondary)
    settle()
    let stack = try #require(split.viewController(for: .secondary) as? UINavigationController)
    #expect(stack.navigationBar.backItem?.title == "1" && stack.view.superview?.isHidden == false)
    stack.navigationBar.goBack?()
    settle()
    #expect(stack.view.superview?.isHidden == true)
    #expect(split.viewController(for: .supplementary)?.view.superview?.isHidden == false)
    let compact = UIViewController()
    split.setViewController(compact, for: .compact)
    settle()
    #expect(compact.view.superview?.isHidden == false && split.viewControllers.count == 3)
  }
}
