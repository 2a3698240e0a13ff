import Foundation

extension CGSize {
  /// `1200 × 630 points`
  var inPoints: String { "\(width.asWritten) × \(height.asWritten) points" }
}

extension CGFloat {
  /// Without the `.0` of whole numbers.
  var asWritten: String {
    let text = "\(self)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
