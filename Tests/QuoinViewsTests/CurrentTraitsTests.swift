import Foundation
import QuoinGraphics
import Testing

@testable import QuoinViews

/// Notes the current style whenever it works.
private final class Witness: UIView {
  var log: [String] = []

  private func note(_ work: String) {
    let traits = UITraitCollection.current
    log.append(
      "\(work) \(traits.userInterfaceStyle == .dark ? "dark" : "light") \(Int(traits.displayScale))")
  }

  override func layoutSubviews() { note("layout") }
  override func draw(_ canvas: Canvas, in rect: CGRect) { note("draw") }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { note("told") }
}

@Suite("The current traits are those of the view at work")
struct CurrentTraitsTests {
  private func screen() throws -> UIScreen { try Device.find("iphone15").screen() }

  @Test("Layout, drawing and news of other traits see them, and nothing is left afterwards")
  func views() throws {
    let window = UIWindow(screen: try screen())
    let (plain, turned, within) = (Witness(), Witness(), Witness())
    for view in [plain, turned, within] { view.frame = CGRect(x: 0, y: 0, width: 10, height: 10) }
    window.addSubview(plain)
    window.addSubview(turned)
    turned.addSubview(within)
    window.overrideUserInterfaceStyle = .dark
    turned.overrideUserInterfaceStyle = .light
    #expect(plain.log == ["told dark 3"])
    #expect(turned.log.last == "told light 3" && within.log.last == "told light 3")
    for view in [plain, turned, within] { view.log = [] }
    _ = try window.render(as: .png)
    #expect(plain.log == ["layout dark 3", "draw dark 3"])
    #expect(turned.log == ["layout light 3", "draw light 3"])
    #expect(within.log == ["layout light 3", "draw light 3"])
    #expect(UITraitCollection.current.userInterfaceStyle == .light)
    #expect(UITraitCollection.current.displayScale == 2)
  }

  @Test("A layout within another one sees the traits of its own views")
  func nested() throws {
    final class Container: UIView {
      override func layoutSubviews() { subviews[0].layoutIfNeeded() }
    }
    let window = UIWindow(screen: try screen())
    let (container, turned, within) = (Container(), UIView(), Witness())
    window.addSubview(container)
    container.addSubview(turned)
    turned.addSubview(within)
    turned.overrideUserInterfaceStyle = .dark
    window.layoutIfNeeded()
    #expect(within.log == ["told dark 3", "layout dark 3"])
  }

  @Test("A view that stands alone has the traits it always has, whoever asks")
  func alone() throws {
    final class Asking: UIView {
      let other = UIView()
      var scale: CGFloat = 0
      override func layoutSubviews() { scale = other.displayScale }
    }
    let window = UIWindow(screen: try screen())
    let view = Asking()
    window.addSubview(view)
    window.layoutIfNeeded()
    #expect(view.scale == 2 && view.displayScale == 3)
  }

  @Test("A colour for a layer that is set during layout is the one of the view's style")
  func colors() {
    final class Bordered: UIView {
      override func layoutSubviews() { layer.borderColor = UIColor.label.cgColor }
    }
    let view = Bordered()
    view.overrideUserInterfaceStyle = .dark
    view.layoutIfNeeded()
    #expect(view.layer.borderColor?.hexString == "#FFFFFF")
  }
}
