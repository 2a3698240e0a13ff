import Foundation

/// The shadow that attributed text casts.
///
/// ```swift
/// let shadow = NSShadow()
/// shadow.shadowOffset = CGSize(width: 0, height: 2)
/// shadow.shadowBlurRadius = 3
/// let text = NSAttributedString(string: "Hello", attributes: [.shadow: shadow])
/// ```
open class NSShadow: NSObject, NSCopying {
  // First of all fields; see AttributeValueKind.
  private final let kind = AttributeValueKind()
  /// Where the shadow falls, in points; not moved unless set.
  open var shadowOffset = CGSize.zero
  /// How much the shadow is blurred, in points; twice the standard deviation, as in `CGContext.setShadow`. Not unless set.
  open var shadowBlurRadius: CGFloat = 0
  /// The shadow's colour, a `UIColor` or a `CGColor`; black of a third unless set. Nothing is cast where it is nothing.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1 / 3)

  /// Creates a shadow that lies beneath the letters, and is not blurred.
  public override init() {}

  /// The shadow as it is drawn.
  final var shadow: Shadow? {
    let color = shadowColor as? UIColor ?? (shadowColor as? CGColor).map { UIColor(cgColor: $0) }
    return color.map {
      Shadow(color: $0, opacity: 1, offset: shadowOffset, radius: max(shadowBlurRadius, 0) / 2)
    }
  }

  /// A shadow with the same settings.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    (copy.shadowOffset, copy.shadowBlurRadius, copy.shadowColor) = (
      shadowOffset, shadowBlurRadius, shadowColor
    )
    return copy
  }

  /// Shadows are equal when they look alike.
  open override func isEqual(_ object: Any?) -> Bool { (object as? NSShadow)?.shadow == shadow }

  /// A number that equal shadows share.
  open override var hash: Int { shadow.hashValue }
}
