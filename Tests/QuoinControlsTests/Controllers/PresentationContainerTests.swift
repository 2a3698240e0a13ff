import Foundation
import Testing

@testable import QuoinControls

@Suite("What arranges a controller, as code has it that writes its own")
struct PresentationContainerTests {
  private final class Drawer: UIPresentationController {
    var asked: [CGSize] = []
    var told = 0
    override var frameOfPresentedViewInContainerView: CGRect {
      let room = containerView?.bounds ?? .zero
      let own = size(forChildContentContainer: presentedViewController, withParentContainerSize: room.size)
      return CGRect(x: 0, y: room.height - own.height, width: own.width, height: own.height)
    }
    override func size(
      forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
      asked.append(parentSize)
      let wanted = container.preferredContentSize.height
      return CGSize(width: parentSize.width, height: wanted > 0 ? wanted : parentSize.height / 2)
    }
    override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
      super.preferredContentSizeDidChange(forChildContentContainer: container)
      told += 1
    }
    override func presentationTransitionWillBegin() {
      presentingViewController.view.alpha = 0.5
      overrideTraitCollection = UITraitCollection(userInterfaceStyle: .dark)
    }
    override func dismissalTransitionWillBegin() { presentingViewController.view.alpha = 1 }
  }

  private final class Shown: UIViewController, UIViewControllerTransitioningDelegate {
    var drawer: Drawer?
    var sizes: [CGSize] = []
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) { sizes.append(size) }
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
      drawer = Drawer(presentedViewController: presented, presenting: presenting)
      return drawer
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private let root = UIViewController()

  private func show() throws -> (shown: Shown, drawer: Drawer) {
    window.rootViewController = root
    window.layoutIfNeeded()
    let shown = Shown()
    shown.modalPresentationStyle = .custom
    shown.transitioningDelegate = shown
    root.present(shown, animated: false)
    window.layoutIfNeeded()
    return (shown, try #require(shown.drawer))
  }

  @Test("It knows who presents, and is asked for the size that it gives")
  func sizes() throws {
    let (shown, drawer) = try show()
    #expect(drawer.presentingViewController === root && root.view.alpha == 0.5)
    #expect(shown.view.frame == CGRect(x: 0, y: 400, width: 400, height: 400))
    #expect(shown.traitCollection.userInterfaceStyle == .dark)
    #expect(root.traitCollection.userInterfaceStyle != .dark)
    shown.preferredContentSize.height = 300
    window.layoutIfNeeded()
    #expect(drawer.told == 1 && shown.view.frame == CGRect(x: 0, y: 500, width: 400, height: 300))
    shown.preferredContentSize = .zero
    window.frame.size = CGSize(width: 800, height: 600)
    #expect(drawer.asked.last == CGSize(width: 800, height: 600))
    #expect(shown.sizes == [CGSize(width: 800, height: 300)])
    shown.dismiss(animated: false)
    #expect(root.view.alpha == 1)
  }

  @Test("Without a presenter there is an empty controller")
  func nobody() {
    let presentation = UIPresentationController(presentedViewController: root, presenting: nil)
    #expect(!presentation.presentingViewController.isViewLoaded)
    #expect(presentation.presentedViewController === root)
  }

  @Test("A container says which size a controller within it gets")
  func children() {
    final class Halves: UIViewController {
      override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
      ) -> CGSize { CGSize(width: parentSize.width / 2, height: parentSize.height) }
    }
    let (halves, child) = (Halves(), Shown())
    halves.addChild(child)
    window.rootViewController = halves
    window.layoutIfNeeded()
    window.frame.size.width = 600
    #expect(child.sizes == [CGSize(width: 300, height: 800)])
  }

  @Test("A controller of one's own decides how those in it are shown")
  func showing() {
    final class Host: UIViewController {
      var shown: [UIViewController] = []
      override func show(_ controller: UIViewController, sender: Any?) { shown.append(controller) }
    }
    let (host, child, next) = (Host(), UIViewController(), UIViewController())
    host.addChild(child)
    child.show(next, sender: nil)
    child.showDetailViewController(next, sender: nil)
    #expect(host.shown == [next, next])
    let stack = UINavigationController(rootViewController: UIViewController())
    stack.topViewController?.show(next, sender: nil)
    #expect(stack.topViewController === next)
  }
}
