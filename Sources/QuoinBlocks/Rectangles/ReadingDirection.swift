/// The direction in which lines are read, which tells what "leading" and "trailing" mean.
@frozen
public enum ReadingDirection: String, Sendable, Hashable, Codable {
  /// Leading is left.
  case leftToRight
  /// Leading is right.
  case rightToLeft
}
