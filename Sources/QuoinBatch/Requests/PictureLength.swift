import Foundation

/// A length of a picture: a number of points, or of the unit behind it: `150mm`, `150 mm`.
package struct PictureLength: Sendable {
  /// What may stand behind a number.
  package enum Unit: String, CaseIterable, Sendable {
    case pt, px, mm, cm
    case inches = "in"
  }

  package let number: Double
  /// Nothing where none is given, which means points or the unit of the other side of a size.
  package let unit: Unit?

  /// Reads a length; nothing comes of what is none.
  package init?(_ text: String) { self.init(Substring(text.lowercased())) }

  /// Reads lowercase text.
  init?(_ text: Substring) {
    let text = text.trimmingSpaces
    let digits = text.prefix { "0123456789.+-".contains($0) || $0 == "e" }
    guard let number = Double(digits), number.isFinite, number > 0 else { return nil }
    let name = text[digits.endIndex...].trimmingSpaces
    guard let unit = Unit(rawValue: String(name)) else {
      guard name.isEmpty else { return nil }
      self.init(number: number, unit: nil)
      return
    }
    self.init(number: number, unit: unit)
  }

  /// A length in points.
  init(points: CGFloat) { self.init(number: Double(points), unit: .pt) }

  private init(number: Double, unit: Unit?) {
    self.number = number
    self.unit = unit
  }

  /// The length in points, of which 72 are an inch.
  ///
  /// - Parameters:
  ///   - scale: Pixels a point.
  ///   - other: The unit that counts where the length has none.
  package func points(atScale scale: CGFloat, or other: Unit? = nil) -> CGFloat {
    switch unit ?? other ?? .pt {
    case .pt: number
    case .px: number / scale
    case .inches: number * 72
    case .cm: number * 72 / 2.54
    case .mm: number * 72 / 25.4
    }
  }
}

extension Substring {
  fileprivate var trimmingSpaces: Substring {
    var text = drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
