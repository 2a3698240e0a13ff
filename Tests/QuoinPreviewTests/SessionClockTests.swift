import Foundation
import QuoinDiagnostics
import QuoinResources
import QuoinViews
import Testing

@testable import QuoinPreview

/// How a preview follows the time of what it shows.
@Suite struct SessionClockTests {
  private func stage(_ text: String) throws -> PreviewStage {
    let folder = try PreviewFolder(["a.xml": text])
    let project = try PreviewProject(path: folder.url.path)
    let url = folder.url.appendingPathComponent("a.xml")
    let document = try PreviewDocument(url, edited: EditedFiles(), data: nil, typed: nil, in: project)
    return try PreviewStage(
      document, state: [:], in: project.settings.layout.environment(budget: project.budget),
      size: .fixed(100, 60))
  }

  @Test func whereNothingMovesNothingIsWaitedFor() async throws {
    let folder = try PreviewFolder(["a.xml": "<UIView width='10' height='10'/>"])
    let page = try await folder.session()
    #expect(await page.session.waitsForNothing)
    await page.session.perform(.hover(x: 5, y: 5))
    #expect(await page.session.waitsForNothing)
    try folder.write(
      "a.xml", "<UIView width='10' height='10'><UIActivityIndicatorView isAnimating='true'/></UIView>")
    await page.session.filesChanged([folder.path("a.xml")])
    #expect(await !page.session.waitsForNothing)
    await page.session.perform(.hold(true))
    #expect(await page.session.waitsForNothing)
  }

  @Test func aWheelIsWaitedForStepByStepAndDrawnWithoutALayout() throws {
    let stage = try stage(
      "<UIView width='100' height='60'><UIActivityIndicatorView isAnimating='true'/></UIView>")
    _ = try stage.draw()
    var steps: [TimeInterval] = []
    for _ in 0..<4 {
      let wait = try #require(stage.nextTime) - stage.window.clock.time
      steps.append(wait)
      #expect(!stage.advance(by: wait))
      let part = try #require(try stage.draw()?.part)
      #expect(part.width < 50)
    }
    #expect(steps.allSatisfy { $0 > 0.05 && abs($0 - steps[0]) < 1e-9 })
  }

  @Test func aCaretIsWaitedForTwiceASecond() throws {
    let stage = try stage("<UIView width='100' height='60'><UITextField width='100' height='40'/></UIView>")
    stage.send(.touches([.init(id: 1, phase: .began, x: 50, y: 20)]))
    stage.send(.touches([.init(id: 1, phase: .ended, x: 50, y: 20)]))
    #expect(stage.takesText)
    try stage.layOut()
    // What the tap itself waits for passes first.
    _ = stage.advance(by: 2)
    _ = try stage.draw()
    for _ in 0..<4 {
      let next = try #require(stage.nextTime)
      #expect(abs(next * 2 - (next * 2).rounded()) < 1e-9)
      #expect(!stage.advance(by: next - stage.window.clock.time))
    }
  }

  @Test func whatTimeItselfChangesIsLaidOut() throws {
    let stage = try stage("<UIView width='100' height='60'><UIView width='50%' height='20'/></UIView>")
    try stage.layOut()
    #expect(!stage.advance(by: 1))
    let view = stage.node.view
    stage.window.clock.schedule(after: 0.5) { view.setNeedsLayout() }
    #expect(stage.advance(by: 0.5))
  }

  @Test func theWorldSleepsAsLongAsNothingHappens() {
    var clock = SessionClock()
    #expect(clock.sleep(for: nil) == nil)
    #expect(clock.sleep(for: 0.5) == 0.5)
    #expect(clock.sleep(for: -1) == 1.0 / 60)
    #expect(clock.sleep(for: .infinity) == 3_600)
    clock.isHeld = true
    #expect(clock.sleep(for: 0.5) == nil)
  }
}

extension PreviewSession {
  fileprivate var waitsForNothing: Bool { timekeeper == nil }
}
