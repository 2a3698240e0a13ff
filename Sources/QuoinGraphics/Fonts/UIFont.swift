import Foundation

/// A typeface at a size, with the metrics its file gives: nothing is hinted or rounded.
///
/// ```swift
/// let title = UIFont.systemFont(ofSize: 22, weight: .semibold)
/// let baseline = title.ascender  // points below the top of its line
/// ```
public final class UIFont: NSObject, Sendable {
  // First of all fields; see AttributeValueKind.
  private let kind = AttributeValueKind()
  /// The size in points.
  public let pointSize: CGFloat
  /// What the font was asked for by, as it can be asked for again at another size.
  public let fontDescriptor: UIFontDescriptor
  let face: FontFace

  init(face: FontFace, size: CGFloat, descriptor: UIFontDescriptor) {
    self.face = face
    self.pointSize = FontLimits.size(size)
    self.fontDescriptor = descriptor
  }

  /// The OpenType features that the font sets for all its text, each once, in the order of their tags.
  public var features: [FontFeature] { fontDescriptor.features }

  /// The family's name, such as `Inter`.
  public var familyName: String { face.record.family }
  /// The face's PostScript name, such as `Inter-Bold`.
  public var fontName: String { face.record.postScriptName }

  /// The distance from the baseline up to the top of a line, in points.
  public var ascender: CGFloat { face.metrics.ascender * pointSize }
  /// The distance from the baseline down to the bottom of a line, in points; negative.
  public var descender: CGFloat { face.metrics.descender * pointSize }
  /// The height of capital letters above the baseline, in points.
  public var capHeight: CGFloat { face.metrics.capHeight * pointSize }
  /// The height of a small `x` above the baseline, in points.
  public var xHeight: CGFloat { face.metrics.xHeight * pointSize }
  /// The height of a line from ascender to descender, in points.
  public var lineHeight: CGFloat { ascender - descender }
  /// The gap that the font's file wants between two lines, in points; lines here do not add it.
  public var leading: CGFloat { face.metrics.lineGap * pointSize }

  /// The same typeface at another size in points.
  public func withSize(_ size: CGFloat) -> UIFont {
    UIFont(face: face, size: size, descriptor: fontDescriptor.withSize(size))
  }

  /// Whether something is a font that draws the same typeface at the same size with the same features.
  public override func isEqual(_ object: Any?) -> Bool { (object as? UIFont).map { self == $0 } ?? false }

  /// Two fonts are equal when they draw the same typeface at the same size with the same features.
  public static func == (left: UIFont, right: UIFont) -> Bool {
    left === right
      || (left.pointSize == right.pointSize && left.face.isSame(as: right.face)
        && left.features == right.features)
  }

  /// Follows from what equality compares.
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(face.identityHash)
    hasher.combine(pointSize)
    if !features.isEmpty { hasher.combine(features) }
    return hasher.finalize()
  }

  /// The face and its size: `Inter-Bold 17.0pt`.
  public override var description: String { "\(fontName) \(pointSize)pt" }
}

/// Bounds that keep a nonsensical size from reaching the font machinery.
enum FontLimits {
  /// The size in points, at least 0 and at most 10,000; what is not a number becomes 0.
  static func size(_ size: CGFloat) -> CGFloat {
    size.isNaN ? 0 : min(max(size, 0), 10_000)
  }
}
