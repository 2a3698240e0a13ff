import Foundation
import QuoinGraphics

/// The room that the lines of a text view are set in.
open class NSTextContainer: NSObject, ViewBound {
  /// How large the room is, in points; a text view gives it its own width.
  open var size: CGSize
  /// What lines keep from the sides of the room, in points; 5 unless set.
  @Observed open var lineFragmentPadding: CGFloat = 5 { didSet { didChange() } }
  /// The greatest number of lines; 0 for any.
  @Observed open var maximumNumberOfLines = 0 { didSet { didChange() } }
  /// What happens to what has no room.
  @Observed open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { didChange() } }
  /// Kept for code that sets it: the room is always as wide as the view.
  open var widthTracksTextView = true
  /// Kept for code that sets it.
  open var heightTracksTextView = false
  final var didChange: () -> Void = {}

  /// Creates a room.
  public init(size: CGSize = .zero) { self.size = size }

  deinit {}
}
