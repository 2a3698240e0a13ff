/// The directions in which the content of a scroll guide may be larger than the guide.
public struct ScrollDirection: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// To the sides.
  public static var horizontal: ScrollDirection { ScrollDirection(rawValue: 1) }
  /// Up and down.
  public static var vertical: ScrollDirection { ScrollDirection(rawValue: 2) }
  /// Both; so is any other value.
  public static var both: ScrollDirection { ScrollDirection(rawValue: 0) }

  /// The lengths that the content has of itself.
  var sizes: [Size] {
    switch rawValue {
    case Self.horizontal.rawValue: [.width()]
    case Self.vertical.rawValue: [.height()]
    default: [.height(), .width()]
    }
  }
}
