/// What the number in an attribute counts, or each number in one that has several.
public enum AttributeUnit: String, Sendable, Hashable, Codable, CaseIterable {
  /// Points, of which a picture at scale 2 has two pixels each.
  case points
  /// Radians; π is half a turn.
  case radians
  /// From 0 to 1, both included.
  case fraction
  /// Parts of the view's size: 0 is the left or top edge, 1 the right or bottom one.
  case partOfSize = "parts of the size"
  /// A multiple of what it would be otherwise; 1 changes nothing.
  case factor
  /// Pixels a point.
  case pixelsPerPoint = "pixels per point"
  /// Lines of text.
  case lines
}
