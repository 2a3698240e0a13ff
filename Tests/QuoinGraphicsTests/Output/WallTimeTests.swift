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

  @Test(arguments: ["word and word, ", "nospaces", "שלום עולם ", "a\u{AD}b\u{AD}"])
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

  @Test func findingFacesAndDirectionsEnds() {
    let text = AttributedText(String(repeating: "漢字 עולם ", count: 1000), font: .systemFont(ofSize: 7))
    var string = text.string
    let found = string.withUTF8 { bytes in
      let reader = ScalarReader(bytes: bytes)
      return BreakAnalysis.with(reader, nil) { analysis in
        [Duration.zero, .seconds(60)].map { time in
          var budget = Budget()
          budget.wallTime = time
          var itemizer = TextItemizer(
            reader: reader, spans: SpanReader(text), baseDirection: .natural, meter: BudgetMeter(budget))
          var items: [TextItem] = []
          _ = itemizer.items(
            of: ParagraphSource.split(reader)[0], analysis: analysis, firstCharacter: 0, into: &items)
          return items.count
        }
      }
    }
    #expect(found[0] == 0 && found[1] >= 1000)
  }

  @Test func eachChanceToHyphenateIsLookedAtOnce() {
    let text = AttributedText(String(repeating: "a\u{AD}b\u{AD}", count: 2_000), font: .systemFont(ofSize: 7))
    let shaped = TextShaper.shape(text, baseDirection: .natural, nil)
    var hyphens = 0
    var breaker = LineBreaker(text: shaped) { _ in
      hyphens += 1
      return 3
    }
    let tabs = TabStops(TextParagraph(), indent: 0)
    var start = 0
    while start < shaped.clusters.count - 1 {
      start = breaker.line(from: start, width: 100, tabs: tabs, byCharacter: false).end
    }
    #expect(breaker.lookedAt < 2 * shaped.breaks.count)
    #expect(hyphens == 1)
  }

  @Test func imagesAreNotDeflatedWithoutTime() throws {
    let pixels = (0..<90_000).map { UInt32($0) | 0xFF00_0000 }
    let image = try #require(CGImage(width: 300, height: 300, pixels: pixels))
    guard case .pixels(let buffer) = image.content else { return }
    var budget = Budget()
    budget.wallTime = .milliseconds(1)
    let found = BudgetMeter.metering(budget) { _ -> String? in
      do throws(Diagnostic) {
        _ = try image.streams.streams(of: buffer)
        return nil
      } catch {
        return error.message
      }
    }
    #expect(found == message)
    #expect(try image.streams.streams(of: buffer).alpha == nil)
    let drawn = UIImage(cgImage: image)
    let svg = self.message(of: .svg) { $0.draw(drawn, in: CGRect(origin: .zero, size: size)) }
    #expect(svg == message)
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
