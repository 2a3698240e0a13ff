import Foundation
import QuoinGraphics

/// Geometry in objects, as dictionaries of Objective-C hold it.
nonisolated extension NSValue {
  /// Creates a value that holds a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  /// Creates a value that holds a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  /// Creates a value that holds a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  /// Creates a value that holds insets.
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    self.init(
      edgeInsets: NSEdgeInsets(
        top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right))
  }

  /// The rectangle that the value holds.
  public var cgRectValue: CGRect { rectValue }
  /// The point that the value holds.
  public var cgPointValue: CGPoint { pointValue }
  /// The size that the value holds.
  public var cgSizeValue: CGSize { sizeValue }
  /// The insets that the value holds.
  public var uiEdgeInsetsValue: UIEdgeInsets {
    let insets = edgeInsetsValue
    return UIEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}

/// A rectangle as UIKit writes it: `{{0, 0}, {10, 20}}`.
public nonisolated func NSStringFromCGRect(_ rect: CGRect) -> String {
  "{\(NSStringFromCGPoint(rect.origin)), \(NSStringFromCGSize(rect.size))}"
}
/// A point as UIKit writes it: `{0, 0}`.
public nonisolated func NSStringFromCGPoint(_ point: CGPoint) -> String {
  "{\(short(point.x)), \(short(point.y))}"
}
/// A size as UIKit writes it: `{10, 20}`.
public nonisolated func NSStringFromCGSize(_ size: CGSize) -> String {
  "{\(short(size.width)), \(short(size.height))}"
}
/// Insets as UIKit writes them: `{top, left, bottom, right}`.
public nonisolated func NSStringFromUIEdgeInsets(_ insets: UIEdgeInsets) -> String {
  "{\(short(insets.top)), \(short(insets.left)), \(short(insets.bottom)), \(short(insets.right))}"
}
/// A transform as UIKit writes it: `[a, b, c, d, tx, ty]`.
public nonisolated func NSStringFromCGAffineTransform(_ transform: CGAffineTransform) -> String {
  let parts = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
  return "[" + parts.map(short).joined(separator: ", ") + "]"
}

/// A number as UIKit writes it: at most 17 digits, no decimals where there are none.
private nonisolated func short(_ number: CGFloat) -> String {
  number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(Double(number))"
}

nonisolated extension NSCoder {
  /// A rectangle as UIKit writes it.
  public class func string(for rect: CGRect) -> String { NSStringFromCGRect(rect) }
  /// A point as UIKit writes it.
  public class func string(for point: CGPoint) -> String { NSStringFromCGPoint(point) }
  /// A size as UIKit writes it.
  public class func string(for size: CGSize) -> String { NSStringFromCGSize(size) }
  /// Insets as UIKit writes them.
  public class func string(for insets: UIEdgeInsets) -> String { NSStringFromUIEdgeInsets(insets) }
  /// A transform as UIKit writes it.
  public class func string(for transform: CGAffineTransform) -> String {
    NSStringFromCGAffineTransform(transform)
  }
}
