import Foundation
import QuoinDiagnostics
import QuoinGraphics
import QuoinResources
import Testing

@testable import QuoinViews

@Suite("Depth")
struct DepthTests {
  /// Views one in the other, made from the inside out.
  private func chain(_ count: Int, _ make: () -> UIView = { UIView() }) -> UIView {
    var view = make()
    for _ in 1..<count {
      let outer = make()
      outer.bounds.size = CGSize(width: 100, height: 100)
      view.frame = outer.bounds
      outer.addSubview(view)
      view = outer
    }
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    return view
  }

  private func message(of view: UIView) -> String? {
    do throws(Diagnostic) {
      _ = try view.render(as: .png, size: CGSize(width: 10, height: 10))
      return nil
    } catch {
      return error.message
    }
  }

  @Test("Views nest as deep as the limit says", arguments: [false, true])
  func withinTheLimit(stacks: Bool) {
    let root = chain(UIView.depthLimit) { stacks ? UIStackView() : UIView() }
    #expect(message(of: root) == nil)
    let size = root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(size.width.isFinite)
    #expect(root.hitTest(CGPoint(x: 5, y: 5), with: nil) != nil)
    #expect(root.recursiveDescription.split(separator: "\n").count == UIView.depthLimit)
  }

  @Test("Views that nest deeper are a message, no crash", arguments: [3_000])
  func beyondTheLimit(count: Int) {
    let root = chain(count)
    #expect(message(of: root) == "Nested deeper than the limit of \(UIView.depthLimit) levels")
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(root)
    window.layoutIfNeeded()
    root.tintColor = .red
    root.setSafeAreaInsets(UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1))
    root.layoutMargins = .zero
    #expect(root.viewWithTag(7) == nil)
    #expect(root.hitTest(CGPoint(x: 5, y: 5), with: nil) != nil)
    #expect(root.recursiveDescription.split(separator: "\n").count == UIView.depthLimit)
    root.removeFromSuperview()
  }

  @Test("Points and margins are found however deep views nest")
  func conversion() {
    let root = chain(24_000) {
      let view = UIView()
      view.preservesSuperviewLayoutMargins = true
      return view
    }
    root.layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
    var deepest = root
    while let next = deepest.subviews.first { deepest = next }
    #expect(deepest.convert(CGPoint(x: 3, y: 4), from: root) == CGPoint(x: 3, y: 4))
    #expect(deepest.convert(root.bounds, from: root) == root.bounds)
    #expect(deepest.layoutMargins.top == 20)
  }

  @Test("Stacks that nest deeper measure as far as the limit")
  func deepStacks() {
    let root = chain(3_000) { UIStackView() }
    #expect(root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == .zero)
    #expect(message(of: root) == "Nested deeper than the limit of \(UIView.depthLimit) levels")
  }

  /// The view so many levels below another.
  private func descendant(of view: UIView, levels: Int) -> UIView? {
    var view: UIView? = view
    for _ in 0..<levels { view = view?.subviews.first }
    return view
  }

  @Test("Whoever is measured counts the levels around it")
  func measuredAlone() throws {
    let root = chain(1_500) { UIStackView() }
    let problem = { (levels: Int) -> String? in
      let view = try #require(descendant(of: root, levels: levels))
      return BudgetMeter.metering(Budget()) { meter in
        _ = view.measuredSize(fitting: CGSize(width: CGFloat(levels), height: .infinity))
        return meter.problem?.message
      }
    }
    let message = "Nested deeper than the limit of \(UIView.depthLimit) levels"
    #expect(try problem(1_400) == message)
    #expect(try problem(UIView.depthLimit) == message)
    #expect(try problem(UIView.depthLimit - 1) == nil)
  }

  @Test("A part that is taken out of what nests too deep is no longer too deep")
  func takenOut() throws {
    let root = chain(2_500) { UIStackView() }
    #expect(message(of: root) != nil)
    _ = root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    _ = root.hitTest(CGPoint(x: 5, y: 5), with: nil)
    let part = try #require(descendant(of: root, levels: 1_499))
    part.removeFromSuperview()
    #expect(message(of: part) == "Nested deeper than the limit of \(UIView.depthLimit) levels")
    let inner = try #require(part.subviews.first)
    inner.removeFromSuperview()
    #expect(message(of: inner) == nil)
  }

  @Test("Layers that nest deeper are a message, no crash", arguments: [20_000, 200_000])
  func layers(count: Int) {
    var layer = CALayer()
    for index in 1..<count {
      let outer = CALayer()
      outer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      if index.isMultiple(of: 100) { outer.mask = CALayer() }
      outer.addSublayer(layer)
      layer = outer
    }
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.layer.addSublayer(layer)
    let message = "Nested deeper than the limit of \(UIView.depthLimit) levels"
    #expect(self.message(of: view) == message)
    #expect { try ViewPicture(of: view) } throws: { ($0 as? Diagnostic)?.message == message }
  }
}
