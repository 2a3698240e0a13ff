import Foundation
import Testing

@testable import QuoinControls
@testable import QuoinGraphics

@Suite("A navigation bar")
struct NavigationBarTests {
  private let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))

  private func labels(in view: UIView) -> [String] {
    if view.isHidden || view.alpha == 0 { return [] }
    let own = (view as? UILabel)?.attributedText.map { [$0.string] } ?? []
    return own + view.subviews.flatMap(labels)
  }

  @Test(
    "It is 44 points high, 30 more with a prompt, 52 more with a large title, 32 in a low window, 50 on an iPad"
  )
  func heights() {
    let item = UINavigationItem(title: "Inbox")
    bar.items = [item]
    #expect(bar.sizeThatFits(.zero).height == 44)
    item.prompt = "Three new messages"
    #expect(bar.sizeThatFits(.zero).height == 74)
    item.prompt = nil
    bar.prefersLargeTitles = true
    #expect(bar.sizeThatFits(.zero).height == 96)
    item.largeTitleDisplayMode = .never
    #expect(bar.sizeThatFits(.zero).height == 44)
    bar.traitOverrides = UITraitCollection(verticalSizeClass: .compact, userInterfaceIdiom: .phone)
    #expect(bar.sizeThatFits(.zero).height == 32)
    bar.traitOverrides = UITraitCollection(verticalSizeClass: .compact, userInterfaceIdiom: .pad)
    #expect(bar.sizeThatFits(.zero).height == 50)
  }

  @Test("Items follow the one before in whether their titles are large")
  func largeTitleModes() {
    bar.prefersLargeTitles = true
    let (first, second) = (UINavigationItem(title: "A"), UINavigationItem(title: "B"))
    first.largeTitleDisplayMode = .never
    bar.items = [first, second]
    #expect(!bar.showsLargeTitle(second))
    second.largeTitleDisplayMode = .always
    #expect(bar.showsLargeTitle(second))
  }

  @Test("The back button names the item before, and a tap pops")
  func back() {
    bar.items = [UINavigationItem(title: "Mailboxes"), UINavigationItem(title: "Inbox")]
    let finger = Finger(on: bar)
    #expect(labels(in: bar).contains("Mailboxes") && labels(in: bar).contains("Inbox"))
    finger.tap(30, 22)
    #expect(bar.items?.count == 1 && bar.topItem?.title == "Mailboxes")
    finger.window.layoutIfNeeded()
    #expect(labels(in: bar) == ["Mailboxes"])
    #expect(bar.popItem(animated: false) == nil)
  }

  @Test("Where there is no room a back button says «Back», and then nothing")
  func narrow() {
    let long = "A title that is long enough to leave little room"
    bar.items = [
      UINavigationItem(title: "The name of what was before"),
      UINavigationItem(title: "A title of some length"),
    ]
    bar.layoutIfNeeded()
    #expect(labels(in: bar).contains("Back"))
    bar.items = [UINavigationItem(title: "Before"), UINavigationItem(title: long)]
    bar.layoutIfNeeded()
    #expect(labels(in: bar) == [long])
  }

  @Test("A bar is filled as its appearance says; single properties make one")
  func appearance() {
    #expect(bar.standardAppearance.backgroundEffect != nil)
    bar.isTranslucent = false
    bar.barTintColor = .systemIndigo
    #expect(
      bar.standardAppearance.backgroundColor == .systemIndigo
        && bar.standardAppearance.backgroundEffect == nil)
    let own = UINavigationBarAppearance()
    own.configureWithTransparentBackground()
    bar.standardAppearance = own
    #expect(bar.standardAppearance !== own && bar.standardAppearance.shadowColor == nil)
    let copy = own.copy() as? UINavigationBarAppearance
    #expect(copy?.shadowColor == nil && copy !== own)
  }
}

@Suite("A bar of tabs")
struct TabBarTests {
  @Test("A finger that comes down chooses a tab, which is told and marked")
  func choosing() throws {
    final class Listener: UITabBarDelegate {
      var titles: [String?] = []
      func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { titles.append(item.title) }
    }
    let listener = Listener()
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 390, height: 49))
    bar.delegate = listener
    bar.items = [.recents, .contacts, .search].map { UITabBarItem(tabBarSystemItem: $0, tag: 0) }
    bar.items?[1].badgeValue = "3"
    let finger = Finger(on: bar)
    finger.tap(195, 25)
    #expect(listener.titles == ["Contacts"] && bar.selectedItem?.title == "Contacts")
    finger.window.layoutIfNeeded()
    #expect(bar.recursiveDescription.contains("“Contacts” badge “3” selected"))
    #expect(bar.sizeThatFits(CGSize(width: 390, height: 0)).height == 49)
  }
}

@Suite("A blur of what is behind")
struct VisualEffectTests {
  /// A view of black and white halves with a blurred part over the line between them.
  private func halves() -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.backgroundColor = .white
    let black = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    black.backgroundColor = .black
    view.addSubview(black)
    let effect = UIVisualEffectView(effect: UIBlurEffect(style: .systemUltraThinMaterialLight))
    effect.frame = CGRect(x: 50, y: 0, width: 100, height: 100)
    view.addSubview(effect)
    return view
  }

  @Test("Pictures blur: beside the line colours run into each other, far from it they stay")
  func pictures() throws {
    let image = try #require(halves().renderedImage().cgImage)
    func gray(_ x: Int) throws -> CGFloat { try #require(image.color(x: x, y: 50)).red }
    #expect(try gray(10) == 0 && gray(190) == 1)
    let (left, right) = try (gray(99), gray(101))
    #expect(abs(left - right) < 0.05)
    #expect(try gray(60) < left && left < gray(140))
  }

  @Test("SVG and PDF keep what is behind sharp, with a warning")
  func vectors() {
    let canvas = SVGCanvas(
      size: CGSize(width: 200, height: 100), options: OutputOptions(),
      traits: UITraitCollection(userInterfaceStyle: .light))
    halves().render(into: canvas)
    #expect(canvas.warnings.map(\.message) == ["What is behind a blur stays sharp in SVG and PDF"])
  }

  @Test("A part that is drawn again comes out as in the whole")
  func damage() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let view = halves()
    window.addSubview(view)
    let picture = try ViewPicture(of: window)
    view.subviews[0].frame.size.width = 90
    try picture.update()
    #expect(try picture.pngData() == window.render(as: .png, options: window.outputOptions))
  }
}
