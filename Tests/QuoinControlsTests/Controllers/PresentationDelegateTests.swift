import Foundation
import QuoinControls
import Testing

@Suite("Delegates of popovers and sheets")
struct PresentationDelegateTests {
  private final class Delegate: UIPopoverPresentationControllerDelegate, UISheetPresentationControllerDelegate
  {
    var log: [String] = []
    func prepareForPopoverPresentation(_ popover: UIPopoverPresentationController) {
      log.append("prepare")
      popover.sourceRect = CGRect(x: 10, y: 10, width: 1, height: 1)
    }
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
      .none
    }
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheet: UISheetPresentationController)
    {
      log.append("detent \(sheet.selectedDetentIdentifier == .large ? "large" : "medium")")
    }
  }

  private let delegate = Delegate()
  private let root = UIViewController()
  private let finger = Finger(on: UIView(), width: 390, height: 800)

  init() {
    finger.window.rootViewController = root
    finger.window.layoutIfNeeded()
  }

  private func pass() {
    finger.window.clock.advance(by: 1)
    finger.window.layoutIfNeeded()
  }

  @Test("A popover can be pointed elsewhere before it comes")
  func popover() {
    let shown = UIViewController()
    shown.modalPresentationStyle = .popover
    shown.popoverPresentationController?.sourceView = root.view
    shown.popoverPresentationController?.delegate = delegate
    root.present(shown, animated: false)
    #expect(delegate.log == ["prepare"])
    #expect(shown.popoverPresentationController?.sourceRect.minX == 10)
  }

  @Test("A finger that moves a sheet to another detent is told of, code is not")
  func sheet() throws {
    let shown = UIViewController()
    let sheet = try #require(shown.sheetPresentationController)
    sheet.detents = [.medium(), .large()]
    sheet.delegate = delegate
    root.present(shown, animated: true)
    pass()
    let top = shown.view.frame.minY + 20
    finger.down(195, top)
    for step in 1...10 { finger.move(195, top - 30 * CGFloat(step)) }
    finger.up()
    pass()
    #expect(delegate.log == ["detent large"])
    sheet.animateChanges { sheet.selectedDetentIdentifier = .medium }
    #expect(delegate.log == ["detent large"])
  }
}
