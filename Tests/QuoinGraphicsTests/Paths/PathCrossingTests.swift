import Foundation
import QuoinDiagnostics
import QuoinResources
import QuoinTestSupport
import Testing

@testable import QuoinGraphics

/// What cutting with a path takes is known before it is done.
@Suite struct PathCrossingTests {
  private func circle(_ count: Int) -> UIBezierPath {
    let path = UIBezierPath()
    for index in 0..<count {
      let angle = CGFloat(index) / CGFloat(count) * 2 * .pi
      let point = CGPoint(x: 150 + 140 * cos(angle), y: 150 + 140 * sin(angle))
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.close()
    return path
  }

  private func tangle(_ count: Int) -> UIBezierPath {
    var random = SeededGenerator(seed: 3)
    let path = UIBezierPath()
    path.move(to: .zero)
    for _ in 0..<count {
      path.addLine(
        to: CGPoint(
          x: CGFloat.random(in: 0...300, using: &random), y: CGFloat.random(in: 0...300, using: &random)))
    }
    return path
  }

  @Test func whatCrossesItselfTakesMoreThanAnOutline() {
    #expect(PathCrossings(circle(100)).work == 0)
    let (outline, crossing) = (PathCrossings(circle(5000)).work, PathCrossings(tangle(5000)).work)
    #expect(outline > 100_000 && outline < 10_000_000, "\(outline)")
    #expect(crossing > 50 * outline, "\(crossing)")
  }

  @Test func aClipThatCannotBeCutInTimeIsRefused() throws {
    var budget = Budget()
    budget.wallTime = .seconds(2)
    let error = #expect(throws: Diagnostic.self) {
      try Renderer.image(size: CGSize(width: 300, height: 300), budget: budget) { canvas in
        canvas.clip(to: tangle(20_000))
        canvas.fill(UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 300, height: 300)), paint: .color(.red))
      }
    }
    #expect(error?.message == "Took longer than the limit of 2 s")
  }

  @Test func anOutlineOfManyPointsClips() throws {
    let image = try Renderer.image(size: CGSize(width: 300, height: 300)) { canvas in
      canvas.clip(to: circle(3000))
      canvas.fill(CGRect(x: 0, y: 0, width: 300, height: 300), color: .black)
    }
    #expect(image.cgImage?.color(x: 150, y: 150)?.alpha == 1)
    #expect(image.cgImage?.color(x: 1, y: 1)?.alpha == 0)
  }

  @Test func theClipIsLeftWithItsState() throws {
    let canvas = try #require(
      ImageCanvas(size: CGSize(width: 300, height: 300), scale: 1, traits: UITraitCollection()))
    canvas.saveGState()
    canvas.clip(to: circle(3000))
    #expect(canvas.state.clipWork == PathCrossings(circle(3000)).work)
    canvas.restoreGState()
    #expect(canvas.state.clipWork == 0)
  }
}
