import Foundation
import QuoinDiagnostics
import QuoinResources
import Testing

@testable import QuoinGraphics

/// Work that takes longer than it may ends with the message that says so.
@Suite struct WallTimeTests {
  private let message = "Took longer than the limit of 1 ms"
  private let size = CGSize(width: 1000, height: 1000)

  private func message(
    of format: OutputFormat, size: CGSize? = nil, options: OutputOptions = OutputOptions(),
    _ draw: (Canvas) -> Void
  ) -> String? {
    var budget = Budget()
    budget.wallTime = .milliseconds(1)
    do throws(Diagnostic) {
      _ = try Renderer.render(size: size ?? self.size, format: format, options: options, budget: budget) {
        draw($0)
      }
      return nil
    } catch {
      return error.message
    }
  }

  @Test(arguments: OutputFormat.allCases)
  func gradientsEnd(format: OutputFormat) {
    let rainbow = Gradient(
      colors: [.red, .green, .blue], shape: .conic(center: CGPoint(x: 500, y: 500), angle: 0))
    var drawn = 0
    let found = message(of: format) { canvas in
      while !canvas.meter.isUsedUp, drawn < 100_000 {
        canvas.fill(CGRect(origin: .zero, size: size), paint: .gradient(rainbow))
        drawn += 1
      }
    }
    #expect(found == message)
    #expect(drawn < 100_000)
  }

  @Test(arguments: OutputFormat.allCases)
  func shadowsEnd(format: OutputFormat) {
    let path = UIBezierPath(rect: CGRect(x: 100, y: 100, width: 800, height: 800))
    let found = message(of: format) { canvas in
      for _ in 0..<2000 {
        canvas.shadow(of: path, color: .black, opacity: 1, offset: .zero, radius: 40)
      }
    }
    #expect(found == message)
  }

  @Test func encodingEnds() {
    var options = OutputOptions()
    options.png.compression = .best
    #expect(message(of: .png, options: options) { _ in } == message)
  }

  @Test(arguments: ["word and word, ", "nospaces", "שלום עולם "])
  func shapingAndBreakingEndAndLeaveNoTrace(words: String) {
    let text = AttributedText(String(repeating: words, count: 40_000), font: .systemFont(ofSize: 7))
    var budget = Budget()
    budget.wallTime = .milliseconds(1)
    let problem = BudgetMeter.metering(budget) { meter in
      _ = TextLayout(text: text, maximumWidth: 100)
      return meter.problem?.message
    }
    #expect(problem == message)
    #expect(TextLayout(text: text, maximumWidth: 100).lines.count > 1000)
  }

  @Test func longTextIsSetAsIfItWereShapedAtOnce() {
    let words = (0..<20_000).map { "word\($0)" }.joined(separator: " ")
    let layout = TextLayout(text: AttributedText(words, font: .systemFont(ofSize: 10)), maximumWidth: 300)
    // Every line ends behind a space, and as many words as there were are left.
    let bytes = Array(words.utf8)
    #expect(layout.lines.dropLast().allSatisfy { bytes[$0.range.upperBound - 1] == 0x20 })
    #expect(layout.lines.allSatisfy { $0.frame.width <= 300.01 })
    #expect(layout.lines.first?.range.lowerBound == 0 && layout.lines.last?.range.upperBound == bytes.count)
    #expect(
      zip(layout.lines, layout.lines.dropFirst()).allSatisfy { $0.range.upperBound == $1.range.lowerBound })
  }
}
