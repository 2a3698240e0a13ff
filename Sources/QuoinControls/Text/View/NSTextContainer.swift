import Foundation
import QuoinGraphics

/// The room that the lines of a text view are set in.
open class NSTextContainer: NSObject {
  /// How large the room is, in points; a text view gives it its own width.
  open var size: CGSize
  /// What lines keep from the sides of the room, in points; 5 unless set.
  open var lineFragmentPadding: CGFloat = 5 { didSet { didChange() } }
  /// The greatest number of lines; 0 for any.
  open var maximumNumberOfLines = 0 { didSet { didChange() } }
  /// What happens to what has no room.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { didChange() } }
  /// Kept for code that sets it: the room is always as wide as the view.
  open var widthTracksTextView = true
  /// Kept for code that sets it.
  open var heightTracksTextView = false
  final var didChange: () -> Void = {}

  /// Creates a room.
  public init(size: CGSize = .zero) { self.size = size }
}

/// What is found in text besides what it says of itself.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
  public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
  public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
  public static let all = UIDataDetectorTypes(rawValue: .max)
}
