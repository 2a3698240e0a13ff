import Foundation

/// How far a line reaches above and below its baseline, in points.
struct LineHeight {
  private(set) var ascent = 0.0
  private(set) var descent = 0.0

  /// The whole height.
  var total: Double { ascent + descent }

  /// Whether what stands in for a font counts.
  private let countsStandIns: Bool

  /// The natural height of a line: of all that it shows, or of a font when it shows nothing.
  ///
  /// - Parameter style: Whether fonts that stand in for others count.
  init(_ plan: LinePlan, of text: ShapedText, emptyFont: UIFont, style: TextParagraph) {
    countsStandIns = !style.keepsLineHeight
    var isEmpty = true
    if !plan.before.isEmpty {
      isEmpty = false
      include(plan.before, of: text)
    }
    if !plan.after.isEmpty {
      isEmpty = false
      include(plan.after, of: text)
    }
    if isEmpty, !plan.range.isEmpty {
      include(plan.range, of: text)
    } else if isEmpty {
      ascent = Double(emptyFont.ascender)
      descent = -Double(emptyFont.descender)
    }
  }

  private mutating func include(_ range: Range<Int>, of text: ShapedText) {
    var index = text.run(of: range.lowerBound)
    while index < text.runs.count, text.runs[index].clusters.lowerBound < range.upperBound {
      let run = text.runs[index]
      ascent = max(ascent, (countsStandIns ? run.ascent : run.ownAscent) + run.baselineOffset)
      descent = max(descent, (countsStandIns ? run.descent : run.ownDescent) - run.baselineOffset)
      index += 1
    }
  }

  /// Applies a paragraph's multiple and bounds; what is added or taken away is so above the text.
  mutating func apply(_ style: TextParagraph) {
    var height = total
    if style.lineHeightMultiple > 0 { height *= style.lineHeightMultiple }
    height = max(height, style.minimumLineHeight)
    if style.maximumLineHeight > 0 { height = min(height, style.maximumLineHeight) }
    ascent = height - descent
  }
}
