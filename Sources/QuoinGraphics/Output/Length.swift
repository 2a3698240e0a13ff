import Foundation
import QuoinDiagnostics

/// Lengths as documents write them: `20mm`, `2.5cm`, `1in`, `36pt`, or a plain number of points.
package enum Length {
  /// Points of each unit; an inch is 72.
  private static let units: [(name: String, points: CGFloat)] = [
    ("mm", 72 / 25.4), ("cm", 72 / 2.54), ("in", 72), ("pt", 1), ("px", 0.75),
  ]

  /// The length that a text stands for, in points; nothing for one that is none.
  package static func points(of text: some StringProtocol) -> CGFloat? {
    let text = text.trimmingCharacters(in: .whitespaces).lowercased()
    for unit in units where text.hasSuffix(unit.name) {
      return Double(text.dropLast(unit.name.count).trimmingCharacters(in: .whitespaces))
        .flatMap { $0.isFinite ? CGFloat($0) * unit.points : nil }
    }
    return Double(text).flatMap { $0.isFinite ? CGFloat($0) : nil }
  }
}
