import Foundation
import QuoinGraphics
import QuoinViews

extension PictureComparison {
  /// What is said of a difference: how much, where, in which views.
  ///
  /// - Parameters:
  ///   - scale: Pixels a point.
  ///   - expected: What was recorded.
  ///   - actual: What is now.
  ///   - root: The view that was drawn.
  func message(
    scale: CGFloat, expected: CGImage, actual: CGImage, in root: UIView
  ) -> (sentence: String, details: [(String, String?)]) {
    let amount = largestArea.map { max($0, largest) } ?? largest
    let sentence =
      "differs in \(count.grouped) of \((width * height).grouped) pixels (\(share)), by up to \(amount.tenths) where 1 is just visible"
    let (x, y) = worst
    let colors = [expected, actual].map { image in
      (image.withPixels { MeanColor($0.pixel(x: x, y: y)).hex }) ?? ""
    }
    let area = CGRect(
      x: box.minX / scale, y: box.minY / scale, width: box.width / scale, height: box.height / scale)
    let place =
      "within \(area.short) points; most at \((CGFloat(x) / scale).short) \((CGFloat(y) / scale).short), where \(colors[0]) became \(colors[1])"
    return (sentence, [("where", place), ("in", names(of: views(in: root, scale: scale), in: root))])
  }

  private var share: String {
    let percent = 100 * Double(count) / Double(width * height)
    return percent < 0.1 ? "below 0.1 %" : "\(percent.tenths) %"
  }

  /// The first few, and how many there are more.
  private func names(of views: [UIView], in root: UIView) -> String? {
    if views.isEmpty { return nil }
    let shown = views.prefix(3).map { $0.outlineLine([.frames, .texts], in: root) }
    return shown.joined(separator: ", ") + (views.count > 3 ? " and \(views.count - 3) more" : "")
  }
}

nonisolated extension Int {
  /// `1,316,640`
  fileprivate var grouped: String {
    var digits = Substring(String(self))
    var groups: [Substring] = []
    while digits.count > 3 {
      groups.insert(digits.suffix(3), at: 0)
      digits = digits.dropLast(3)
    }
    return ([digits] + groups).joined(separator: ",")
  }
}

nonisolated extension Double {
  /// With one decimal.
  fileprivate var tenths: String { "\((self * 10).rounded() / 10)" }
}

nonisolated extension CGRect {
  /// `120 40 96 22`
  var short: String { [minX, minY, width, height].map(\.short).joined(separator: " ") }
}
