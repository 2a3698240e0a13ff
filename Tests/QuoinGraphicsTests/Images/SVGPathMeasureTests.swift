import Foundation
import Testing

@testable import QuoinGraphics

/// How much there is to a path, and how its numbers are read.
@Suite struct SVGPathMeasureTests {
  private func expect(
    _ data: String, _ segments: Int, _ length: Double, pairs: Double, isPath: Bool = true,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let measure = SVGPathMeasure(data, isPath: isPath)
    #expect(
      measure.segments == segments && abs(measure.length - length) < 1e-6 && measure.pairs == pairs,
      "\(measure.segments) segments, \(measure.length) long, \(measure.pairs) pairs",
      sourceLocation: sourceLocation)
  }

  @Test func linesCountOnceAndCurvesAsEightPieces() {
    // Each move ends what went before with a line back to its start.
    expect("M0 0L3 4", 2, 5, pairs: 0)
    expect("M0 0L3 4Z", 3, 10, pairs: 1)
    expect("M10 20l3 4 0 5", 3, 10, pairs: 1)
    expect("M10 20h3v4H0V1", 5, 3 + 4 + 13 + 23, pairs: 1)
    expect("M10 20C13 24 13 30 5 30", 9, 5 + 6 + 8, pairs: 0)
    expect("M10 20c3 4 3 10 -5 10", 9, 5 + 6 + 8, pairs: 0)
    expect("M10 20Q13 24 13 30", 9, 5 + 6, pairs: 0)
    expect("M10 20q3 4 3 10s3 4 3 9", 17, 5 + 6 + 5 + 5, pairs: 1)
    expect("M10 20S13 24 13 30", 9, 5 + 6, pairs: 0)
    expect("M10 20T13 24", 9, 5, pairs: 0)
    expect("M10 20t3 4", 9, 5, pairs: 0)
    expect("M1 1m10 20L14 24", 3, hypot(10, 20) * 0 + hypot(3, 3), pairs: 0)
  }

  @Test func anArcIsAsLongAsItsRadiiOrItsEndsAllow() {
    // It swings out by at most twice the largest of them, up and down.
    func length(_ reach: Double, _ dx: Double, _ dy: Double) -> Double {
      reach + hypot(dx, dy + 2 * reach) + reach
    }
    expect("M0 0A5 9 0 0 1 3 4", 9, length(18, 3, 4), pairs: 0)
    expect("M0 0a-9 5 0 1 0 3 4", 9, length(18, 3, 4), pairs: 0)
    expect("M0 0A1 1 30 11 30 40", 9, length(100, 30, 40), pairs: 0)
    expect("M10 10a1 1 30 0130 40", 9, length(100, 30, 40), pairs: 0)
  }

  @Test func areasOfPointsAreClosed() {
    expect("0,0 3,4 3 14", 3, 5 + 10 + hypot(3, 14), pairs: 3, isPath: false)
    expect("5 5", 1, 0, pairs: 0, isPath: false)
    expect("", 1, 0, pairs: 0, isPath: false)
    let box = SVGPathMeasure(width: -3, height: 4)
    #expect(box.segments == 32 && box.length == 14)
  }

  @Test func onlySegmentsAtOneHeightMayCross() {
    // Two that follow each other downward touch; two side by side may cross; level ones never do.
    expect("M0 0L0 1M0 2L0 3M0 4L0 5", 6, 3 + 2, pairs: 2)
    expect("M0 0H50 H0 H50", 4, 150, pairs: 0)
    expect("M0 0L5 10L10 0L15 10", 4, 3 * hypot(5, 10), pairs: 3)
  }

  @Test func whatIsNoPathEndsIt() {
    for (data, segments) in [
      ("", 0), ("L", 0), ("M", 0), ("M1", 0), ("M0 0L1", 1), ("M0 0L1 1 1", 2), ("M0 0H", 1), ("M0 0V", 1),
      ("M0 0C1 1 2 2", 1),
      ("M0 0C1 1 2 2 3", 1), ("M0 0S1 1", 1), ("M0 0Q1 1 2", 1), ("M0 0A1 1 0 0 1 2", 1),
      ("M0 0A1 1 0 2 1 2 2", 1),
      ("M0 0A1 1 0 1 5 2 2", 1), ("M0 0A1 1 0", 1), ("M0 0A1", 1), ("M0 0X1 1L1 1", 1), ("M0 0?1 1", 1),
      ("M0 0Z5 5", 2), ("5 5", 0),
      ("M0 0L1 1@2 2", 2), ("M0 0L1 1[2 2", 2), ("M0 0L1 1{2 2", 2),
    ] {
      #expect(SVGPathMeasure(data, isPath: true).segments == segments, "\(data)")
    }
    // Numbers go on with the command before, and behind a move with lines.
    #expect(SVGPathMeasure("M0 0 3 4 6 8", isPath: true).length == 10)
    #expect(SVGPathMeasure("m1 1 3 4 3 4", isPath: true).length == 10)
    #expect(SVGPathMeasure("M0 0H3 5", isPath: true).length == 5)
    #expect(SVGPathMeasure("M0 0z m3 4 z l0 5", isPath: true).length == 5 + 5 * 0 + 0)
  }

  @Test func numbersAreReadAsSVGWritesThem() {
    func numbers(_ text: String) -> [Double] {
      var reader = NumberReader(text)
      var found: [Double] = []
      while found.count < 9, let number = reader.number() { found.append(number) }
      return found
    }
    let texts: [(String, [Double])] = [
      ("1 2,3\t,4", [1, 2, 3, 4]), ("1-2+3.5.25", [1, -2, 3.5, 0.25]), (" ,, -.5e1", [-5]), ("1e2E-1", [100]),
      ("1e+2-3e-1", [100, -0.3]), ("2em", [2]), ("2e", [2]), ("2e+x", [2]), ("5px 3", [5]), ("", []),
      ("-", []),
      (".", []), ("+.e1", []), ("1e999", [1e15]), ("-1e20", [-1e15]), ("1e20", [1e15]), ("1.", [1]),
      ("/9", []),
      (":1", []), ("09", [9]),
    ]
    for (text, wanted) in texts { #expect(numbers(text) == wanted, "\(text)") }
    var flags = NumberReader("01, 1 2")
    #expect([flags.flag(), flags.flag(), flags.flag(), flags.flag()] == [true, true, true, false])
    var commands = NumberReader(" a,Z@[`{")
    #expect(
      commands.command(after: 0) == UInt8(ascii: "a") && commands.command(after: 0) == UInt8(ascii: "Z"))
    #expect(
      commands.command(after: 0) == nil && commands.command(after: UInt8(ascii: "Q")) == UInt8(ascii: "Q"))
    #expect(
      commands.command(after: UInt8(ascii: "z")) == nil && commands.command(after: UInt8(ascii: "Z")) == nil)
    for byte in ["@", "[", "`", "{"] {
      var other = NumberReader(byte)
      #expect(other.command(after: 0) == nil, "\(byte)")
    }
  }

  @Test func transformsGrowLengthsByTheirLargestStretch() {
    let texts: [(String, Double)] = [
      ("", 1), ("translate(5 6)", 1), ("translateX(5) translateY(9) rotate(30)", 1), ("scale(2)", 2),
      ("scale(-2, 3)", 3),
      ("scaleX(4)scaleY(.5)", 2), ("scale(3) translate(5,5) scale(2)", 6), ("scale()", 1),
      ("matrix(3 0 0 4 9 9)", 5),
      ("skewX(45)", 3.0.squareRoot()), ("skewY(0)", 2.0.squareRoot()), ("skewX()", 2.0.squareRoot()),
      ("perspective(3)", 1e6), ("scale", 1),
      ("matrix(1e15 0 0 1e15 0 0) matrix(1e15 0 0 1e15 0 0)", 2e30),
      (String(repeating: "scale(1e15)", count: 30), 1e6),
    ]
    for (text, wanted) in texts {
      #expect(
        abs(SVGTransform.scale(of: text) / wanted - 1) < 1e-9, "\(text): \(SVGTransform.scale(of: text))")
    }
  }
}
