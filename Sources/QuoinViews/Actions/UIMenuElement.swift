import Foundation
import QuoinGraphics

/// What stands in a menu: an action or a command.
open class UIMenuElement: NSObject, ViewBound {
  /// Whether the element is chosen.
  public nonisolated enum State: Int, Sendable { case off, on, mixed }

  /// How an element can be used.
  public nonisolated struct Attributes: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let disabled = Attributes(rawValue: 1 << 0)
    public static let destructive = Attributes(rawValue: 1 << 1)
    public static let hidden = Attributes(rawValue: 1 << 2)
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// What it is called.
  open var title: String
  /// What is said below the title.
  open var subtitle: String?
  /// The picture beside the title.
  open var image: UIImage?

  /// Creates an element.
  public init(title: String = "", image: UIImage? = nil) {
    self.title = title
    self.image = image
  }

  deinit {}
}
