import Foundation
import QuoinGraphics
import Testing

@Suite("Strategies of line breaks")
struct LineBreakStrategyTests {
  @Test("A style keeps its strategy, and copies have it")
  func kept() {
    let style = NSMutableParagraphStyle()
    #expect(style.lineBreakStrategy == .standard)
    style.lineBreakStrategy = [.pushOut]
    #expect((style.copy() as? NSParagraphStyle)?.lineBreakStrategy == [.pushOut])
    #expect((style.mutableCopy() as? NSMutableParagraphStyle)?.lineBreakStrategy == [.pushOut])
    #expect(!style.isEqual(NSMutableParagraphStyle()))
  }
}
