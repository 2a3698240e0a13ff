import Foundation
import QuoinGraphics
import QuoinTestSupport
import Testing

@testable import QuoinViews

@Suite("Controllers, responders, screens and devices")
struct ResponderTests {
  @Test("A window of an app's own hears of its root controller")
  func rootControllers() {
    final class Window: UIWindow {
      var told = 0
      override var rootViewController: UIViewController? { didSet { told += 1 } }
    }
    let (window, controller) = (Window(), UIViewController())
    window.rootViewController = controller
    #expect(window.told == 1)
    #expect(controller.view.superview === window)
    #expect(controller.view.frame == window.bounds)
    window.rootViewController = nil
    #expect(window.told == 2)
    #expect(controller.view.superview == nil)
  }

  @Test("A controller makes its view once, and its own takes the place of another")
  func views() {
    final class Screen: UIViewController {
      var loads = 0
      override func viewDidLoad() { loads += 1 }
    }
    final class Made: UIViewController {
      override func loadView() { view = UILabel() }
    }
    final class Lazy: UIViewController {
      override func loadView() {}
    }
    let screen = Screen()
    #expect(!screen.isViewLoaded && screen.viewIfLoaded == nil)
    screen.loadViewIfNeeded()
    screen.loadViewIfNeeded()
    let first = screen.view
    #expect(screen.loads == 1 && screen.viewIfLoaded === first && first?.frame == UIScreen.main.bounds)
    #expect(first?.next === screen)
    let other = UIView()
    screen.view = other
    #expect(other.next === screen && first?.next == nil)
    screen.additionalSafeAreaInsets.top = 5
    #expect(other.safeAreaInsets.top == 5)
    let third = UIView()
    screen.view = third
    #expect(third.safeAreaInsets.top == 5)
    #expect(Made().view is UILabel)
    let lazy = Lazy()
    #expect(lazy.view === lazy.view && lazy.view.frame == UIScreen.main.bounds)
    #expect(Screen().traitCollection == .current)
  }

  @Test("A controller is within one other at a time, and hears of it")
  func children() {
    final class Told: UIViewController {
      var log: [String] = []
      override func willMove(toParent parent: UIViewController?) {
        log.append(parent == nil ? "will leave" : "will join")
      }
      override func didMove(toParent parent: UIViewController?) {
        log.append(parent == nil ? "left" : "joined")
      }
    }
    let (first, second, child) = (UIViewController(), UIViewController(), Told())
    first.addChild(child)
    first.addChild(child)
    first.addChild(first)
    #expect(first.children == [child] && child.parent === first && child.log == ["will join"])
    second.addChild(child)
    #expect(first.children.isEmpty && second.children == [child] && child.parent === second)
    #expect(child.log == ["will join", "left", "will join"])
    child.removeFromParent()
    child.removeFromParent()
    #expect(
      second.children.isEmpty && child.parent == nil && child.log.last == "left" && child.log.count == 4)
  }

  @Test("A controller hears of its view's layout before and after it, and a window of its controller once")
  func layout() {
    final class Screen: UIViewController {
      var log: [String] = []
      override func viewWillLayoutSubviews() { log.append("will") }
      override func viewDidLayoutSubviews() { log.append("did") }
    }
    let (window, screen) = (UIWindow(frame: CGRect(x: 0, y: 0, width: 50, height: 60)), Screen())
    window.rootViewController = screen
    #expect(screen.log == ["will", "did"], "it appears when it is laid out")
    screen.log = []
    screen.view.frame = .zero
    window.rootViewController = screen
    #expect(screen.view.frame == .zero, "the same controller again is no change")
    window.layoutIfNeeded()
    #expect(screen.log == ["will", "did"])
    let other = Screen()
    window.rootViewController = other
    #expect(
      screen.view.superview == nil && other.view.superview === window && other.view.frame == window.bounds)
    window.rootViewController = nil
    #expect(window.subviews.isEmpty)
    window.isHidden = true
    window.makeKeyAndVisible()
    #expect(!window.isHidden)
  }

  @Test("Touches go up until somebody takes them")
  func touches() {
    final class Taker: UIView {
      var log: [String] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        log.append("began \(touches.count)")
      }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("moved") }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("ended") }
      override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        log.append("cancelled")
      }
    }
    let (taker, middle, leaf) = (Taker(), UIView(), UIView(frame: CGRect(x: 10, y: 20, width: 5, height: 5)))
    taker.addSubview(middle)
    middle.addSubview(leaf)
    let touch = UITouch(view: leaf, locationInWindow: CGPoint(x: 12, y: 24))
    let event = UIEvent(touches: [touch])
    leaf.touchesBegan([touch], with: event)
    leaf.touchesMoved([touch], with: event)
    leaf.touchesEnded([touch], with: event)
    leaf.touchesCancelled([touch], with: event)
    #expect(taker.log == ["began 1", "moved", "ended", "cancelled"])
    #expect(
      touch.location(in: leaf) == CGPoint(x: 2, y: 4) && touch.location(in: nil) == CGPoint(x: 12, y: 24))
    #expect(
      touch.view === leaf && touch.phase == .began && event.allTouches == [touch] && event.type == .touches)
    #expect(!leaf.canBecomeFirstResponder && UIResponder().next == nil)
  }

  @Test("A screen has pixels, and a scale of at least one")
  func screens() {
    let screen = UIScreen(bounds: CGRect(x: 0, y: 0, width: 10, height: 20), scale: 3)
    #expect(screen.nativeBounds == CGRect(x: 0, y: 0, width: 30, height: 60) && screen.nativeScale == 3)
    #expect(screen.traitCollection.displayScale == 3)
    for scale in [0, -2, CGFloat.nan] { #expect(UIScreen(bounds: .zero, scale: scale).scale == 1) }
    #expect(UIScreen(bounds: .zero, scale: 0.5).scale == 0.5)
    #expect(screen != UIScreen(bounds: screen.bounds, scale: 3) && screen == screen)
    #expect(UIWindow(screen: screen).frame == screen.bounds && UIWindow(frame: .zero).screen == .main)
  }

  /// The pixels, across and down, that data sheets give.
  static let pixels: [(Int, Int, [String])] = [
    (640, 1136, ["iPhone SE (1st generation)"]),
    (750, 1334, ["iPhone SE", "iPhone SE (2nd generation)", "iPhone SE (3rd generation)", "iPhone 8"]),
    (1242, 2208, ["iPhone 8 Plus"]),
    (1125, 2436, ["iPhone X", "iPhone 11 Pro", "iPhone 12 mini", "iPhone 13 mini"]),
    (828, 1792, ["iPhone XR", "iPhone 11"]), (1242, 2688, ["iPhone 11 Pro Max"]),
    (1170, 2532, ["iPhone 12", "iPhone 12 Pro", "iPhone 13", "iPhone 13 Pro", "iPhone 14", "iPhone 16e"]),
    (1284, 2778, ["iPhone 12 Pro Max", "iPhone 13 Pro Max", "iPhone 14 Plus"]),
    (1179, 2556, ["iPhone 14 Pro", "iPhone 15", "iPhone 15 Pro", "iPhone 16"]),
    (1290, 2796, ["iPhone 14 Pro Max", "iPhone 15 Plus", "iPhone 15 Pro Max", "iPhone 16 Plus"]),
    (1206, 2622, ["iPhone 16 Pro", "iPhone 17", "iPhone 17 Pro"]),
    (1320, 2868, ["iPhone 16 Pro Max", "iPhone 17 Pro Max"]), (1260, 2736, ["iPhone Air"]),
    (1640, 2360, ["iPad", "iPad (10th generation)", "iPad (A16)", "iPad Air", "iPad Air 11"]),
    (1620, 2160, ["iPad (9th generation)"]),
    (1488, 2266, ["iPad mini", "iPad mini (6th generation)", "iPad mini (A17 Pro)"]),
    (2048, 2732, ["iPad Air 13", "iPad Pro 12.9"]), (1668, 2388, ["iPad Pro 11 (4th generation)"]),
    (1668, 2420, ["iPad Pro 11"]), (2064, 2752, ["iPad Pro 13"]),
  ]

  @Test("A device has the pixels that it is sold with, two or three to the point")
  func devices() throws {
    var named = 0
    for (width, height, names) in Self.pixels {
      for name in names {
        let device = try Device.find(name)
        let native = device.screen().nativeBounds
        #expect(native.size == CGSize(width: width, height: height), "\(name)")
        let isDense = !name.hasPrefix("iPhone SE") && !["iPhone 8", "iPhone XR", "iPhone 11"].contains(name)
        #expect(device.scale == (device.idiom == .phone && isDense ? 3 : 2), "\(name)")
        named += 1
      }
    }
    #expect(named == Device.all.count && Set(Device.all.map(\.name)).count == named)
  }

  @Test("Bars and notches take what their generation has")
  func safeAreas() throws {
    let tops: [(CGFloat, [String])] = [
      (
        20,
        [
          "iPhone SE", "iPhone SE (1st generation)", "iPhone SE (2nd generation)",
          "iPhone SE (3rd generation)",
          "iPhone 8", "iPhone 8 Plus", "iPad (9th generation)",
        ]
      ),
      (44, ["iPhone X", "iPhone 11 Pro", "iPhone 11 Pro Max"]), (48, ["iPhone XR", "iPhone 11"]),
      (50, ["iPhone 12 mini", "iPhone 13 mini"]), (68, ["iPhone Air"]),
      (62, ["iPhone 16 Pro", "iPhone 16 Pro Max", "iPhone 17", "iPhone 17 Pro", "iPhone 17 Pro Max"]),
      (
        59,
        [
          "iPhone 14 Pro", "iPhone 14 Pro Max", "iPhone 15", "iPhone 15 Plus", "iPhone 15 Pro",
          "iPhone 15 Pro Max",
          "iPhone 16", "iPhone 16 Plus",
        ]
      ),
      (
        24,
        [
          "iPad", "iPad (10th generation)", "iPad (A16)", "iPad mini", "iPad mini (6th generation)",
          "iPad mini (A17 Pro)", "iPad Air", "iPad Air 11", "iPad Air 13", "iPad Pro 11",
          "iPad Pro 11 (4th generation)", "iPad Pro 12.9", "iPad Pro 13",
        ]
      ),
    ]
    let known = Dictionary(uniqueKeysWithValues: tops.flatMap { top, names in names.map { ($0, top) } })
    for device in Device.all {
      let insets = device.safeAreaInsets
      #expect(insets.top == known[device.name] ?? 47, "\(device.name)")
      #expect((device.cornerRadius == 0) == (insets.top == 20), "\(device.name)")
      let bottom: CGFloat = insets.top == 20 ? 0 : device.idiom == .pad ? 20 : 34
      #expect(insets.bottom == bottom && insets.left == 0 && insets.right == 0, "\(device.name)")
      #expect(device.screen().safeAreaInsets == insets)
      let traits = device.screen(style: .dark, direction: .rightToLeft).traitCollection
      #expect(traits.userInterfaceStyle == .dark && traits.layoutDirection == .rightToLeft)
      #expect(traits.horizontalSizeClass == (device.idiom == .pad ? .regular : .compact))
      #expect(traits.verticalSizeClass == .regular && traits.userInterfaceIdiom == device.idiom)
    }
    #expect(Device.named("IPHONE-15_pro")?.name == "iPhone 15 Pro" && Device.named("iPhone 15 Pr") == nil)
  }

  @Test("Priorities are numbers that UIKit names")
  func priorities() {
    let named: [(UILayoutPriority, Float)] = [
      (.required, 1000), (.defaultHigh, 750), (.defaultLow, 250), (.fittingSizeLevel, 50),
    ]
    for (priority, value) in named { #expect(priority.rawValue == value) }
    #expect(
      UILayoutPriority.defaultLow + 1 == UILayoutPriority(251)
        && UILayoutPriority.required - 1 == UILayoutPriority(999))
    #expect(UILayoutPriority.defaultLow < .defaultHigh && !(UILayoutPriority.required < .required))
  }

  @Test("Numbers of a dump have at most three decimals, and huge ones stay numbers")
  func numbers() {
    for (value, text) in [
      (0, "0"), (-0.0, "0"), (1.5, "1.5"), (1.0 / 3, "0.333"), (2.0 / 3, "0.667"), (-7, "-7"),
      (1e14, "100000000000000"),
      (1e15, "1000000000000000.0"), (-1e15, "-1000000000000000.0"), (1e300, "1e+300"), (0.0004, "0"),
      (0.0006, "0.001"),
    ] {
      #expect(TreeNode.format(value) == text)
    }
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    view.accessibilityIdentifier = "card"
    #expect(view.description == "UIView#card (1 2 3 4)" && view.className == "UIView")
  }

  @Test("A required direction comes back as asked for; others are proposals")
  func fitting() {
    final class Asked: UIView {
      var proposals: [CGSize] = []
      override func sizeThatFits(_ size: CGSize) -> CGSize {
        proposals.append(size)
        return CGSize(width: 11, height: 12)
      }
    }
    func asked(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> (
      CGSize, CGSize?
    ) {
      let view = Asked()
      let size = view.systemLayoutSizeFitting(
        target, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
      return (size, view.proposals.first)
    }
    let target = CGSize(width: 100, height: 50)
    #expect(asked(target, .fittingSizeLevel, .fittingSizeLevel) == (CGSize(width: 11, height: 12), target))
    #expect(asked(target, .required, .fittingSizeLevel) == (CGSize(width: 100, height: 12), target))
    #expect(asked(target, .fittingSizeLevel, .required) == (CGSize(width: 11, height: 50), target))
    let unlimited = CGSize(width: CGFloat.infinity, height: .infinity)
    #expect(asked(.zero, .fittingSizeLevel, .fittingSizeLevel) == (CGSize(width: 11, height: 12), unlimited))
    #expect(
      asked(UIView.layoutFittingExpandedSize, .defaultLow, .defaultLow) == (
        CGSize(width: 11, height: 12), unlimited
      ))
    #expect(asked(.zero, .required, .required) == (.zero, .zero))
    let view = Asked()
    view.bounds.origin = CGPoint(x: 3, y: 4)
    view.sizeToFit()
    #expect(view.bounds == CGRect(x: 3, y: 4, width: 11, height: 12))
  }

  @Test("What was measured counts until it changes, and says the same as measuring anew")
  func measured() {
    for seed in 1...60 as ClosedRange<UInt64> {
      var numbers = SeededGenerator(seed: seed)
      let kept = Paragraph(300)
      for _ in 0..<30 {
        if numbers.isOne(in: 6) {
          kept.length = numbers.number(1...400)
          kept.invalidateIntrinsicContentSize()
        }
        let width: CGFloat = numbers.isOne(in: 4) ? .infinity : numbers.number(1...500)
        let height: CGFloat = numbers.isOne(in: 3) ? 40 : .infinity
        let proposal = CGSize(width: width, height: height)
        #expect(
          kept.measuredSize(fitting: proposal) == Paragraph(kept.length).sizeThatFits(proposal),
          "seed \(seed)")
      }
    }
  }

  @Test("Changes of a view's own wishes are told above")
  func wishes() {
    final class Container: UIView {
      var told = 0
      override func fittingSizeDidChange(of subview: UIView) { told += 1 }
    }
    let (container, view) = (Container(), UIView())
    container.addSubview(view)
    let changes: [() -> Void] = [
      { view.isHidden = true }, { view.setContentHuggingPriority(.required, for: .vertical) },
      { view.setContentCompressionResistancePriority(.required, for: .horizontal) },
      { view.layoutSizing.width = 5 },
      { view.layoutSizing.height = 6 }, { view.invalidateIntrinsicContentSize() },
      { view.setSafeAreaInsets(UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 0)) },
      { view.traitOverrides = UITraitCollection(displayScale: 7) },
    ]
    for (index, change) in changes.enumerated() {
      container.told = 0
      change()
      #expect(container.told > 0, "change \(index)")
    }
    for change in [changes[0], changes[3], changes[4], changes[6], changes[7]] {
      container.told = 0
      change()
      #expect(container.told == 0)
    }
    #expect(view.contentHuggingPriority(for: .vertical) == .required)
    #expect(view.contentCompressionResistancePriority(for: .horizontal) == .required)
    #expect(view.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
    #expect(view.contentHuggingPriority(for: .horizontal) == .defaultLow)
  }
}
