import Foundation
import QuoinDiagnostics
import QuoinGraphics
import Testing

@testable import QuoinViews

@Suite("Margins, safe area, traits, tint and direction")
struct SurroundingsTests {
  @Test("Margins are 8 until set, follow the direction and begin at the safe area")
  func margins() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
    view.setSafeAreaInsets(UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    #expect(view.layoutMarginsGuide.layoutFrame == CGRect(x: 4, y: 21, width: 94, height: 76))
    view.insetsLayoutMarginsFromSafeArea = false
    #expect(view.layoutMargins.top == 1)
  }

  @Test("A view that preserves its superview's margins keeps as far in")
  func preserved() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    outer.layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
    let inner = UIView(frame: CGRect(x: 5, y: 0, width: 95, height: 50))
    inner.preservesSuperviewLayoutMargins = true
    outer.addSubview(inner)
    #expect(inner.layoutMargins == UIEdgeInsets(top: 20, left: 15, bottom: 8, right: 20))
  }

  @Test("The safe area reaches into views only as far as they lie under it")
  func safeArea() throws {
    let window = UIWindow(screen: try Device.find("iPhone 15").screen())
    let view = UIView(frame: CGRect(x: 0, y: 50, width: 393, height: 100))
    window.addSubview(view)
    #expect(window.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 9, left: 0, bottom: 0, right: 0))
    #expect(view.safeAreaLayoutGuide.layoutFrame == CGRect(x: 0, y: 9, width: 393, height: 91))
  }

  @Test("A view that leaves, or moves without anything in it, is told of other traits and another tint")
  func leaving() throws {
    final class Told: UIView {
      var traits = 0
      var tints = 0
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { traits += 1 }
      override func tintColorDidChange() { tints += 1 }
      override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: 1 / displayScale, height: 1)
      }
    }
    let window = UIWindow(screen: try Device.find("iphone15").screen())
    window.overrideUserInterfaceStyle = .dark
    window.tintColor = .red
    let view = Told()
    window.addSubview(view)
    (view.traits, view.tints) = (0, 0)
    let room = CGSize(width: CGFloat.infinity, height: .infinity)
    #expect(view.measuredSize(fitting: room).width < 0.5)
    view.removeFromSuperview()
    #expect(view.traits == 1 && view.tints == 1)
    #expect(view.measuredSize(fitting: room).width == 0.5)
    let (dark, light) = (UIView(), UIView())
    dark.overrideUserInterfaceStyle = .dark
    let leaf = Told()
    dark.addSubview(leaf)
    light.addSubview(leaf)
    #expect(leaf.traits == 1)
    leaf.removeFromSuperview()
    #expect(leaf.traits == 1, "nothing has changed")
  }

  @Test("Traits come from the screen and are overridden on the way down")
  func traits() throws {
    let window = UIWindow(screen: try Device.find("iphone15").screen(direction: .rightToLeft))
    let (middle, view) = (UIView(), UIView())
    window.addSubview(middle)
    middle.addSubview(view)
    #expect(view.displayScale == 3)
    #expect(view.isRightToLeft)
    #expect(view.traitCollection.userInterfaceStyle == .light)
    middle.overrideUserInterfaceStyle = .dark
    #expect(view.traitCollection.userInterfaceStyle == .dark)
    #expect(view.traitCollection.displayScale == 3)
    middle.traitOverrides = UITraitCollection(displayScale: 2, layoutDirection: .leftToRight)
    #expect(view.displayScale == 2 && !view.isRightToLeft)
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.isRightToLeft)
  }

  @Test(
    "A view without a window rounds by the main screen unless its traits or the work at hand say otherwise")
  func scaleWithoutWindow() throws {
    let (root, label) = (UIView(), UILabel())
    root.addSubview(label)
    let main = UIScreen.main.scale
    #expect(main == 2)
    #expect(label.displayScale == main && label.traitCollection.displayScale == main)
    #expect(UITraitCollection.current.displayScale == main)
    let widths = ["One", "Two", "Three", "Four", "Five"].map { text in
      label.text = text
      return label.intrinsicContentSize.width
    }
    #expect(
      widths.allSatisfy { ($0 * main).rounded() == $0 * main } && widths.contains { $0.rounded() != $0 })
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    dark.asCurrent { #expect(label.displayScale == main && label.traitCollection.displayScale == main) }
    #expect(UITraitCollection(displayScale: 3).asCurrent { label.displayScale } == 3)
    root.traitOverrides = UITraitCollection(displayScale: 1)
    #expect(label.displayScale == 1)
  }

  @Test("A picture has one pixel a point unless options, traits or a window say otherwise")
  func scaleOfPictures() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(view.outputOptions.scale == 1)
    #expect(UIImage(data: try view.render(as: .png))?.size == view.bounds.size)
    #expect(UITraitCollection(displayScale: 3).asCurrent { view.outputOptions.scale } == 3)
    view.traitOverrides = UITraitCollection(displayScale: 2)
    #expect(view.outputOptions.scale == 2)
    let window = UIWindow(screen: try Device.find("iPhone 15").screen())
    #expect(window.outputOptions.scale == 3)
  }

  @Test("An unknown device's name comes back with the nearest one")
  func device() {
    let error = #expect(throws: Diagnostic.self) { _ = try Device.find("iPhone 51") }
    #expect(error?.message == "There is no device named “iPhone 51”")
    #expect(error?.suggestion?.hasPrefix("iPhone 1") == true)
  }

  @Test("The tint is inherited, and its changes are told below")
  func tint() {
    final class Tinted: UIView {
      var told = 0
      override func tintColorDidChange() { told += 1 }
    }
    let (root, view) = (UIView(), Tinted())
    root.addSubview(view)
    let before = view.told
    #expect(view.tintColor == .systemBlue)
    root.tintColor = .red
    #expect(view.tintColor == .red && view.told == before + 1)
    view.tintColor = .green
    root.tintColor = .blue
    #expect(view.tintColor == .green && view.told == before + 2)
    view.tintColor = nil
    #expect(view.tintColor == .blue)
  }

  @Test("A controller's view fills its window and answers with its controller")
  func controller() {
    final class Screen: UIViewController {
      var loads = 0
      var layouts = 0
      override func viewDidLoad() { loads += 1 }
      override func viewDidLayoutSubviews() { layouts += 1 }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let screen = Screen()
    window.rootViewController = screen
    #expect(screen.view.frame == window.bounds && screen.loads == 1)
    #expect(screen.view.next === screen && screen.next === window)
    screen.additionalSafeAreaInsets.top = 10
    #expect(screen.view.safeAreaInsets.top == 10)
    window.frame.size.height = 300
    #expect(screen.view.frame.height == 300)
    window.layoutIfNeeded()
    #expect(screen.layouts == 2, "once before it appears, and once for all that changed since")
  }

  @Test("A tree that moves to other surroundings is measured anew")
  func moving() {
    let window = UIWindow(frame: .zero, screen: UIScreen(bounds: .zero, scale: 3))
    let label = UILabel()
    label.text = "Hello"
    let unlimited = CGSize(width: CGFloat.infinity, height: .infinity)
    let coarse = label.measuredSize(fitting: unlimited)
    window.addSubview(label)
    let fine = label.measuredSize(fitting: unlimited)
    #expect(coarse.width == coarse.width.rounded())
    #expect(fine.width <= coarse.width && fine.width > coarse.width - 1)
    #expect(fine == PixelGrid(scale: 3).ceil(label.sizeThatFits(unlimited)))
  }

  @Test("Animations are done at once")
  func animation() {
    var log: [String] = []
    UIView.animate(
      withDuration: 1, animations: { log.append("change") }, completion: { log.append("done \($0)") })
    #expect(log == ["change", "done true"])
  }
}
