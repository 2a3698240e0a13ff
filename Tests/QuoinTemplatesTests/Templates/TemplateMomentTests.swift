import Foundation
import QuoinDiagnostics
import QuoinGraphics
import QuoinResources
import QuoinTemplates
import QuoinViews
import Testing

/// A view that comes in from the left when it appears.
private final class ArrivingView: UIView {
  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { return }
    let place = center
    UIView.performWithoutAnimation { center.x -= 20 }
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { center = place }
  }
}

@Suite struct TemplateMomentTests {
  private let registry = ComponentRegistry.standard.adding([
    Component("ArrivingView", ArrivingView.self) { _ in ArrivingView() }
  ])

  private func pictures(at times: [TimeInterval]) throws -> [Data] {
    let template = try Template(
      markup: """
        <UIView width="40" height="10"><ArrivingView left="20" width="10" height="10" backgroundColor="red"/></UIView>
        """, registry: registry)
    var pictures: [Data] = []
    try template.renderings(at: times, as: .png) { index, rendering in
      #expect(index == pictures.count && rendering.warnings.isEmpty)
      pictures.append(rendering.data)
    }
    return pictures
  }

  @Test func allMomentsTogetherKeepToTheBudget() throws {
    var budget = Budget.default
    budget.wallTime = .milliseconds(50)
    let template = try Template(
      markup: "<UIView width='40' height='10'><ArrivingView width='10' height='10'/></UIView>",
      registry: registry)
    let times = (0..<1_000_000).map { Double($0) / 1000 }
    var count = 0
    #expect(throws: (any Error).self) {
      try template.renderings(at: times, as: .png, budget: budget) { _, _ in count += 1 }
    }
    #expect(count < 900_000)
  }

  private func still(left: CGFloat) throws -> Data {
    try Template(
      markup: """
        <UIView width="40" height="10"><UIView left="\(left)" width="10" height="10" backgroundColor="red"/></UIView>
        """
    ).render(as: .png)
  }

  @Test func whatAppearsIsDrawnAtEachMoment() throws {
    let pictures = try pictures(at: [0, 0.5, 2])
    #expect(try pictures == [still(left: 0), still(left: 10), still(left: 20)])
  }

  @Test func whatNeverMovesIsTold() throws {
    let template = try Template(markup: "<UIView width='40' height='10'/>", name: "t")
    let sentence = "warning: Nothing here moves, so that all moments look the same"
    var found: [String] = []
    try template.renderings(at: [0, 1], as: .png) { found += $1.warnings.all.map(\.description) }
    #expect(found == [sentence])
    #expect(try template.animation(at: [0, 1], as: .gif).warnings.description == sentence)
    try template.renderings(at: [0], as: .png) { #expect($1.warnings.isEmpty) }
  }

  @Test func momentsAreTheFramesOfAMovingPicture() throws {
    let template = try Template(
      markup: """
        <UIView width="40" height="10"><ArrivingView left="20" width="10" height="10" backgroundColor="red"/></UIView>
        """, registry: registry)
    var drawn: [Int] = []
    let moving = try template.animation(at: [0, 0.5, 1], as: .gif) { drawn.append($0) }
    #expect(drawn == [1, 2, 3] && moving.pixelSize == CGSize(width: 40, height: 10))
    let first = UIImage(data: moving.data)?.cgImage
    #expect(first?.color(x: 5, y: 5)?.red == 1 && first?.color(x: 25, y: 5)?.alpha == 0)
    let still = try template.animation(at: [0, 0], as: .gif)
    #expect(moving.data != still.data)
    let error = #expect(throws: Diagnostics.self) { try template.animation(at: [1, 0.5], as: .webP) }
    #expect(error?.all.first?.message.hasPrefix("A moment of 0.5 seconds cannot be drawn") == true)
  }

  @Test func momentsRunForward() throws {
    let error = #expect(throws: Diagnostics.self) { try pictures(at: [1, 0.5]) }
    #expect(
      error?.all.first?.message
        == "A moment of 0.5 seconds cannot be drawn after one of 1.0: time only goes forward")
  }
}
