import Foundation

/// Where a variable font stands on one of its axes: the weight (`wght`), the width (`wdth`) or any other.
///
/// ```swift
/// let title = UIFont(name: "Recursive", size: 22)?.withVariations(.weight(650), .slant(-8))
/// let casual = FontVariation(tag: "CASL", value: 0.5).map { title?.withVariations($0) }
/// ```
///
/// A font that lacks the axis is drawn without it, and a value beyond the axis counts as its end.
public struct FontVariation: Hashable, Sendable {
  /// The four bytes of the axis's tag, the first in the highest place.
  let code: UInt32
  /// The place on the axis, in the font's own units.
  public let value: Double

  init(code: UInt32, value: Double) {
    self.code = code
    self.value = value
  }

  /// A place on an axis by its tag.
  ///
  /// - Parameters:
  ///   - tag: Four letters or digits of ASCII, such as `wght` or `GRAD`.
  ///   - value: The place, in the font's own units; a finite number.
  /// - Returns: Nil for another tag, and for what is not a finite number.
  public init?(tag: some StringProtocol, value: Double) {
    guard let feature = FontFeature(tag: tag), value.isFinite else { return nil }
    self.init(code: feature.code, value: value)
  }

  /// A place on an axis as it is written in CSS's and Pango's manner: `wght=650`, `slnt=-8`.
  public init?(_ spelling: String) {
    guard let equals = spelling.firstIndex(of: "="),
      let value = Double(spelling[spelling.index(after: equals)...])
    else { return nil }
    self.init(tag: spelling[..<equals], value: value)
  }

  /// The tag's four characters.
  public var tag: String { FontTag.text(code) }

  /// The weight (`wght`), mostly from 100 to 900.
  public static func weight(_ value: Double) -> FontVariation {
    FontVariation(code: FontTag.weight, value: value)
  }
  /// The width (`wdth`), in per cent of a normal one.
  public static func width(_ value: Double) -> FontVariation {
    FontVariation(code: FontTag.width, value: value)
  }
  /// The optical size (`opsz`), in points.
  public static func opticalSize(_ value: Double) -> FontVariation {
    FontVariation(code: FontTag.opticalSize, value: value)
  }
  /// The slant (`slnt`), in degrees; negative leans to the right.
  public static func slant(_ value: Double) -> FontVariation {
    FontVariation(code: FontTag.slant, value: value)
  }
  /// From upright, 0, to italic, 1 (`ital`).
  public static func italic(_ value: Double) -> FontVariation {
    FontVariation(code: FontTag.italic, value: value)
  }
}

/// The tags that OpenType gives a meaning to.
enum FontTag {
  static let weight: UInt32 = 0x7767_6874
  static let width: UInt32 = 0x7764_7468
  static let opticalSize: UInt32 = 0x6F70_737A
  static let slant: UInt32 = 0x736C_6E74
  static let italic: UInt32 = 0x6974_616C

  /// The four characters of a tag.
  static func text(_ code: UInt32) -> String {
    String(
      String.UnicodeScalarView([24, 16, 8, 0].map { Unicode.Scalar(UInt8(truncatingIfNeeded: code >> $0)) }))
  }
}

extension [FontVariation] {
  /// Each axis once, at its last place, in the order of tags.
  var settled: [FontVariation] {
    if count < 2 { return self }
    var last: [UInt32: FontVariation] = [:]
    for variation in self { last[variation.code] = variation }
    return last.values.sorted { $0.code < $1.code }
  }
}

extension UIFont {
  /// The places on axes that the font was asked for with, each axis once, in the order of tags.
  public var variations: [FontVariation] { fontDescriptor.variations }

  /// The same font at other places of its axes, besides those that it was asked for with.
  public func withVariations(_ variations: FontVariation...) -> UIFont { withVariations(variations) }

  /// The same font at other places of its axes, besides those that it was asked for with.
  public func withVariations(_ variations: [FontVariation]) -> UIFont {
    UIFont(descriptor: fontDescriptor.withVariations(variations), size: pointSize)
  }

  /// The axes of a variable font; empty for others.
  public var variationAxes: [FontAxis] { face.record.axes }
}
