import Foundation
import Testing

@testable import QuoinControls

@Suite("Controllers over others")
struct PresentationTests {
  private let log = EventLog()
  private let finger = Finger(on: UIView(), width: 390, height: 844)
  private let root: ToldController

  init() {
    root = ToldController("A", log)
    finger.window.setSafeAreaInsets(UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    finger.window.rootViewController = root
    finger.window.layoutIfNeeded()
    _ = log.take()
  }

  private func pass() {
    finger.window.clock.advance(by: 1)
    finger.window.layoutIfNeeded()
  }

  @Test("A full screen takes the one behind out of sight, and gives it back")
  func fullScreen() {
    let next = ToldController("B", log)
    next.modalPresentationStyle = .fullScreen
    root.present(next, animated: true)
    #expect(log.take() == ["A will disappear animated", "B will appear animated"])
    #expect(root.presentedViewController === next && next.presentingViewController === root)
    pass()
    #expect(log.take() == ["A did disappear animated", "B did appear animated"])
    #expect(next.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    next.dismiss(animated: true)
    pass()
    #expect(
      log.take() == [
        "B will disappear animated", "A will appear animated", "B did disappear animated",
        "A did appear animated",
      ])
    #expect(root.presentedViewController == nil && next.view.window == nil)
  }

  @Test("What is shown over others is told of the window's next size, by what presents it")
  func size() {
    final class Presentation: UIPresentationController {
      var sizes: [CGSize] = []
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        sizes.append(size)
      }
    }
    final class Shown: UIViewController, UIViewControllerTransitioningDelegate {
      var presentation: Presentation?
      var sizes: [CGSize] = []
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) { sizes.append(size) }
      func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
      ) -> UIPresentationController? {
        presentation = Presentation(presentedViewController: presented, presenting: presenting)
        return presentation
      }
    }
    let next = Shown()
    next.modalPresentationStyle = .custom
    next.transitioningDelegate = next
    root.present(next, animated: false)
    pass()
    let turned = CGSize(width: 844, height: 390)
    finger.window.frame.size = turned
    #expect(next.presentation?.sizes == [turned] && next.sizes == [turned])
  }

  @Test("A sheet stands below the status bar; pulled down it goes, unless it may not")
  func sheet() {
    let next = ToldController("B", log)
    root.present(next, animated: true)
    pass()
    #expect(next.view.frame == CGRect(x: 0, y: 57, width: 390, height: 787))
    #expect(log.take() == ["B will appear animated", "B did appear animated"])
    func pull() {
      finger.down(195, 70)
      for step in 1...10 { finger.move(195, 70 + 60 * CGFloat(step)) }
      finger.up()
      pass()
    }
    next.isModalInPresentation = true
    pull()
    #expect(root.presentedViewController === next && next.view.frame.minY == 57)
    next.isModalInPresentation = false
    pull()
    #expect(root.presentedViewController == nil)
  }

  @Test("A sheet rests at its detents")
  func detents() {
    let next = UIViewController()
    next.sheetPresentationController?.detents = [.medium(), .large()]
    root.present(next, animated: false)
    pass()
    #expect(next.view.frame.height == (787 * 0.54).rounded())
    next.sheetPresentationController?.selectedDetentIdentifier = .large
    pass()
    #expect(next.view.frame.height == 787)
    next.sheetPresentationController?.detents = [.custom { _ in 200 }]
    pass()
    #expect(next.view.frame.height == 234)
  }

  @Test("A controller is shown in one place at a time, by one that is shown itself")
  func misuses() {
    var said: [String] = []
    let (next, other) = (UIViewController(), UIViewController())
    root.present(next, animated: false)
    ViewMisuse.withTaskHandler({ _ in }) {
      root.present(next, animated: false)
      root.present(other, animated: false)
      other.present(UIViewController(), animated: false)
      said.append("reported")
    }
    #expect(
      said == ["reported"] && root.presentedViewController === next && other.presentingViewController == nil)
  }

  @Test("An alert says what it says, and does what was chosen once it is gone")
  func alert() throws {
    var chosen: [String] = []
    let alert = UIAlertController(title: "Delete?", message: "It cannot be undone.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in chosen.append("delete") })
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in chosen.append("cancel") })
    root.present(alert, animated: true)
    pass()
    #expect(alert.view.frame.width == 270 && alert.view.frame.midX == 195)
    // The one that cancels stands first of two.
    let frame: CGRect = alert.view.frame
    finger.tap(frame.maxX - 60, frame.maxY - 22)
    pass()
    #expect(chosen == ["delete"] && root.presentedViewController == nil)
    let second = QuoinControlsTests.misuse { alert.addAction(UIAlertAction(title: "No", style: .cancel)) }
    #expect(second == ["An alert gets “No” as a second choice that cancels, and can have one"])
  }

  @Test("A tap beside an action sheet cancels")
  func actionSheet() {
    var chosen: [String] = []
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Copy", style: .default) { _ in chosen.append("copy") })
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in chosen.append("cancel") })
    root.present(sheet, animated: true)
    pass()
    #expect(sheet.view.frame.maxY == 810 && sheet.view.frame.height == 57 + 8 + 57)
    finger.tap(195, 200)
    pass()
    #expect(chosen == ["cancel"])
  }

  @Test("An alert may have fields, which stand above its choices; an action sheet has none")
  func fields() throws {
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.text = "Ada" }
    alert.addAction(UIAlertAction(title: "Save", style: .default))
    root.present(alert, animated: false)
    pass()
    let field = try #require(alert.textFields?.first)
    #expect(field.text == "Ada" && field.window != nil && field.frame.width == 238)
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    #expect(misuse { sheet.addTextField() } == ["An action sheet gets a text field, which alerts alone have"])
    #expect(sheet.textFields == nil)
  }
}
