import Foundation

/// Where tabs end: at the places that a paragraph names, and behind them at every multiple of an interval from its leading edge.
struct TabStops {
  /// The distance between stops, in points.
  let interval: Double
  /// How far the line begins from the edge, in points.
  let indent: Double
  private let stops: [TextTab]
  private let isRightToLeft: Bool

  init(_ paragraph: TextParagraph, indent: Double, isRightToLeft: Bool = false) {
    interval = paragraph.defaultTabInterval > 0 ? paragraph.defaultTabInterval : 28
    stops = paragraph.tabStops ?? []
    (self.indent, self.isRightToLeft) = (indent, isRightToLeft)
  }

  /// Where a tab ends, as a distance from the beginning of the line, in points.
  ///
  /// - Parameters:
  ///   - position: Where it begins, in points.
  ///   - tab: Its cluster.
  ///   - text: The text that it is in.
  func end(after position: Double, of tab: Int, in text: ShapedText) -> Double {
    guard let stop = stops.first(where: { $0.location > position + indent + 0.001 }) else {
      return end(after: position)
    }
    let place = stop.location - indent
    switch stop.alignment {
    case .center: return max(position, place - text.columnWidth(behind: tab, until: nil) / 2)
    case isRightToLeft ? .left : .right:
      return max(position, place - text.columnWidth(behind: tab, until: stop.terminators))
    default: return place
    }
  }

  /// The first stop behind a distance from the beginning of the line that is no named one, in points.
  func end(after position: Double) -> Double {
    ((position + indent + 0.001) / interval).rounded(.down) * interval + interval - indent
  }
}

extension ShapedText {
  /// How wide what stands behind a tab is, up to the next tab, the end of the line or some characters, in points.
  fileprivate func columnWidth(behind tab: Int, until terminators: CharacterSet?) -> Double {
    var end = tab + 1
    while end < clusters.count - 1, clusters[end].traits.isDisjoint(with: [.tab, .newline]) {
      if let terminators, text(of: end..<end + 1).unicodeScalars.contains(where: terminators.contains) {
        break
      }
      end += 1
    }
    return width(tab + 1..<end)
  }
}
