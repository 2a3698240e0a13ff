/// Something that was said.
public struct Message: Hashable, Sendable {
  public let text: String
  /// When, as it is shown.
  public let time: String
  /// Whether the one who looks at the screen said it.
  public let isMine: Bool

  public init(_ text: String, at time: String, isMine: Bool = false) {
    (self.text, self.time, self.isMine) = (text, time, isMine)
  }

  /// A conversation to begin with.
  public static let conversation = [
    Message("Hi! Is the cabin at the lake still free in the second week of May?", at: "9:31", isMine: true),
    Message("It is.", at: "9:40"),
    Message(
      """
      From Saturday the 9th on. The boat is back in the water by then, and whoever is first up may light the stove: \
      it takes a good hour until the kitchen is warm.
      """, at: "9:41"),
    Message("Perfect, we are four.", at: "9:58", isMine: true),
    Message("Do we need to bring sheets?", at: "9:58", isMine: true),
    Message("Only towels. 🛶", at: "10:04"),
  ]
}
