import Foundation

/// The size of a font as a style states it.
enum SVGFontSize {
  /// In units of the drawing.
  case units(Double)
  /// So many times the size around.
  case times(Double)

  /// The largest size that text may have, in units of the drawing: beyond some two millions Pango's numbers overflow, and
  /// librsvg ends the process.
  static let limit = 10_000.0
  /// The size of text where nothing states one, in units.
  static let initial = 16.0

  /// Reads a value of `font-size`; nothing for one that librsvg does not take.
  init?(_ value: String) {
    let value = value.trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
    if value == "larger" || value == "smaller" {
      self = .times(value == "larger" ? 1.2 : 1 / 1.2)
      return
    }
    var reader = NumberReader(value)
    guard let number = reader.number() else { return nil }
    if let times = Self.relativeUnits.first(where: { value.hasSuffix($0.unit) }) {
      self = .times(number * times.factor)
    } else {
      self = .units(number * (Self.units.first { value.hasSuffix($0.unit) }?.factor ?? 1))
    }
  }

  /// Endings of sizes that count in the size around; `rem`, which counts in that of the root, comes to no more.
  private static let relativeUnits: [(unit: String, factor: Double)] = [
    ("%", 0.01), ("em", 1), ("ex", 1), ("ch", 1),
  ]
  private static let units: [(unit: String, factor: Double)] = [
    ("in", 96), ("cm", 96 / 2.54), ("mm", 96 / 25.4), ("pc", 16), ("pt", 96 / 72),
  ]

  /// Reads the size out of the short form `italic 12px/1.5 Inter`, in which it has a unit.
  init?(font value: String) {
    for part in value.split(whereSeparator: \.isWhitespace) {
      let part = part.prefix { $0 != "/" }
      guard let last = part.last, last.isLetter || last == "%", let size = SVGFontSize(String(part)) else {
        continue
      }
      self = size
      return
    }
    return nil
  }

  func resolved(in outer: Double) -> Double {
    switch self {
    case .units(let number): number
    case .times(let factor): outer * factor
    }
  }
}
