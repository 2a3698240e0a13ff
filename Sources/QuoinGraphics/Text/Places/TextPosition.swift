/// A place between two characters of a text, where a caret may stand.
public struct TextPosition: Hashable, Sendable {
  /// Which line a place belongs to that ends one line and begins the next.
  public enum Affinity: Hashable, Sendable {
    /// The line that begins there.
    case downstream
    /// The line that ends there.
    case upstream
  }

  /// How many bytes of UTF-8 lie before it.
  public let offset: Int
  /// Which line it is on, where a line is broken there.
  public let affinity: Affinity

  /// Creates a position.
  ///
  /// - Parameters:
  ///   - offset: How many bytes of UTF-8 lie before it; within a character it counts as the one before that character,
  ///     beyond the text as its end.
  ///   - affinity: Which line it is on, where a line is broken there.
  public init(_ offset: Int, affinity: Affinity = .downstream) {
    self.offset = offset
    self.affinity = affinity
  }
}
