import Foundation
import QuoinDiagnostics
import QuoinResources
import Testing

@testable import QuoinGraphics

/// Groups that are open at once hold pixels, which count against the limit of an image's.
@Suite struct GroupMemoryTests {
  private func draw(_ groups: Int, inside: Bool, shadows: Bool = false, as format: OutputFormat = .png) throws
    -> Data
  {
    var budget = Budget.default
    budget.imagePixels = 40_000
    func begin(_ canvas: Canvas) {
      if shadows {
        canvas.beginShadowLayer(color: .black, opacity: 1, offset: .zero, radius: 1)
      } else {
        canvas.beginTransparencyLayer(alpha: 0.9)
      }
    }
    func end(_ canvas: Canvas) {
      if shadows { canvas.endShadowLayer() } else { canvas.endTransparencyLayer() }
    }
    return try Renderer.render(size: CGSize(width: 100, height: 100), format: format, budget: budget) {
      canvas in
      for _ in 0..<groups {
        begin(canvas)
        canvas.fill(CGRect(x: 0, y: 0, width: 50, height: 50), color: .red)
        if !inside { end(canvas) }
      }
      if inside { for _ in 0..<groups { end(canvas) } }
    }
  }

  @Test(arguments: [false, true]) func nestedGroupsAreCounted(shadows: Bool) throws {
    _ = try draw(4, inside: true, shadows: shadows)
    let error = #expect(throws: Diagnostic.self) { try draw(5, inside: true, shadows: shadows) }
    #expect(error?.message.contains("hold more than the limit of 40000 pixels") == true)
  }

  @Test func groupsBesideEachOtherShareTheirRoom() throws {
    #expect(throws: Never.self) { try draw(50, inside: false) }
  }

  @Test(arguments: [OutputFormat.pdf, .svg]) func documentsHoldNoPixels(format: OutputFormat) throws {
    #expect(throws: Never.self) { try draw(50, inside: true, as: format) }
  }
}
