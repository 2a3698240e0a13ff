/// How far a picture may differ from what was recorded, in colour differences as CIEDE2000 counts them: 1 is what
/// trained eyes just tell apart where two large patches meet, and single pixels have to differ by far more.
///
/// ```swift
/// expectPicture(of: chart, "chart", tolerance: PictureTolerance(pixel: 3, area: 1))
/// ```
public nonisolated struct PictureTolerance: Hashable, Sendable {
  /// The most by which one pixel may differ; what is clear is compared on white and on black.
  public var pixel: Double
  /// The most by which the mean colours of a square of 8 by 8 pixels may differ.
  public var area: Double

  /// Creates a tolerance; numbers below 0 count as 0.
  public init(pixel: Double, area: Double) {
    self.pixel = pixel > 0 ? pixel : 0
    self.area = area > 0 ? area : 0
  }

  /// What nobody sees: 1 for a pixel, and 0.4 for an area, where eyes are keener.
  ///
  /// That leaves room for what other versions of the libraries below round differently, a level of 255 here and there.
  /// Three levels over an area of any grey fail, and so does whatever can be seen: another shade, a line that moved by a
  /// quarter of a pixel, a letter.
  public static let invisible = PictureTolerance(pixel: 1, area: 0.4)
  /// Not at all.
  public static let exact = PictureTolerance(pixel: 0, area: 0)
}
