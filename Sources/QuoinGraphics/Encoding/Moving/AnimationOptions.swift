/// How the frames of a moving picture follow each other.
public struct AnimationOptions: Sendable {
  /// How many frames a second has, above 0; a GIF counts in hundredths of a second, and many readers show nothing for
  /// less than two.
  public var framesPerSecond = 30.0
  /// How often all frames are shown; 0 for ever.
  public var loopCount = 0

  /// Creates the default options.
  public init() {}
}
